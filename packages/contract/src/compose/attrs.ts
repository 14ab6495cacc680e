import { z } from 'zod';

/**
 * Where the bytes of an attachment are. `upload`: an upload, by its id. `internal`: a file of the attachment space, by its
 * `cloudIdentity`, else its id; it goes along as a part up to the size any attachment may have.
 */
const ATTACHMENT_TYPES = ['url', 'fromInternalMail', 'internal', 'upload', 'netUrl'] as const;

const attachmentFields = {
  name: z.string().max(255),
  fileName: z.string().max(255),
  fileSize: z.int().min(0),
  type: z.enum(ATTACHMENT_TYPES),
  mimeType: z.string().max(255),
  /** Shown in the text, which names its `contentId` (RFC 2392, without brackets). */
  inlined: z.boolean(),
  contentId: z.string().max(255),
  /** In a save: it is gone. In `continue`: take it away. */
  deleted: z.boolean(),
  fromServer: z.boolean(),
  /** A file of the attachment space, which goes as a link. */
  cloudIdentity: z.string().max(64),
  /** Of `fromInternalMail`: the mail, and its part (RFC 3501, 6.4.5); the whole mail where no part is named. */
  midOfSourceMail: z.string().max(64),
  partOfSourceMail: z.string().max(100),
  fileUrl: z.string().max(4_000),
  mode: z.enum(['file', 'link']),
};

/** Of an upload its id; else chosen by the client, and the same in every save. */
const attachmentId = z.string().min(1).max(64);

export const composeAttachment = z.object({
  id: attachmentId,
  name: attachmentFields.name.default(''),
  fileName: attachmentFields.fileName.default(''),
  fileSize: attachmentFields.fileSize.default(0),
  type: attachmentFields.type.default('upload'),
  mimeType: attachmentFields.mimeType.default(''),
  inlined: attachmentFields.inlined.default(false),
  contentId: attachmentFields.contentId.default(''),
  deleted: attachmentFields.deleted.default(false),
  fromServer: attachmentFields.fromServer.default(false),
  cloudIdentity: attachmentFields.cloudIdentity.default(''),
  midOfSourceMail: attachmentFields.midOfSourceMail.default(''),
  partOfSourceMail: attachmentFields.partOfSourceMail.default(''),
  fileUrl: attachmentFields.fileUrl.default(''),
  mode: attachmentFields.mode.default('file'),
});
export type ComposeAttachment = z.output<typeof composeAttachment>;

const REFERENCE_KINDS = ['reply', 'replyAll', 'forward', 'resend'] as const;
export const referenceKind = z.enum(REFERENCE_KINDS);
export type ReferenceKind = z.infer<typeof referenceKind>;

/** Our own part of a mail; a quoted original is never a part of it. */
export const CONTENT_MAX_LENGTH = 2_000_000;
export const RECIPIENTS_MAX = 2_000;
export const ATTACHMENTS_MAX = 200;

/** "Name <address>" or an address, as typed: a draft keeps what is no address yet. */
const typedAddress = z.string().max(1_000);
const people = z.array(typedAddress).max(RECIPIENTS_MAX);
const attachments = z.array(composeAttachment).max(ATTACHMENTS_MAX);

/** Below the words: a meeting with its calendar file (RFC 5545), a thank-you, a task. */
const composeCard = z.object({
  kind: z.enum(['meeting', 'thanks', 'task']),
  html: z.string().max(20_000),
  text: z.string().max(20_000),
  ics: z
    .string()
    .max(50_000)
    .regex(/^BEGIN:VCALENDAR\r?\n/)
    .optional(),
});

const fields = {
  /** One line: it becomes a header. */
  subject: z
    .string()
    .max(2_000)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u),
  to: people,
  cc: people,
  bcc: people,
  /** HTML when `isHtml`, else text. */
  content: z.string().max(CONTENT_MAX_LENGTH),
  isHtml: z.boolean(),
  attachments,
  /** Files that go as links. */
  cloudattachments: attachments,
  /** The sender. */
  account: typedAddress,
  saveSentCopy: z.boolean(),
  /** One mail for each recipient. */
  showOneRcpt: z.boolean(),
  /** Empty: now. */
  scheduleDate: z.union([z.iso.datetime({ offset: true }), z.literal('')]),
  scheduleDateTimeZone: z.string().max(64),
  priority: z.union([z.literal(1), z.literal(3), z.literal(5)]),
  requestReadReceipt: z.boolean(),
  /** See `mailTrace` of the call. */
  mailTrace: z.boolean(),
  /** The id of an alias, empty for the mailbox itself. */
  aliasSender: z.string().max(64),
  optSenderStr: typedAddress,
  /** Who is watched for: a reminder comes when one of them has neither read nor answered by then. */
  senderReceivers: people,
  remindAfterDays: z.int().min(0).max(365),
  /** The mail this one answers, passes on or sends again. */
  reference: z.object({ mid: z.uuid(), kind: referenceKind }).nullable(),
  /** The quoted original. Its words are taken from the mail itself, unless the writer made them a text of their own. */
  quote: z
    .object({
      mid: z.uuid(),
      head: z.string().max(2_000),
      kind: z.enum(['html', 'text']),
      text: z.string().max(CONTENT_MAX_LENGTH),
    })
    .nullable(),
  signature: z.boolean(),
  includeVariable: z.boolean(),
  encrypted: z.object({ id: z.string().max(64) }).nullable(),
  cards: z.array(composeCard).max(10),
};

/** All there is of a mail being composed. */
export const composeAttrs = z.object({
  subject: fields.subject.default(''),
  to: fields.to.default([]),
  cc: fields.cc.default([]),
  bcc: fields.bcc.default([]),
  content: fields.content.default(''),
  isHtml: fields.isHtml.default(true),
  attachments: fields.attachments.default([]),
  cloudattachments: fields.cloudattachments.default([]),
  account: fields.account.default(''),
  saveSentCopy: fields.saveSentCopy.default(true),
  showOneRcpt: fields.showOneRcpt.default(false),
  scheduleDate: fields.scheduleDate.default(''),
  scheduleDateTimeZone: fields.scheduleDateTimeZone.default(''),
  priority: fields.priority.default(3),
  requestReadReceipt: fields.requestReadReceipt.default(false),
  mailTrace: fields.mailTrace.default(false),
  aliasSender: fields.aliasSender.default(''),
  optSenderStr: fields.optSenderStr.default(''),
  senderReceivers: fields.senderReceivers.default([]),
  remindAfterDays: fields.remindAfterDays.default(0),
  reference: fields.reference.default(null),
  quote: fields.quote.default(null),
  signature: fields.signature.default(true),
  includeVariable: fields.includeVariable.default(false),
  encrypted: fields.encrypted.default(null),
  cards: fields.cards.default([]),
});
export type ComposeAttrs = z.output<typeof composeAttrs>;

/** Of an attachment that is known, only what changes. */
const attachmentChange = z.object(attachmentFields).partial().extend({ id: attachmentId });
export type AttachmentChange = z.output<typeof attachmentChange>;

/** What a light change names; all the rest stays. Attachments are merged by their id. */
export const composeChanges = z
  .object({ ...fields, attachments: z.array(attachmentChange).max(ATTACHMENTS_MAX) })
  .partial();
export type ComposeChanges = z.output<typeof composeChanges>;
