import type { Scope } from '../../../../platform/db.ts';
import { findUids, inFolder } from '../../remote/in-folder.ts';
import { atServer } from '../../remote/server-words.ts';
import { groupByFolder } from '../by-folder.ts';
import type { InboxCallsDeps } from '../calls-deps.ts';
import { findMessages } from '../messages.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'connections'>;

/** Whether a message has a keyword at its server; false where it is gone there. Refused where that does not answer. */
export async function hasKeyword(deps: Deps, scope: Scope, mid: string, keyword: string): Promise<boolean> {
  const [group] = groupByFolder(await findMessages(deps.db, scope, [mid]));
  if (!group) return false;
  const { mailboxId, folder, messages } = group;
  return atServer(() =>
    deps.connections.use(scope, mailboxId, async (session) => {
      const found = await inFolder(session, folder.path, async (validity) => {
        const [uid] = (await findUids(session.client, messages, validity === folder.uidValidity)).values();
        const message =
          uid !== undefined && (await session.client.fetchOne(String(uid), { flags: true }, { uid: true }));
        // Servers keep the case clients once used.
        return message
          ? [...(message.flags ?? [])].some((flag) => flag.toLowerCase() === keyword.toLowerCase())
          : false;
      });
      return found ?? false;
    }),
  );
}

/** Sets a keyword where the server keeps keywords of clients (RFC 3501, 7.1, PERMANENTFLAGS). */
export async function addKeyword(deps: Deps, scope: Scope, mid: string, keyword: string): Promise<void> {
  const [group] = groupByFolder(await findMessages(deps.db, scope, [mid]));
  if (!group) return;
  const { mailboxId, folder, messages } = group;
  await atServer(() =>
    deps.connections.use(scope, mailboxId, async (session) => {
      const { client } = session;
      await inFolder(session, folder.path, async (validity) => {
        const kept = client.mailbox ? client.mailbox.permanentFlags : undefined;
        if (kept && !kept.has('\\*') && !kept.has(keyword)) return;
        const uids = [...(await findUids(client, messages, validity === folder.uidValidity)).values()];
        if (uids.length === 0) return;
        if (!(await client.messageFlagsAdd(uids, [keyword], { uid: true, silent: true }))) throw session.refusal();
      });
    }),
  );
}
