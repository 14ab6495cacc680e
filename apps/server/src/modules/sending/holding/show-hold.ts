import type { SendingHold } from '@outrider/contract/campaigns/holds';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../../campaigns/index.ts';

type Deps = { db: Db; now: () => Date };

/** A mailbox that nobody has read after so long is shown as one that could not be. */
const PATIENCE_MS = 10 * 60_000;

/** Whether the workspace's sending is held, and what was found so far. */
export async function showHold({ db, now }: Deps, scope: Scope): Promise<SendingHold | null> {
  const { workspaceId } = scope;
  const hold = await db
    .selectFrom('sending_holds')
    .select(['reason', 'held_at', 'known_until', 'left_until'])
    .where('workspace_id', '=', workspaceId)
    .where('resumed_at', 'is', null)
    .executeTakeFirst();
  if (!hold) return null;
  const looks = await listLooks(db, scope);
  const isLate = now().getTime() - hold.held_at.getTime() > PATIENCE_MS;
  const unread = looks.filter(({ isRead, hasFailed }) => !isRead && (hasFailed || isLate));
  const read = looks.filter(({ isRead }) => isRead).length;
  const inDoubt = looks.reduce((sum, look) => sum + look.inDoubt, 0);
  const sent = looks.reduce((sum, look) => sum + look.foundSent, 0);
  return {
    reason: hold.reason,
    heldAt: hold.held_at.toISOString(),
    knownUntil: hold.known_until.toISOString(),
    leftUntil: hold.left_until.toISOString(),
    mailboxes: looks.length,
    read,
    unread: unread.map(({ mailboxId, email, words }) => ({ mailboxId, email, words })),
    isLooked: read + unread.length === looks.length,
    found: { ...(await countCame(db, scope, hold.known_until)), sent, inDoubt },
  };
}

type LeadStates = {
  mailboxId: string;
  email: string;
  isRead: boolean;
  hasFailed: boolean;
  words: string;
  foundSent: number;
  inDoubt: number;
};

async function listLooks(db: Db, { workspaceId }: Scope): Promise<LeadStates[]> {
  const { rows } = await sql<LeadStates>`select m.id as "mailboxId", m.email, k.looked_at is not null as "isRead",
      m.status = 'error' or coalesce(s.failures, 0) > 0 as "hasFailed",
      case when m.status = 'error' then m.status_reason else coalesce(s.words, '') end as words,
      k.found_sent as "foundSent", k.in_doubt as "inDoubt"
    from sending_looks k join mailboxes m on m.id = k.mailbox_id left join inbox_syncs s on s.mailbox_id = m.id
    where k.workspace_id = ${workspaceId} order by m.email`.execute(db);
  return rows;
}

type Came = Pick<SendingHold['found'], 'answers' | 'bounces' | 'optOuts'>;

/** What came in since the ledger knows; opt-outs also from beside the database. */
async function countCame(db: Db, { workspaceId }: Scope, since: Date): Promise<Came> {
  const { rows } = await sql<Came>`select
    (select count(*)::int from inbox_messages where workspace_id = ${workspaceId} and received_at >= ${since}
      and not is_warmup and kind = 'human') as answers,
    (select count(*)::int from inbox_messages where workspace_id = ${workspaceId} and received_at >= ${since}
      and not is_warmup and kind = 'bounce') as bounces,
    (select count(*)::int from suppressions where workspace_id = ${workspaceId} and at >= ${since} and scope = 'address'
      and reason in ('optedOut', 'complained')) as "optOuts"`.execute(db);
  return rows[0] ?? { answers: 0, bounces: 0, optOuts: 0 };
}
