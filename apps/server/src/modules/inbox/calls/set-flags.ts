import type { Scope } from '../../../platform/db.ts';
import { tellChanged } from '../changed.repository.ts';
import { changeFlags } from '../remote/change-flags.ts';
import { atServer } from '../remote/server-words.ts';
import { eachFolder, groupByFolder } from './by-folder.ts';
import type { InboxCallsDeps } from './calls-deps.ts';
import { changeMessages, wantSync } from './changes.repository.ts';
import type { MessageRow } from './messages.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;

export type FlagWish = { seen?: boolean | undefined; starred?: boolean | undefined };

/** RFC 3501, 2.3.2. */
const FLAGS = { seen: '\\Seen', starred: '\\Flagged' } as const;

/** At the server first, then here. Gives the ids of those that were still there. */
export async function setFlags(
  deps: Deps,
  scope: Scope,
  rows: readonly MessageRow[],
  wish: FlagWish,
): Promise<string[]> {
  const { seen, starred } = wish;
  const wanted = { ...(seen === undefined ? {} : { seen }), ...(starred === undefined ? {} : { starred }) };
  const flags = Object.entries(wanted).map(([name, on]) => ({ flag: FLAGS[name as keyof typeof FLAGS], on }));
  const add = flags.filter(({ on }) => on).map(({ flag }) => flag);
  const remove = flags.filter(({ on }) => !on).map(({ flag }) => flag);
  const differing = rows.filter(
    (row) => (seen !== undefined && row.seen !== seen) || (starred !== undefined && row.starred !== starred),
  );
  const there = rows.filter((row) => !differing.includes(row)).map(({ id }) => id);
  await eachFolder(groupByFolder(differing), async ({ mailboxId, folder, messages }) => {
    const changed = await atServer(() =>
      deps.connections.use(scope, mailboxId, (session) => changeFlags(session, folder, messages, { add, remove })),
    );
    await changeMessages(deps.db, scope, changed, wanted);
    if (changed.length < messages.length) await wantSync(deps.db, scope, mailboxId, deps.now());
    await tellChanged(deps.db, scope, [mailboxId]);
    there.push(...changed);
  });
  return there;
}
