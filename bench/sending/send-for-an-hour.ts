import { testSendingDeps } from '../../apps/server/src/modules/campaign-management/testing.ts';
import { startSending } from '../../apps/server/src/modules/sending/dispatch/sending-loop.ts';
import { openDatabase } from '../../apps/server/src/platform/db.ts';
import type { Smtp } from '../../apps/server/src/platform/smtp/smtp.ts';

/** A worker that sends to nowhere, in a process of its own; says what it keeps in memory after a tenth and at the end. */
export type HourOrder = { url: string; mails: number; queues: number };

const { url, mails, queues }: HourOrder = JSON.parse(process.argv[2] ?? '{}');
const { db } = openDatabase(url);
const { db: writesDb } = openDatabase(url, { maxConnections: 1, keepPlans: true });
let taken = 0;

const openSmtp = async (): Promise<Smtp> => ({
  async send({ to: [recipient = ''] }, _raw, hooks = {}) {
    await hooks.beforeLastDot?.();
    taken += 1;
    return {
      kind: 'taken',
      reply: { code: '250', enhanced: '2.0.0', text: 'Ok' },
      recipients: [{ recipient, taken: true }],
    };
  },
  trySender: async () => undefined,
  transcript: () => [],
  close: () => undefined,
  abort: () => undefined,
});

/** What is left after everything nobody needs was thrown away. */
function weigh() {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

const until = async (count: number) => {
  while (taken < count) await new Promise((resolve) => setTimeout(resolve, 20));
};

const loop = startSending(testSendingDeps(db, { openSmtp, writesDb }, { leaseMs: 30_000, tickMs: 200, queues }));
await until(mails / 10);
const early = weigh();
await until(mails);
const late = weigh();
process.send?.({ early, late });
await loop.stop();
process.exit(0);
