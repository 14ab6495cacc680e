import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './repository.ts';

/** A first start may have to build the web app. */
const START_LIMIT_MS = 300_000;
const STOP_LIMIT_MS = 20_000;
const ASK_EVERY_MS = 50;

type Options = { args: string[]; env: Record<string, string | undefined>; readyAt: string };

export type ChildServer = {
  stop(): Promise<void>;
  /** Ends it as a crash does: it gets no signal to end, nothing is cleaned up. */
  kill(): Promise<void>;
};

/** Starts a script as a server of its own and comes back when it answers at `readyAt`. */
export async function startChildServer({ args, env, readyAt }: Options): Promise<ChildServer> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const stop = () => stopChild(child);
  const kill = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await answers(child, readyAt);
    return { stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function answers(child: ChildProcess, address: string): Promise<void> {
  const end = performance.now() + START_LIMIT_MS;
  while (performance.now() < end) {
    if (hasEnded(child)) throw new Error(`${child.spawnargs.slice(1).join(' ')} ended before it answered`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`Nothing answered at ${address} in time`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(overdue);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
