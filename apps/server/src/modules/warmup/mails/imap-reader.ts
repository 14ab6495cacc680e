import { findByMessageId } from '../../../platform/imap/find-messages.ts';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import type { ImapMessage } from '../../../platform/imap/imap-types.ts';
import { moveMessages } from '../../../platform/imap/remove-messages.ts';
import type { FoundMail, WarmupReader } from '../warmup-deps.ts';
import { WARMUP_HEADER } from './write-mail.ts';

export const WARMUP_FOLDER = 'Outrider warm-up';

const INBOX = 'INBOX';

/** Reads a mailbox through a connection that is logged in, and logs out in the end. */
export function createImapReader(client: ImapClient): WarmupReader {
  let folder: Promise<string> | undefined;

  async function inFolder<T>(path: string, work: () => Promise<T>): Promise<T> {
    const lock = await client.getMailboxLock(path);
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  const findIn = (path: string, isSpam: boolean, since: Date): Promise<FoundMail[]> =>
    inFolder(path, async () => {
      const uids = await client.search({ since, header: { [WARMUP_HEADER]: true }, deleted: false }, { uid: true });
      if (!Array.isArray(uids) || uids.length === 0) return [];
      const wanted = { uid: true, envelope: true, headers: [WARMUP_HEADER] };
      const messages = await client.fetchAll(uids, wanted, { uid: true });
      return messages.flatMap((message) => readFound(message, { folder: path, isSpam }) ?? []);
    });

  return {
    async findMails(since) {
      // RFC 6154; where the server says nothing of uses, the client goes by the usual names.
      const junk = (await client.list()).find(({ specialUse }) => specialUse === '\\Junk')?.path;
      const inbox = await findIn(INBOX, false, since);
      return junk ? [...inbox, ...(await findIn(junk, true, since))] : inbox;
    },
    async fileAway({ folder: path, isSpam, uid, messageId }) {
      folder ??= ensureFolder(client);
      const target = await folder;
      const inInbox = isSpam ? await inFolder(path, () => moveToInbox(client, uid)) : uid;
      await inFolder(INBOX, async () => {
        const moved = inInbox ?? (await findByMessageId(client, messageId)).at(-1);
        if (moved === undefined) return;
        await client.messageFlagsAdd([moved], ['\\Seen'], { uid: true });
        await moveMessages(client, [moved], target);
      });
    },
    async close() {
      await client.logout();
    },
  };
}

async function ensureFolder(client: ImapClient): Promise<string> {
  const known = (await client.list()).find(({ name }) => name === WARMUP_FOLDER);
  return known?.path ?? (await client.mailboxCreate(WARMUP_FOLDER)).path;
}

/** The new number where the server tells it (RFC 4315, UIDPLUS). */
async function moveToInbox(client: ImapClient, uid: number): Promise<number | undefined> {
  const moved = await moveMessages(client, [uid], INBOX);
  return moved?.get(uid);
}

/** Nothing when the mail lacks what every mail of ours has, or has it twice. */
function readFound({ uid, envelope, headers }: ImapMessage, place: Pick<FoundMail, 'folder' | 'isSpam'>) {
  const [signature, ...more] = [...(headers?.toString('latin1') ?? '').matchAll(HEADER_LINE)].map(([, value]) => value);
  const [from, ...others] = envelope?.from ?? [];
  const messageId = envelope?.messageId;
  if (!signature || !messageId || !from?.address || more.length > 0 || others.length > 0) return undefined;
  return { ...place, uid, messageId, from: from.address, signature };
}

/** 43 characters: an HMAC of 32 bytes in base64url. RFC 5322, 2.2.3: the line may be folded after the colon. */
const HEADER_LINE = new RegExp(`^${WARMUP_HEADER}:\\s*([\\w-]{43})\\s*$`, 'gim');
