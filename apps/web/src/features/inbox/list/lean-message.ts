import type { Message } from '@outrider/contract/inbox/message';

/** Addresses and flags of some hundred messages; what is rarer than that need not be shared. */
const KEPT_PARTS = 1_000;

const kept = new Map<string, unknown>();

/**
 * The same message in a fraction of the memory. A list soon has thousands of them, and the browser looks through all they are
 * made of whenever it collects garbage, which is felt while scrolling.
 */
export function leanMessage(message: Message): Message {
  // What the contract has parsed was built key by key, which the browser keeps as a hash table; what is read from text it
  // keeps as a record.
  const record: Message = JSON.parse(JSON.stringify(message));
  const { accountId, account, folder, flags, sender, receivers, attachments, tags } = record;
  return Object.assign(record, {
    accountId: once(accountId),
    account: once(account),
    folder: once(folder),
    flags: once(flags),
    sender: once(sender),
    receivers: once(receivers),
    attachments: once(attachments),
    tags: once(tags),
  });
}

/** The one part that stands for all that are like it. */
function once<T>(part: T): T {
  const text = JSON.stringify(part);
  const known = kept.get(text);
  if (known !== undefined) return known as T;
  if (kept.size >= KEPT_PARTS) kept.clear();
  kept.set(text, part);
  return part;
}
