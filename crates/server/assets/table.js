// Keeps the page of a table up to date. Without this script everything works by forms; with it, too.
"use strict";
(() => {
  const live = document.getElementById("live");
  const say = document.getElementById("say");
  const alertBox = document.getElementById("alert");
  if (!live || !window.EventSource) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const wishes = Object.fromEntries(live.dataset.wishes.split(" ").map((wish) => wish.split("-")));
  const room = () => document.getElementById("room");

  // How long a state is looked at before the next, in milliseconds at the usual pace.
  const LOOK = { none: 0, move: 700, trick: 1500, hand: 4500 };
  const PACE = { slow: 1.8, usual: 1, fast: 0.4, none: 0 };
  const pause = (kind) => (LOOK[kind] || 0) * PACE[wishes.pace];

  // States wait here until it is their turn; a tap shows the next one at once.
  const queue = [];
  let timer = 0;

  // Where the keyboard was when its button went away: in which part, at which button of it.
  let left = null;
  const GROUPS = [".choices", ".hand", ".piles", ".signals"];
  const buttons = (group) => [...document.querySelectorAll(`${group} button`)].filter((button) => !button.closest("[inert]"));
  const leave = () => {
    const group = GROUPS.find((one) => document.activeElement.closest(one));
    if (group) left = { group, nth: buttons(group).indexOf(document.activeElement) };
  };
  // It goes on at what is asked, beside where it was; until something is asked it stays at the question's place.
  const resume = () => {
    const at = document.activeElement;
    if (!left || (at && at !== document.body && at.id !== "moment")) return;
    const beside = buttons(left.group).filter((button) => !button.classList.contains("illegal"));
    const next = beside[Math.min(left.nth, beside.length - 1)] || buttons(".choices")[0] || buttons(".hand")[0] || buttons(".piles")[0];
    if (next) left = null;
    const place = next || document.getElementById("moment");
    if (place) place.focus({ preventScroll: true });
  };

  const busy = () => {
    const waits = queue.length > 0;
    document.body.classList.toggle("busy", waits);
    if (waits) leave();
    for (const part of document.querySelectorAll(".hand, .choices, .signals")) part.inert = waits;
    resume();
  };

  // Whoever reads an explanation is not interrupted.
  const reading = () => CSS.supports("selector(:popover-open)") && document.querySelector("[popover]:popover-open");
  document.addEventListener("toggle", (event) => {
    if (event.newState === "closed" && queue.length && !timer) setTimeout(() => { if (!timer) next(); });
  }, true);

  const next = () => {
    clearTimeout(timer);
    timer = 0;
    if (reading()) return busy();
    const state = queue.shift();
    if (!state) return busy();
    show(state);
    const kind = state.dataset.pause;
    const look = document.hidden ? 0 : pause(kind);
    timer = setTimeout(() => { timer = 0; if (queue.length) next(); }, look);
  };

  const receive = (html) => {
    const holder = document.createElement("template");
    holder.innerHTML = html;
    queue.push(holder.content.firstElementChild);
    if (timer) busy(); else next();
  };

  // A cut that the house has suggested is replaced by the browser's own, so that the house does not know it before.
  const cut = () => {
    const field = document.getElementById("cut-text");
    if (!field) return;
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };

  // What has not changed is left out of a state and taken over from the one before; of a part that has changed in part
  // its slot has what is new.
  const fill = (state, before) => {
    for (const slot of state.querySelectorAll("[data-part]")) {
      const name = slot.dataset.part;
      const part = before.querySelector(`#${name}, [data-part=${name}]`);
      if (!part) continue;
      const inside = part.content || part;
      for (const piece of [...slot.content.children]) {
        // A part that has not been there before takes the place that is kept for it.
        const old = inside.querySelector(`#${piece.id}, [data-part=${piece.id}]`);
        if (old) old.replaceWith(piece); else inside.append(piece);
      }
      slot.replaceWith(part);
    }
  };

  // How the same thing is found in the next state.
  const name = (one) => {
    if (one.id) return `#${one.id}`;
    if (one.matches("details[id] > summary")) return `#${one.parentElement.id} > summary`;
    const by = ["value", "popovertarget", "href"].find((attribute) => one.getAttribute(attribute));
    return by && `${one.localName}[${by}="${CSS.escape(one.getAttribute(by))}"]`;
  };

  const swap = (state) => {
    const old = room();
    leave();
    const focused = old.contains(document.activeElement) && name(document.activeElement);
    const folds = [...old.querySelectorAll("details")].map((fold, n) => fold.open && (fold.id || n));
    const typed = [...old.querySelectorAll("input[id]:not([type=hidden])")].map((field) => [field.id, field.value]);
    const aside = old.querySelector(".beside");
    const scrolled = aside ? aside.scrollTop : 0;
    const shown = HTMLElement.prototype.showPopover && old.querySelector(":popover-open");
    fill(state, old);
    old.replaceWith(state);
    document.body.className = state.dataset.class;
    cut();
    for (const fold of folds.filter((one) => one !== false)) {
      const again = typeof fold === "string" ? document.getElementById(fold) : state.querySelectorAll("details")[fold];
      if (again) again.open = true;
    }
    for (const [id, value] of typed) {
      const field = document.getElementById(id);
      if (field && !field.readOnly) field.value = value;
    }
    const shownAgain = shown && document.getElementById(shown.id);
    if (shownAgain) shownAgain.showPopover();
    const asideNow = state.querySelector(".beside");
    if (asideNow) asideNow.scrollTop = scrolled;
    const again = focused && state.querySelector(focused);
    if (again) {
      again.focus({ preventScroll: true });
      // What is taken over may still be inert.
      if (again.id !== "moment" && document.activeElement === again) left = null;
    }
    busy();
  };

  // What somebody has just said or signalled is seen for some seconds; it stays in the log.
  const seen = new Set();
  const fade = (state) => {
    for (const mark of state.querySelectorAll("[data-fresh]")) {
      const name = mark.dataset.fresh;
      if (seen.has(name)) mark.classList.add("faded");
      else setTimeout(() => {
        seen.add(name);
        for (const same of document.querySelectorAll(`[data-fresh="${name}"]`)) same.classList.add("faded");
      }, 7000);
    }
  };

  const moment = (state) => (state.dataset.asks ? state.querySelector("#move").elements.at.value : "");
  // What was asked when the page came stands on it.
  let asked = moment(room());
  const show = (state) => {
    fade(state);
    const said = state.dataset.said;
    const change = () => swap(state);
    if (document.startViewTransition && !calm.matches && !document.hidden && pause("move") > 0) {
      move(room(), state, change);
    } else {
      change();
    }
    // What is asked is said once, with what led to it.
    const at = moment(state);
    const words = at && at !== asked ? `${said} ${state.dataset.asks}` : said;
    asked = at || asked;
    if (words && words !== say.textContent) say.textContent = words;
    alertBox.textContent = "";
    title(state);
    if (state.dataset.pause !== "none") click();
    if (!queue.length) {
      if (state.dataset.asked) call(state);
      force(state);
    }
  };

  // Where only one thing can be done it is done, if the reader wants that.
  const force = (state) => {
    if (wishes.auto !== "yes" || !state.dataset.asked) return;
    const all = [...state.querySelectorAll("button[name=do][form=move]:not(.illegal)")];
    const values = [...new Set(all.map((button) => button.value))];
    const usual = values.includes("look") ? "look" : values.includes("skip") ? "go" : undefined;
    const choice = values.length === 1 ? values[0] : usual;
    if (!choice) return;
    const button = all.find((one) => one.value === choice);
    setTimeout(() => { if (room() === state) send(document.getElementById("move"), button); }, pause("move") / 2);
  };

  // Sounds are made here, so that none has to be fetched: a short tap for a move, two notes for one's turn.
  let audio = null;
  const tone = (pitch, at, length, loud) => {
    const AudioKind = window.AudioContext || window.webkitAudioContext;
    if (wishes.sound !== "yes" || !AudioKind) return;
    audio = audio || new AudioKind();
    const start = audio.currentTime + at;
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    voice.connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + length);
  };
  const click = () => tone(180, 0, 0.06, 0.12);

  // One's turn is worth a sound, and a notification while the page is not looked at.
  let called = "";
  const call = (state) => {
    const form = document.getElementById("move");
    const at = form && form.elements.at.value;
    if (!at || at === called) return;
    called = at;
    tone(523, 0, 0.12, 0.08);
    tone(659, 0.12, 0.18, 0.08);
    if (wishes.notify === "yes" && document.hidden && window.Notification && Notification.permission === "granted") {
      const note = new Notification(live.dataset.turn, { body: state.dataset.title, tag: "strohmann" });
      note.onclick = () => { window.focus(); note.close(); };
    }
  };

  const title = (state) => {
    const own = state.dataset.asked && !queue.length ? `● ${live.dataset.turn} – ` : "";
    document.title = `${own}${state.dataset.title} · Strohmann`;
  };

  // A card that was played flies from where it lay, or from its player, to the trick.
  const move = (old, state, change) => {
    const cards = (root, where) => [...root.querySelectorAll(`${where} .card[data-card]`)];
    const lay = new Set(cards(old, ".plays").map((card) => card.dataset.card));
    const fresh = cards(state, ".plays").filter((card) => !lay.has(card.dataset.card));
    // From a hand that stays as it is nothing was played, even if it has an equal card.
    const lain = state.querySelector(".hand") ? ".hand, .piles" : ".piles";
    const from = fresh.length === 1
      && [...old.querySelectorAll(`:is(${lain}) .card[data-card]`)].find((card) => card.dataset.card === fresh[0].dataset.card);
    if (from) {
      from.style.viewTransitionName = "moving-card";
      fresh[0].style.viewTransitionName = "moving-card";
    }
    const transition = document.startViewTransition(change);
    const done = () => { if (fresh[0]) fresh[0].style.viewTransitionName = ""; };
    // One that is overtaken by the next is no error.
    transition.ready.catch(() => {});
    transition.finished.then(done, done);
  };

  // The stream: comes back by itself, also when a proxy has closed it for good.
  let source = null;
  let wait = 500;
  let lost = 0;

  const open = () => {
    if (source) source.close();
    const last = queue.length ? queue[queue.length - 1] : room();
    const id = encodeURIComponent(last.dataset.id);
    source = new EventSource(`${live.dataset.stream}?last=${id}`);
    source.onopen = () => { wait = 500; clearTimeout(lost); lost = 0; if (alertBox.dataset.lost) { alertBox.textContent = ""; delete alertBox.dataset.lost; } };
    source.addEventListener("room", (event) => receive(event.data));
    source.addEventListener("elsewhere", () => {
      source.close();
      source = null;
      alertBox.textContent = `${live.dataset.elsewhere} `;
      const button = document.createElement("button");
      button.textContent = live.dataset.goOn;
      button.onclick = () => { alertBox.textContent = ""; open(); };
      alertBox.append(button);
    });
    source.onerror = () => {
      lost = lost || setTimeout(() => { alertBox.textContent = live.dataset.lost; alertBox.dataset.lost = "yes"; }, 4000);
      if (source && source.readyState === EventSource.CLOSED) {
        setTimeout(open, wait);
        wait = Math.min(wait * 2, 15000);
      }
    };
  };

  // Moves and signals are sent without leaving the page; what is refused is said at once.
  const send = async (form, button) => {
    const body = new URLSearchParams(new FormData(form));
    if (button && button.name) body.append(button.name, button.value);
    const path = (button && button.getAttribute("formaction")) || form.getAttribute("action");
    try {
      const answer = await fetch(path, { method: "POST", body, headers: { Accept: "text/plain" } });
      alertBox.textContent = answer.ok ? "" : await answer.text();
      if (!source) open();
    } catch {
      alertBox.textContent = live.dataset.lost;
    }
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.id !== "move") return;
    event.preventDefault();
    const card = event.submitter;
    if (wishes.tap === "two" && card && card.classList.contains("card") && !card.classList.contains("raised")) {
      for (const other of document.querySelectorAll(".card.raised")) other.classList.remove("raised");
      card.classList.add("raised");
      return;
    }
    if (wishes.notify === "yes" && window.Notification && Notification.permission === "default") Notification.requestPermission();
    const fold = card && card.closest("details.say");
    if (fold) {
      fold.open = false;
      fold.querySelector("summary").focus();
    }
    send(form, card);
  });

  // A tap or a key shows what waits.
  const skip = (event) => {
    if (!queue.length) return;
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (event.target.closest && event.target.closest("a, .beside button, [popover], [popovertarget], .say, summary, input, select")) return;
    event.preventDefault();
    next();
  };
  document.addEventListener("click", skip, true);
  document.addEventListener("keydown", skip);

  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    while (queue.length > 1) {
      const passed = queue.shift();
      fill(queue[0], passed);
    }
    if (queue.length) next();
    if (!source || source.readyState === EventSource.CLOSED) open();
  });

  // Number keys choose among what can be done, arrow keys go along the hand.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea")) return;
    const able = (selector) => [...document.querySelectorAll(selector)].filter((button) => !button.closest("[inert]"));
    const cards = able(".hand button, .piles button");
    const number = "1234567890".indexOf(event.key);
    if (number >= 0 && !queue.length) {
      const others = able(".choices button");
      const choice = (others.length ? others : cards.filter((card) => !card.classList.contains("illegal")))[number];
      if (choice) { choice.focus(); if (others.length) choice.click(); }
    } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      const step = event.key === "ArrowLeft" ? -1 : 1;
      const at = cards.indexOf(document.activeElement);
      const card = cards[(at + step + cards.length) % cards.length];
      if (card) { event.preventDefault(); card.focus(); }
    }
  });

  // A link is taken as a whole, to be copied: plain http has no other way to the clipboard.
  document.addEventListener("click", (event) => { if (event.target.matches("input.link")) event.target.select(); });

  // The house misses a player whose page gives no sign of life.
  setInterval(() => {
    if (room().dataset.plays) fetch(live.dataset.here).catch(() => {});
  }, 25000);

  document.documentElement.classList.add("live");
  title(room());
  cut();
  open();
  fade(room());
  force(room());
})();
