import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages, type MessageRow } from '../messages.repository.ts';
import { changeMessages } from './changes.repository.ts';
import { setFlags } from './set-flags.ts';
import { listDue } from './snoozed.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;

const ROWS_A_ROUND = 500;
/** How long a server may be away before its mail comes back as it is, read. */
const PATIENCE_MS = 3_600_000;

/** Brings back what was put off until now, unread again; its list has shown it from its minute on. */
export async function wakeMessages(deps: Deps): Promise<void> {
  const due = await listDue(deps.db, deps.now(), ROWS_A_ROUND);
  for (const [workspaceId, messages] of Map.groupBy(due, (message) => message.workspace_id)) {
    const byMailbox = Map.groupBy(messages, (message) => message.mailbox_id);
    for (const [mailboxId, members] of byMailbox) {
      await wakeOf(
        deps,
        { workspaceId },
        mailboxId,
        members.map(({ id }) => id),
      );
    }
  }
}

async function wakeOf(deps: Deps, scope: Scope, mailboxId: string, ids: readonly string[]): Promise<void> {
  const rows = await findMessages(deps.db, scope, ids);
  const unread = await tryUnread(deps, scope, rows);
  const patience = deps.now().getTime() - PATIENCE_MS;
  const back = rows.filter(({ id, snoozed_until: at }) => unread.has(id) || (at && at.getTime() <= patience));
  await changeMessages(
    deps.db,
    scope,
    back.map(({ id }) => id),
    { snoozed_until: null },
  );
  await tellChanged(deps.db, scope, [mailboxId]);
}

async function tryUnread(deps: Deps, scope: Scope, rows: readonly MessageRow[]): Promise<ReadonlySet<string>> {
  try {
    await setFlags(deps, scope, rows, { seen: false });
    return new Set(rows.map(({ id }) => id));
  } catch (error) {
    // Its server is away; the next round tries again.
    if (error instanceof AppError) return new Set();
    throw error;
  }
}
