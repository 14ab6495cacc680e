import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 120_000;

/** Asks again and again until there is an answer that is not empty; says what it waited for in vain. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, everyMs = 100): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > end) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain until ${what}`);
    await pause(everyMs);
  }
}
