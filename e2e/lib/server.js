// The real program, serving on a free port from a folder that is thrown away afterwards.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const BINARY =
  process.env.STROHMANN ??
  join(process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target'), 'debug', 'strohmann');

/**
 * Starts a server; `url` is its address without a slash at the end. `kill` ends it in the middle of whatever it does,
 * and `again` starts it at the same address with what it has kept. It gets further options.
 */
export async function startServer(...options) {
  const data = await mkdtemp(join(tmpdir(), 'strohmann-e2e-'));
  const server = { url: 'http://127.0.0.1:0' };
  const again = async () => {
    const { host } = new URL(server.url);
    const args = ['serve', '--bind', host, '--data', data, ...options];
    server.child = spawn(BINARY, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    server.url = await address(server.child);
    const { child } = server;
    child.once('exit', (code, signal) => {
      if (!child.killed) console.error(`the server has ended by itself: ${signal ?? `exit code ${code}`}`);
    });
  };
  const kill = async () => {
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
  };
  try {
    await again();
    return Object.assign(server, { again, kill, stop: () => stop(server.child, data) });
  } catch (error) {
    await stop(server.child, data);
    throw error;
  }
}

/** The address, from the first line the server prints. */
async function address(child) {
  const failed = once(child, 'error').then(([error]) => {
    throw new Error(`${BINARY} cannot be started, has it been built? ${error.message}`);
  });
  const printed = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /http:\/\/\S+?(?=\/$)/.exec(line);
      if (found) return found[0];
    }
    throw new Error('the server ended without saying where it is');
  })();
  return Promise.race([printed, failed]);
}

async function stop(child, data) {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    child.kill();
    await once(child, 'exit');
  }
  await rm(data, { recursive: true, force: true });
}

/** Runs the program with other arguments; rejects with what it wrote if it ends badly. */
export function run(...args) {
  return promisify(execFile)(BINARY, args);
}
