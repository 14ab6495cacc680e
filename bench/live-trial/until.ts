import { setTimeout as pause } from 'node:timers/promises';

/** How long something may take is judged by the benches; on a busy machine it may take its time. */
const PATIENCE_MS = 300_000;

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
