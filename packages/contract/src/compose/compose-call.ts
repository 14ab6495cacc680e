import { z } from 'zod';
import { composeAttachment, composeAttrs, composeChanges } from './attrs.ts';
import { errorRcpt, SEND_STATUSES } from './delivery.ts';

export const AUTO_SAVE_MIN_MS = 5_000;

/** What every action of `mbox:compose` can carry (specification, section 7). */
const everyAction = {
  func: z.literal('mbox:compose').optional(),
  /** Empty: a new draft. A client may choose the id of a new draft itself (its `cid`). */
  id: z.union([z.uuid(), z.literal('')]).default(''),
  /** The revision the client has; refused when there is a later one. Null: any revision. 0: there must be none yet. */
  revision: z.int().min(0).max(2_000_000_000).nullable().default(null),
  delayTime: z.int().min(0).max(3_600).default(0),
  /** `var` is then an object and not the id alone. */
  returnInfo: z.boolean().default(false),
  /**
   * Whether opens are to be seen: a page then leaves with a picture that its reader's program may fetch. Kept with the draft;
   * left out, it stays as it is, and at first nothing is traced. A mail of plain text cannot be.
   */
  mailTrace: z.boolean().optional(),
  /** Name and version of the client. */
  xMailerExt: z.string().max(200).default(''),
  clientTimeZone: z.string().max(64).default(''),
  noticeSenderReceivers: z.boolean().default(false),
  /** 1 and 2 of an encrypted mail, else 0. */
  encrypt: z.union([z.literal(0), z.literal(1)]).default(0),
  cl_send: z.union([z.literal(0), z.literal(2)]).default(0),
  /** Of `deliver`: the screen shows files that go as links. Refused with `attachmentLost` where the draft has none. */
  flagLinkAttached: z.boolean().default(false),
};

/** Each action: what it takes as `composeInfo`. */
export const composeInfo = z.discriminatedUnion('action', [
  z.object({
    ...everyAction,
    action: z.literal('save'),
    attrs: composeAttrs.prefault({}),
    /** By hand, or on leaving: never too soon. */
    forced: z.boolean().default(false),
  }),
  z.object({
    ...everyAction,
    action: z.literal('continue'),
    attrs: composeChanges.default({}),
    /** Also sees whether the mailbox's server lets this sender through. */
    sendCheck: z.boolean().default(false),
  }),
  z.object({
    ...everyAction,
    action: z.literal('deliver'),
    /** What is on the screen: saved first, so that it is what leaves. Without it the draft leaves as it was saved. */
    attrs: composeAttrs.optional(),
  }),
]);
export type ComposeInfo = z.output<typeof composeInfo>;

/** What `mbox:compose` takes besides `func`. */
export const composeInput = z.object({
  /** The mailbox, by its address or `accountId`; without it, the one `attrs.account` names. */
  _account: z.string().max(254).default(''),
  composeInfo,
  /**
   * Of `deliver`: the sender on the screen, which the mail leaves from. Refused with `accountInvalid` unless it is the
   * mailbox's own address or an alias of it. Left out or empty, the draft's `account` is the sender.
   */
  deliverEmail: z.string().max(1_000).optional(),
  /** Of `deliver`: the draft. */
  mid: z.union([z.uuid(), z.literal('')]).optional(),
});
export type ComposeInput = z.output<typeof composeInput>;

/** What the proxy answers to `mbox:compose`: `var`, and beside it what the action has to tell. */
export const composeAnswer = z.object({
  var: z.union([
    z.string(),
    z.object({
      id: z.uuid(),
      content: z.string(),
      attachments: z.array(composeAttachment),
      subject: z.string(),
      account: z.string(),
      revision: z.int(),
      savedAt: z.iso.datetime(),
    }),
  ]),
  draftId: z.uuid(),
  revision: z.int(),
  savedAt: z.iso.datetime(),
  /** Of `deliver`, from here on. */
  deliveryId: z.uuid().optional(),
  sendStatus: z.enum(SEND_STATUSES).optional(),
  /** While it can be undone. */
  undoUntil: z.union([z.iso.datetime(), z.literal('')]).optional(),
  deliverAt: z.iso.datetime().optional(),
  /** Its copy in Sent and its thread; empty until the copy was read, and then sent on the stream. */
  savedSent: z.object({ mid: z.string() }).optional(),
  tid: z.string().optional(),
  sentTInfo: z.string().optional(),
  /** Who does not get it, and why. */
  errorRcpts: z.array(errorRcpt).optional(),
  mtaCode: z.string().optional(),
  msgCodeDesc: z.string().optional(),
  overflowReason: z.string().optional(),
  data: z.object({ vmail: z.string(), vcomposeId: z.string() }).optional(),
});
export type ComposeAnswer = z.output<typeof composeAnswer>;
