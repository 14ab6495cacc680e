import type { AccountStatus } from '@outrider/contract/mailboxes/account';
import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { anyOf } from '../mailboxes.repository.ts';

/** A mailbox to send from, with what its checks found. */
export type Sender = {
  id: string;
  email: string;
  senderName: string;
  status: AccountStatus;
  warmup: WarmupState;
  /** Of SPF, DKIM and DMARC: those that do not hold. */
  failing: string[];
};

/** Those that can send now, by address. */
export const listActiveMailboxes = (db: Db, { workspaceId }: Scope): Promise<{ id: string }[]> =>
  db
    .selectFrom('mailboxes')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'active')
    .orderBy('email')
    .execute();

type Chosen = { mailboxIds: readonly string[]; tagIds: readonly string[] };

/** Mailboxes chosen by hand, and everybody who has one of the tags; each once. */
export async function listSenders(
  db: Db | Trx,
  { workspaceId }: Scope,
  { mailboxIds, tagIds }: Chosen,
): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    select m.id, m.email, m.sender_name as "senderName", m.status, m.warmup_state as warmup,
      array(select upper(k.name) from mailbox_checks k where k.mailbox_id = m.id and k.verdict = 'fail'
        and k.name in ('spf', 'dkim', 'dmarc') order by array_position(array['spf', 'dkim', 'dmarc'], k.name)) as failing
    from mailboxes m
    where m.workspace_id = ${workspaceId} and (m.id = ${anyOf(mailboxIds)}
      or m.id in (select mailbox_id from mailbox_tag_relations
        where workspace_id = ${workspaceId} and tag_id = ${anyOf(tagIds)}))
    order by m.email`.execute(db);
  return rows;
}
