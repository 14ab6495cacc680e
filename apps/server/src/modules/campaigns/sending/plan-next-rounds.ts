import { delayMs } from '@outrider/campaign-rules/campaign';
import type { Trx } from '../../../platform/db.ts';
import { listDelays, markFollowed, shareLeads, takeEnded } from './plan.repository.ts';
import { planMails } from './plan-mails.ts';
import type { SendingDeps } from './sending-deps.ts';

type Deps = Pick<SendingDeps, 'db' | 'listMailboxes'>;

const AT_ONCE = 500;

/** Plans what follows the rounds that are over, for everybody who was not stopped since. */
export async function planNextRounds(deps: Deps): Promise<void> {
  for (;;) {
    const taken = await deps.db.transaction().execute((trx) => planSome(deps, trx));
    if (taken < AT_ONCE) return;
  }
}

async function planSome(deps: Deps, trx: Trx): Promise<number> {
  const ended = await takeEnded(trx, AT_ONCE);
  if (ended.length === 0) return 0;
  const delays = await listDelays(trx, [...new Set(ended.map(({ campaignId }) => campaignId))]);
  const wanted = ended.flatMap((row) => {
    const delay = delays.get(row.campaignId)?.[row.round + 1];
    return delay ? { ...row, round: row.round + 1, dueAt: new Date(row.endedAt.getTime() + delayMs(delay)) } : [];
  });
  const leads = await shareLeads(trx, wanted);
  const mails = wanted.flatMap(({ id: _ended, endedAt: _at, ...mail }) => {
    const lead = leads.get(mail.leadId);
    return lead ? { ...mail, mailboxId: lead.mailboxId ?? mail.mailboxId } : [];
  });
  await planMails(deps, trx, mails);
  await markFollowed(
    trx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}
