import { z } from 'zod';
import { composeInput } from '../compose/compose-call.ts';
import { endpoint } from '../endpoint.ts';
import { message, messageBody, REPLY_LABELS } from './message.ts';

export const MESSAGE_PAGE_SIZE = 30;

const midList = z.array(z.uuid()).min(1).max(500);
/** Of one mailbox, by its address or `accountId`; without it, of all. */
const account = { _account: z.string().max(254).default('') };
/** Also what stands behind a row of a list of threads: the other messages of the thread in the same folder. */
export const wholeThreads = z.boolean().default(false);

export const messageFilter = z.object({
  flags: z
    .object({ read: z.boolean().optional(), replied: z.boolean().optional(), top: z.literal(true).optional() })
    .optional(),
  label0: z.literal(1).optional(),
  replyLabel: z.enum(REPLY_LABELS).optional(),
  /** Those nobody could judge. */
  unlabelled: z.literal(true).optional(),
  snoozed: z.literal(true).optional(),
  tagId: z.uuid().optional(),
});
export type MessageFilter = z.infer<typeof messageFilter>;

const listed = {
  limit: z.int().min(1).max(100).default(MESSAGE_PAGE_SIZE),
  start: z.int().min(0).max(1_000_000).default(0),
  /** The cursor of the page before; cheaper than `start`, and right while mail comes in. */
  after: z.string().max(200).default(''),
  summaryWindowSize: z.int().min(0).max(100).default(MESSAGE_PAGE_SIZE),
  returnTotal: z.boolean().default(false),
  returnTid: z.boolean().default(true),
  returnTag: z.boolean().default(true),
  returnAttachments: z.boolean().default(true),
  order: z.literal('date').default('date'),
  desc: z.boolean().default(true),
  filter: messageFilter.default({}),
  /** One row a thread: its newest message of the folder. */
  threads: z.boolean().default(false),
};

const page = z.object({
  messages: z.array(message),
  next: z.string(),
  /** -1 when not asked for, and of a search with more hits than are counted in a moment. Exact up to 10 000. */
  total: z.int(),
});

export const folder = z.object({
  fid: z.int(),
  /** Empty for the folders every mailbox has: the client names those. */
  name: z.string(),
  accountId: z.uuid().nullable(),
  total: z.int(),
  unread: z.int(),
});

/** Each function of the mail proxy: what it takes besides `func`, and what it gives as `var`. */
export const PROXY_FUNCTIONS = {
  'mbox:listMessages': {
    input: z.object({ ...account, listInfo: z.object({ ...listed, fid: z.int().optional() }) }),
    output: page,
  },
  'mbox:searchMessages': {
    /** `from:` `to:` `has:attachment` `before:` `after:` `is:` and plain words. */
    input: z.object({
      ...account,
      searchInfo: z.object({ ...listed, fid: z.int().optional(), pattern: z.string().trim().min(1, 'blank').max(500) }),
    }),
    output: page.extend({
      /** By message: what was found where, with the hits between U+0001 and U+0002. */
      hits: z.record(z.uuid(), z.object({ subject: z.string(), text: z.string(), file: z.string() })),
    }),
  },
  'mbox:readMessage': {
    input: z.object({
      ...account,
      mid: z.uuid(),
      markRead: z.boolean().default(false),
      images: z.boolean().default(false),
    }),
    output: message.extend({ body: messageBody }),
  },
  'mbox:updateMessageInfos': {
    input: z.object({
      ...account,
      midList,
      wholeThreads,
      messageInfo: z.object({
        flags: z
          .object({ read: z.boolean().optional(), top: z.boolean().optional(), forwarded: z.boolean().optional() })
          .optional(),
        label0: z.union([z.literal(0), z.literal(1)]).optional(),
        /** Moves them. */
        fid: z.int().optional(),
        addTags: z.array(z.string().trim().min(1).max(40)).max(20).optional(),
        removeTags: z.array(z.uuid()).max(20).optional(),
        memo: z.string().max(5_000).optional(),
      }),
    }),
    output: z.object({ messages: z.array(message) }),
  },
  'mbox:deleteMessages': {
    /** Into the trash; what is there already goes for good. */
    input: z.object({ ...account, midList, wholeThreads }),
    /** `movedFrom`: which folder each was in, for taking it back. */
    output: z.object({ trashed: z.array(z.object({ mid: z.uuid(), fid: z.int() })), removed: z.array(z.uuid()) }),
  },
  'mbox:getAllFolders': {
    input: z.object({ ...account }),
    output: z.object({ folders: z.array(folder) }),
  },
  'mbox:markSeen': {
    /** Everything in a folder. */
    input: z.object({ ...account, fid: z.int(), read: z.boolean() }),
    output: z.object({ changed: z.int() }),
  },
} as const;
export type ProxyFunction = keyof typeof PROXY_FUNCTIONS;
export type ProxyInput<F extends ProxyFunction> = z.input<(typeof PROXY_FUNCTIONS)[F]['input']>;
export type ProxyOutput<F extends ProxyFunction> = z.output<(typeof PROXY_FUNCTIONS)[F]['output']>;

const withFunc = <S extends z.ZodRawShape, F extends ProxyFunction | 'mbox:compose'>(
  func: F,
  { shape }: { shape: S },
) => z.object({ ...shape, func: z.literal(func) });

/**
 * One door for all functions. Answers `{ code: "S_OK", message, var }`; a refusal carries its code as text. What `var`
 * holds depends on the function, so server and client parse it by `PROXY_FUNCTIONS`; what writing a mail
 * answers, which has more beside `var`, by `composeAnswer`.
 */
export const mailProxy = endpoint({
  method: 'POST',
  path: '/tp/api/hmail/proxy',
  access: 'login',
  summary: 'Read, change and write mail: list, search, read, mark, move, delete, compose',
  answersAs: 'proxy',
  input: z.discriminatedUnion('func', [
    withFunc('mbox:listMessages', PROXY_FUNCTIONS['mbox:listMessages'].input),
    withFunc('mbox:searchMessages', PROXY_FUNCTIONS['mbox:searchMessages'].input),
    withFunc('mbox:readMessage', PROXY_FUNCTIONS['mbox:readMessage'].input),
    withFunc('mbox:updateMessageInfos', PROXY_FUNCTIONS['mbox:updateMessageInfos'].input),
    withFunc('mbox:deleteMessages', PROXY_FUNCTIONS['mbox:deleteMessages'].input),
    withFunc('mbox:getAllFolders', PROXY_FUNCTIONS['mbox:getAllFolders'].input),
    withFunc('mbox:markSeen', PROXY_FUNCTIONS['mbox:markSeen'].input),
    withFunc('mbox:compose', composeInput),
  ]),
  output: z.looseObject({ var: z.unknown() }),
  // A mail being composed has at most two million characters of its own, each up to three bytes, and its attachments' names.
  bodyMaxBytes: 8 * 1_048_576,
  errors: [
    'planIsReadOnly',
    'planIsPaused',
    'mailNotFound',
    'folderDeleted',
    'noDeletePermission',
    'mailServerUnreachable',
    'composeNotFound',
    'draftChanged',
    'autoSaveTooSoon',
    'accountInvalid',
    'composeProcessing',
    'needSecondVerification',
    'idNotFound',
    'recipientMissing',
    'recipientMalformed',
    'recipientSuppressed',
    'tooManyRecipients',
    'attachmentLost',
    'mailTooLarge',
    'someRecipientsFailed',
    'mailRefused',
    'senderBlacklisted',
    'scheduleTooFar',
    'valuesMissing',
    'rejectedIp',
    'rejectedBanned',
    'rejectedDailyMails',
    'rejectedMailBurst',
    'rejectedTooFrequent',
    'rejectedDailyRecipients',
    'rejectedRecipientBurst',
    'rejectedGroupSend',
    'rejectedPromotional5540',
    'rejectedPromotional4512',
    'rejectedPromotional5910',
    'rejectedAdministratorOnly',
  ],
});
