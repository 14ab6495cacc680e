import type { Scope } from '../../../../platform/db.ts';
import { tellChanged } from '../../changed.repository.ts';
import { changeFlags } from '../../remote/change-flags.ts';
import { atServer } from '../../remote/server-words.ts';
import { eachFolder, groupByFolder } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import type { MessageRow } from '../messages.repository.ts';
import { changeMessages, wantSync } from './changes.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections' | 'now'>;

/** RFC 3501, 2.3.2; the keyword is one of those registered by RFC 5788. */
const FLAGS = { seen: '\\Seen', starred: '\\Flagged', answered: '\\Answered', forwarded: '$Forwarded' } as const;
type Flag = keyof typeof FLAGS;

export type FlagWish = { [F in Flag]?: boolean | undefined };

/** At the server first, then here. Gives the ids of those that were still there. */
export async function setFlags(
  deps: Deps,
  scope: Scope,
  rows: readonly MessageRow[],
  wish: FlagWish,
): Promise<string[]> {
  const wishes = (Object.keys(FLAGS) as Flag[]).flatMap((name) => {
    const on = wish[name];
    return on === undefined ? [] : [{ name, on, flag: FLAGS[name] }];
  });
  const wanted: { [F in Flag]?: boolean } = Object.fromEntries(wishes.map(({ name, on }) => [name, on]));
  const add = wishes.filter(({ on }) => on).map(({ flag }) => flag);
  const remove = wishes.filter(({ on }) => !on).map(({ flag }) => flag);
  const differing = rows.filter((row) => wishes.some(({ name, on }) => row[name] !== on));
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
