import type { Box } from '@outrider/sandbox';
import { findNextDue, findNextReminder } from '../modules/compose/index.ts';
import { findNextWake, listUnclassified } from '../modules/inbox/index.ts';
import { findNextNotice } from '../modules/notifications/index.ts';
import { findNextLook, isSendingBusy } from '../modules/sending/index.ts';
import { findNextMail } from '../modules/warmup/index.ts';
import type { Db } from '../platform/db.ts';
import type { JobName } from '../platform/jobs/jobs.ts';
import { hasJobsToDo } from '../platform/jobs/jobs-to-do.ts';

/** A moment something of the product is planned for, and the job that then does it, where no loop looks for it. */
export type Moment = { at: Date; job?: JobName };

export type ProductWork = {
  /** The moments ahead, at least the first of each kind. */
  moments(now: Date): Promise<Moment[]>;
  /** What is not done yet of all that is due; undefined when nothing is left. Kinds in `ignored` are not asked for. */
  busyWith(now: Date, ignored: ReadonlySet<string>): Promise<string | undefined>;
  /** When the next mail of a campaign or of the composer may go out. */
  nextSend(now: Date): Promise<Date | null>;
  close(): void;
};

/** Mails of the warm-up are many, and none of them minds a few minutes. */
const WARMUP_GRAIN_MS = 10 * 60_000;

export function createProductWork(db: Db, { truth }: Pick<Box, 'truth'>): ProductWork {
  /** Put into mailboxes of the box, and not known to be read. */
  let arrived: { address: string; messageId: string }[] = [];
  const unsubscribe = truth.subscribe(({ kind, direction, to, code, messageId = '' }) => {
    if (kind !== 'imap' || direction !== 'out' || code !== 'OK' || messageId === '') return;
    arrived.push({ address: to.toLowerCase(), messageId: messageId.replace(/^<|>$/g, '') });
  });

  async function hasUnread() {
    if (arrived.length === 0) return false;
    const asked = arrived;
    const left = await listUnclassified(db, asked);
    arrived = [...left, ...arrived.slice(asked.length)];
    return left.length > 0;
  }

  async function nextSend(now: Date) {
    const [look, composed] = await Promise.all([findNextLook(db, now), findNextDue(db)]);
    if (!look || !composed) return look ?? composed;
    return new Date(Math.min(look.getTime(), composed.getTime()));
  }

  return {
    nextSend,
    async moments(now) {
      const [send, wake, reminder, notice, warmup] = await Promise.all([
        nextSend(now),
        findNextWake(db),
        findNextReminder(db),
        findNextNotice(db),
        findNextMail(db),
      ]);
      const moments: Moment[] = [];
      if (send) moments.push({ at: send });
      if (wake) moments.push({ at: wake, job: 'inbox.wake' });
      if (reminder) moments.push({ at: reminder, job: 'compose.remind' });
      if (notice) moments.push({ at: notice, job: 'notifications.mail' });
      if (warmup) {
        const at = new Date(Math.ceil(warmup.getTime() / WARMUP_GRAIN_MS) * WARMUP_GRAIN_MS);
        moments.push({ at, job: 'warmup.send' }, { at, job: 'warmup.receive' });
      }
      return moments;
    },
    async busyWith(now, ignored) {
      const kinds: [string, () => Promise<boolean>][] = [
        ['sending', () => isSendingBusy(db, now)],
        ['composed', async () => ((await findNextDue(db))?.getTime() ?? Number.POSITIVE_INFINITY) <= now.getTime()],
        ['inbox', hasUnread],
        ['jobs', () => hasJobsToDo(db)],
      ];
      const asked = kinds.filter(([kind]) => !ignored.has(kind));
      const busy = await Promise.all(asked.map(([, isBusy]) => isBusy()));
      return asked.find((_, n) => busy[n])?.[0];
    },
    close: unsubscribe,
  };
}
