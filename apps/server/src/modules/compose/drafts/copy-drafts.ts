import type { Scope } from '../../../platform/db.ts';
import { findByHeader, findByMessageId } from '../../../platform/imap/find-messages.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { failureOf, isServerError } from '../../../platform/imap/imap-failure.ts';
import { putAway, putMessage } from '../../../platform/imap/put-message.ts';
import { readHeader } from '../../../platform/imap/read-header.ts';
import { ensureDraftsFolder } from '../../../platform/imap/special-folder.ts';
import { MailServerError } from '../../../platform/net/failure.ts';
import { DRAFT_HEADER } from '../../inbox/index.ts';
import { wordsOf } from '../../mailboxes/index.ts';
import type { CopyDeps } from '../compose-deps.ts';
import { buildComposedMessage } from '../message/build-composed-message.ts';
import { draftMessage } from '../message/draft-message.ts';
import { type HeldCopy, noteConflict, putOffCopy, settleCopy, takeCopies } from './copies.repository.ts';
import { COPY_AFTER_MS, COPY_LEASE_MS, copyAgainAfterMs, type FoundCopy, planCopy } from './copy-rules.ts';
import { readDraft } from './drafts.repository.ts';
import { findSender } from './own-addresses.repository.ts';
import { readMark, writeMark } from './read-mark.ts';

const AT_ONCE = 8;

/** Brings copies at the mailboxes' servers up to date, those that are due; several workers may do so at once. How many. */
export async function copyDrafts(deps: CopyDeps): Promise<number> {
  const now = deps.now();
  const held = await takeCopies(deps.db, { now, until: new Date(now.getTime() + COPY_LEASE_MS), limit: AT_ONCE });
  await Promise.all(held.map((copy) => copyOne(deps, copy)));
  return held.length;
}

async function copyOne(deps: CopyDeps, copy: HeldCopy): Promise<void> {
  try {
    await leaveOther(deps, copy);
    const { mailboxId } = copy;
    if (mailboxId === null) await settle(deps, copy, { revision: 0, mailboxId, messageId: '' });
    else await withFolder(deps, copy, mailboxId, (client, path) => bringUp(deps, copy, { client, path, mailboxId }));
  } catch (error) {
    const at = new Date(deps.now().getTime() + copyAgainAfterMs(copy.tries));
    await putOffCopy(deps.db, copy, { at, words: wordsOf(failureOf(error)) });
    if (!(error instanceof Error) || !isServerError(error)) deps.log.warn({ err: error }, 'a draft is copied later');
  }
}

/** A draft that was given to another mailbox leaves no copy in the first. */
async function leaveOther(deps: CopyDeps, { copyMailboxId, mailboxId, ...copy }: HeldCopy): Promise<void> {
  if (copyMailboxId === null || copyMailboxId === mailboxId) return;
  await withFolder(deps, copy, copyMailboxId, async (client) => {
    const { found } = await lookUp(client, copy);
    await removeAll(
      client,
      found.map(({ uid }) => uid),
    );
  });
}

async function withFolder(
  deps: CopyDeps,
  scope: Scope,
  mailboxId: string,
  work: (client: ImapClient, path: string) => Promise<void>,
): Promise<void> {
  const client = await deps.openImap(scope, mailboxId);
  try {
    const path = await ensureDraftsFolder(client);
    const lock = await client.getMailboxLock(path);
    try {
      await work(client, path);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

type Place = { client: ImapClient; path: string; mailboxId: string };

async function bringUp(deps: CopyDeps, copy: HeldCopy, { client, path, mailboxId }: Place): Promise<void> {
  const { found, others } = await lookUp(client, copy);
  // Of a draft that was taken in, the message of the other program is what ours takes the place of.
  const isTakenIn = copy.copyRevision === 0 && copy.copyMessageId !== '';
  const copyRevision = copy.copyMailboxId === mailboxId ? copy.copyRevision : 0;
  const isOpen = copy.state === 'open' || copy.state === 'sending';
  const plan = planCopy({ isOpen, revision: copy.revision, copyRevision }, found, others);
  const taken = isTakenIn ? others : [];
  switch (plan.kind) {
    case 'conflict':
      return noteConflict(deps.db, copy, plan.conflict);
    case 'remove':
      await removeAll(client, [...plan.remove, ...taken]);
      return settle(deps, copy, { revision: 0, mailboxId, messageId: '' });
    case 'tidy':
      await removeAll(client, [...plan.remove, ...taken]);
      return settle(deps, copy, { revision: copy.revision, mailboxId, messageId: messageIdOf(copy) });
    case 'write': {
      const written = await writeCopy(deps, copy, { client, path, mailboxId }, plan.replace ?? taken[0]);
      if (written === undefined) return settle(deps, copy, { revision: 0, mailboxId, messageId: '' });
      // Looked for again: a worker thought dead may have written, too.
      const left = (await lookUp(client, { id: copy.id, copyMessageId: messageIdOf(copy) })).found;
      const [, ...strays] = left.toSorted((one, other) => other.revision - one.revision || other.uid - one.uid);
      await removeAll(client, [...strays.map(({ uid }) => uid), ...(written.isReplaced ? taken.slice(1) : taken)]);
      return settle(deps, copy, { revision: written.revision, mailboxId, messageId: messageIdOf(copy) });
    }
  }
}

const FLAGS = ['\\Draft', '\\Seen'];

/** Gives the revision that is there now. Undefined: the draft is gone. */
async function writeCopy(
  deps: CopyDeps,
  copy: HeldCopy,
  { client, path, mailboxId }: Place,
  replaced: number | undefined,
) {
  const draft = await readDraft(deps.db, copy, copy.id);
  const from = draft && (await findSender(deps.db, copy, mailboxId, draft.attrs.account));
  if (!draft || !from) return undefined;
  const { revision } = draft;
  const message = await draftMessage(deps, copy, draft.attrs, {
    from,
    messageId: `<${messageIdOf(copy)}>`,
    date: draft.changedAt,
  });
  const raw = await buildComposedMessage({
    ...message,
    headers: { [DRAFT_HEADER]: writeMark({ id: copy.id, revision }) },
  });
  const isReplaced = await putMessage(client, { path, raw, flags: FLAGS }, replaced);
  return { revision, isReplaced };
}

/** The same for every copy of a draft; the mail it becomes has another. */
const messageIdOf = ({ id }: Pick<HeldCopy, 'id'>) => `${id}@draft.outrider`;

type Copies = { found: FoundCopy[]; others: number[] };

/** Ours by their header, and others by the Message-ID alone. Not every server searches headers of one's own. */
async function lookUp(
  client: ImapClient,
  { id, copyMessageId }: Pick<HeldCopy, 'id' | 'copyMessageId'>,
): Promise<Copies> {
  const marked = await findByHeader(client, DRAFT_HEADER, id);
  const uids = [...new Set([...marked, ...(await findByMessageId(client, copyMessageId))])];
  const marks = await readHeader(client, uids, DRAFT_HEADER);
  const found = uids.flatMap((uid) => {
    const mark = readMark(marks.get(uid) ?? '');
    return mark?.id === id ? [{ uid, revision: mark.revision }] : [];
  });
  return { found, others: uids.filter((uid) => !found.some((one) => one.uid === uid)) };
}

async function removeAll(client: ImapClient, uids: readonly number[]): Promise<void> {
  if (!(await putAway(client, uids))) throw new MailServerError({ kind: 'protocol' });
}

type Result = { revision: number; mailboxId: string | null; messageId: string };

const settle = ({ db, now }: CopyDeps, copy: HeldCopy, result: Result) =>
  settleCopy(db, copy, { ...result, again: new Date(now().getTime() + COPY_AFTER_MS) });
