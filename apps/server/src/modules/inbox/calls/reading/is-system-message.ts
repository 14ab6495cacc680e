import type { MessageKind } from '@outrider/contract/inbox/message';

/** Written by a mail system or a mail program. An automatic answer is not: a person chose its words. */
const SYSTEM_KINDS: ReadonlySet<MessageKind | null> = new Set<MessageKind>(['bounce', 'complaint', 'receipt']);

/** RFC 5321, 4.5.1, and the name mail servers write their notices under. */
const SYSTEM_NAMES = new Set(['mailer-daemon', 'postmaster']);

/** Whether no person stands behind a message, so that nobody waits for an answer to it. */
export const isSystemMessage = (kind: MessageKind | null, from: string): boolean =>
  SYSTEM_KINDS.has(kind) || SYSTEM_NAMES.has(from.slice(0, from.lastIndexOf('@')).toLowerCase());
