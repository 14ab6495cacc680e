import { takeDueProbes } from './mailboxes.repository.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';

const TAKEN_AT_ONCE = 200;
/** Longer than a probe takes; one that was lost with its worker is taken again. */
const AGAIN_MS = 15 * 60_000;

/** Lets every mailbox in error whose time has come be tried again, so that "down and back" heals by itself. */
export async function watchLogins({ db, jobs, now }: Pick<MailboxesDeps, 'db' | 'jobs' | 'now'>): Promise<void> {
  const at = now();
  await db.transaction().execute(async (trx) => {
    const due = await takeDueProbes(trx, at, new Date(at.getTime() + AGAIN_MS), TAKEN_AT_ONCE);
    for (const { id, workspaceId } of due) await jobs.enqueue(trx, 'mailboxes.probe', { workspaceId, mailboxId: id });
  });
}
