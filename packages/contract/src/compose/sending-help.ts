import { z } from 'zod';
import { SUPPRESSION_REASONS } from '../contacts/suppression.ts';
import { endpoint } from '../endpoint.ts';
import { composeAttrs } from './attrs.ts';

/** The people the picker of recipients shows: those one has added or written with, everybody, or the last ones. */
export const CUSTOMER_TABS = ['MY_CUSTOMER', 'ALL_CUSTOMER', 'RECENT'] as const;
export const customerTab = z.enum(CUSTOMER_TABS);
export type CustomerTab = z.infer<typeof customerTab>;

const suppressed = z.object({ reason: z.enum(SUPPRESSION_REASONS), at: z.iso.datetime() });

export const recipient = z.object({
  email: z.string(),
  name: z.string(),
  company: z.string(),
  /** Null for a person who is no contact. */
  contactId: z.uuid().nullable(),
  suppressed: suppressed.nullable(),
});
export type Recipient = z.infer<typeof recipient>;

export const listRecipients = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/recipients',
  access: 'login',
  summary: 'People to write to, by tab and by the beginning of what is typed',
  input: z.object({
    /** Without it, the one chosen last. */
    tab: customerTab.optional(),
    search: z.string().trim().max(100).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  output: z.object({ tab: customerTab, recipients: z.array(recipient) }),
  errors: [],
});

export const sendingWarning = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('suppressed'),
    email: z.string(),
    reason: z.enum(SUPPRESSION_REASONS),
    at: z.iso.datetime(),
  }),
  /** The verifier calls it dead. */
  z.object({ kind: z.literal('deadAddress'), email: z.string() }),
  z.object({ kind: z.literal('malformedRecipient'), recipient: z.string() }),
  z.object({ kind: z.literal('emptySubject') }),
  /** The words that speak of a file. */
  z.object({ kind: z.literal('forgottenAttachment'), words: z.string() }),
  z.object({ kind: z.literal('manyVisible'), count: z.int() }),
]);
export type SendingWarning = z.infer<typeof sendingWarning>;

export const checkMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/check',
  access: 'login',
  summary: 'What the author may want to know before a mail leaves',
  input: z.union([z.object({ draftId: z.uuid() }), z.object({ attrs: composeAttrs })]),
  output: z.object({ warnings: z.array(sendingWarning) }),
  bodyMaxBytes: 8 * 1_048_576,
  errors: ['composeNotFound'],
});

/** What happens when a sender asks for a receipt of what we read (RFC 8098). */
export const RECEIPT_POLICIES = ['ask', 'never', 'always'] as const;
export type ReceiptPolicy = (typeof RECEIPT_POLICIES)[number];

export const UNDO_SECONDS_DEFAULT = 20;
export const UNDO_SECONDS_MAX = 60;

export const composeSettings = z.object({
  /** For so long a mail can be stopped after it was sent. */
  undoSeconds: z.int().min(0).max(UNDO_SECONDS_MAX),
  receipts: z.enum(RECEIPT_POLICIES),
  customerTab,
});
export type ComposeSettings = z.infer<typeof composeSettings>;

export const getComposeSettings = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/settings',
  access: 'login',
  summary: 'How long a mail can be stopped, what becomes of asked-for receipts, and the tab of recipients chosen last',
  input: z.object({}),
  output: composeSettings,
  errors: [],
});

export const saveComposeSettings = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/settings',
  access: 'login',
  summary: 'Change how mail is composed; what is left out stays',
  input: composeSettings.partial(),
  output: composeSettings,
  errors: [],
});
