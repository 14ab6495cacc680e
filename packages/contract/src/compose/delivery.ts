import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A mail goes to at most so many people (specification, section 9). */
export const DELIVERY_RECIPIENTS_MAX = 500;
/** All of it, encoded: what large providers take. */
export const MAIL_MAX_BYTES = 35 * 1_024 * 1_024;
export const SCHEDULE_MAX_DAYS = 366;

/** `doubt`: the connection broke after the last byte, and a look into Sent has to tell. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'stopped', 'doubt'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Specification, section 4. */
export const SEND_STATUSES = ['sending', 'saved', 'sent', 'sentFailed'] as const;
export type SendStatus = (typeof SEND_STATUSES)[number];

export const errorRcpt = z.object({
  email: z.string(),
  /** Of the error catalogue. */
  code: z.string(),
  message: z.string(),
  /** The server's own. */
  words: z.string(),
});
export type ErrorRcpt = z.output<typeof errorRcpt>;

export const delivery = z.object({
  deliveryId: z.uuid(),
  draftId: z.uuid(),
  accountId: z.uuid(),
  account: z.string(),
  state: z.enum(DELIVERY_STATES),
  sendStatus: z.enum(SEND_STATUSES),
  kind: z.enum(['now', 'undo', 'schedule']),
  /** When it leaves; of one the server put off, when it is tried again. */
  deliverAt: z.iso.datetime(),
  zone: z.string(),
  subject: z.string(),
  recipients: z.array(z.string()),
  recipientCount: z.int(),
  /** Why it waits or was refused: a code of the catalogue and its text, and the server's own words. */
  mtaCode: z.string(),
  message: z.string(),
  words: z.string(),
  errorRcpts: z.array(errorRcpt),
  /** It carries links to files. */
  linkAttached: z.boolean(),
  /** Opens are seen, as far as its readers' programs fetch pictures. */
  mailTrace: z.boolean(),
  savedSent: z.object({ mid: z.string() }),
  tid: z.string(),
});
export type Delivery = z.output<typeof delivery>;

const byId = z.object({ deliveryId: z.uuid() });

export const readDelivery = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/delivery',
  access: 'login',
  summary: 'What became of a mail that was sent',
  input: byId,
  output: delivery,
  errors: ['composeNotFound'],
});

export const undoDelivery = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/undo',
  access: 'login',
  summary: 'Stop a mail that has not left: it is a draft again, or the answer says that it is leaving',
  input: byId,
  output: z.object({ outcome: z.enum(['stopped', 'leaving']), draftId: z.uuid() }),
  errors: ['composeNotFound'],
});

export const listScheduled = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/scheduled',
  access: 'login',
  summary: 'Mails that wait for their moment, for their server, or for a look into Sent; the next first',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
  output: z.object({ deliveries: z.array(delivery) }),
  errors: [],
});

export const sendNow = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/send-now',
  access: 'login',
  summary: 'Send a mail that waits for its moment at once',
  input: byId,
  output: delivery,
  errors: ['composeNotFound', 'composeProcessing'],
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/send-again',
  access: 'login',
  summary: 'A new draft of a mail that left, to those it did not reach',
  input: byId,
  output: z.object({ draftId: z.uuid() }),
  errors: ['composeNotFound'],
});
