import { z } from 'zod';

/** Folders every mailbox has, by the numbers clients know them by; a folder of one's own has a number from 1000 on. */
export const FOLDER_IDS = { inbox: 1, drafts: 2, sent: 3, trash: 4, spam: 5, archive: 7 } as const;
export type FolderRole = keyof typeof FOLDER_IDS;
export const OWN_FOLDERS_FROM = 1_000;

/** What came in, judged once when it was stored. */
export const MESSAGE_KINDS = ['human', 'autoReply', 'outOfOffice', 'bounce', 'complaint', 'receipt'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What an answer means for the sale. */
export const REPLY_LABELS = [
  'interested',
  'question',
  'notNow',
  'notInterested',
  'wrongPerson',
  'outOfOffice',
  'stop',
] as const;
export type ReplyLabel = (typeof REPLY_LABELS)[number];

const person = z.object({ name: z.string(), email: z.string() });
export type Person = z.infer<typeof person>;

export const messageAttachment = z.object({
  /** The part of the message (RFC 3501, 6.4.5), for `download`. */
  id: z.string(),
  name: z.string(),
  mimeType: z.string(),
  size: z.int(),
  contentId: z.string(),
  inlined: z.boolean(),
});
export type MessageAttachment = z.infer<typeof messageAttachment>;

/**
 * `top`: a user pinned it here. `forwarded`: the server's `$Forwarded`. `system`: no person wrote it, but a mail system or
 * mail program, such as a bounce. `scheduleDelivery`: a draft's copy whose mail waits for a moment the user chose.
 */
export const messageFlags = z.object({
  read: z.boolean(),
  replied: z.boolean(),
  forwarded: z.boolean(),
  draft: z.boolean(),
  top: z.boolean(),
  system: z.boolean(),
  scheduleDelivery: z.boolean(),
  suspiciousSpam: z.boolean(),
});

export const messageTag = z.object({ tagId: z.uuid(), tagName: z.string() });

export const message = z.object({
  id: z.uuid(),
  /** Whose mailbox it is in. */
  accountId: z.uuid(),
  account: z.string(),
  fid: z.int(),
  folder: z.string(),
  subject: z.string(),
  /** The sender's clock, and the server's. */
  sentDate: z.iso.datetime().nullable(),
  receivedDate: z.iso.datetime(),
  size: z.int(),
  summary: z.string(),
  flags: messageFlags,
  /** 1: starred. */
  label0: z.union([z.literal(0), z.literal(1)]),
  sender: person,
  receivers: z.object({ to: z.array(person), cc: z.array(person), bcc: z.array(person) }),
  attachments: z.array(messageAttachment),
  /** The thread. */
  tid: z.uuid(),
  threadMessageCount: z.int(),
  tags: z.array(messageTag),
  memo: z.string(),
  /** Null for what we wrote ourselves, and until it has been judged. */
  kind: z.enum(MESSAGE_KINDS).nullable(),
  /** Null without `isLabelSure`: nobody has said, "you look". */
  replyLabel: z.enum(REPLY_LABELS).nullable(),
  isLabelSure: z.boolean(),
  /** The words that decided, or who did. */
  labelWhy: z.string(),
  /** When the writer is back, from an out-of-office answer. */
  returnDate: z.iso.date().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
});
export type Message = z.infer<typeof message>;

/** The one that is shown: HTML, else text as it is, else RTF. */
export const messageBody = z.object({
  /** Sanitised; remote images left out or led through the proxy. Put into a sandboxed frame all the same. */
  html: z.string().nullable(),
  text: z.string().nullable(),
  rtf: z.string().nullable(),
  /** How many remote images were left out; 0 when shown or none. */
  blockedImages: z.int(),
  /** What the person wrote, without quotes and signature. */
  written: z.string(),
  /** A draft or a mail so large that only its beginning is here. */
  isCut: z.boolean(),
});
export type MessageBody = z.infer<typeof messageBody>;
