import { randomUUID } from 'node:crypto';
import type { Day } from '@outrider/warmup-planner/days';
import type { Scope, Trx } from '../../platform/db.ts';
import { newMessageId } from './mails/message-id.ts';
import './warmup.tables.ts';

export type PastMail = { day: Day; slot: number; at: Date; landed: 'inbox' | 'spam' };

type Past = { mailboxId: string; email: string; past: readonly PastMail[] };

/** Mails that were sent from a mailbox, and as many that it got, with partners who left the pool since. */
export async function insertPast(trx: Trx, { workspaceId }: Scope, { mailboxId, email, past }: Past): Promise<void> {
  const rows = past.flatMap(({ day, slot, at, landed }) => {
    const fate = { landed_at: at, filed_at: at, sent_at: at, planned_at: at, claimed_at: at, state: 'sent' } as const;
    const sent = { mailbox_id: mailboxId, partner_id: null, day, slot, sent_day: day, received_day: null };
    const got = { mailbox_id: null, partner_id: mailboxId, day: null, slot: null, sent_day: null, received_day: day };
    return [
      { ...sent, ...fate, landed, rescued_at: landed === 'spam' ? at : null },
      { ...got, ...fate, landed: 'inbox' as const, rescued_at: null },
    ].map((row) => ({
      ...row,
      id: randomUUID(),
      workspace_id: workspaceId,
      thread_id: randomUUID(),
      place: 1,
      message_id: newMessageId(email),
    }));
  });
  for (let start = 0; start < rows.length; start += 1_000)
    await trx
      .insertInto('warmup_mails')
      .values(rows.slice(start, start + 1_000))
      .execute();
}
