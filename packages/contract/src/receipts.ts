import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const MESSAGES_MAX = 200;

/** What happened to a mail (RFC 8098, 3.2.6.2); `delivered` is a mail server's word (RFC 3464). */
export const RECEIPT_DEEDS = [
  'displayed',
  'deleted',
  'dispatched',
  'processed',
  'denied',
  'failed',
  'delivered',
] as const;
export type ReceiptDeed = (typeof RECEIPT_DEEDS)[number];

/** A receipt for a mail of ours. It counts neither as an open nor as an answer. */
const receivedReceipt = z.object({
  mid: z.uuid(),
  recipient: z.string(),
  did: z.enum(RECEIPT_DEEDS),
  /** Null where it does not say. */
  sentBy: z.enum(['person', 'rule']).nullable(),
  at: z.iso.datetime(),
});
export type ReceivedReceipt = z.infer<typeof receivedReceipt>;

/**
 * `refused`: by us, or it was answered or refused in another mail program (`$MDNSent`, RFC 3503). `doubt`: the connection broke
 * after the last byte. It is not sent again, as a receipt goes out at most once.
 */
export const REQUEST_STATES = ['open', 'sent', 'refused', 'doubt'] as const;

/** A sender asks whether we read their mail. */
const receiptRequest = z.object({ mid: z.uuid(), to: z.array(z.string()), state: z.enum(REQUEST_STATES) });
export type ReceiptRequest = z.infer<typeof receiptRequest>;

export const listReceipts = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/receipts/list',
  access: 'login',
  summary: 'Read receipts that came for messages, and requests for one that came with them',
  input: z.object({ mids: z.array(z.uuid()).max(MESSAGES_MAX) }),
  output: z.object({ receipts: z.array(receivedReceipt), requests: z.array(receiptRequest) }),
  errors: [],
});

export const noteDisplayed = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/receipts/displayed',
  access: 'login',
  summary: 'A message with a request was displayed: by the setting it is answered, refused, or left to ask about',
  input: z.object({ mid: z.uuid() }),
  output: z.object({ request: receiptRequest.nullable() }),
  errors: ['receiptNotSent'],
});

export const answerReceiptRequest = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/receipts/answer',
  access: 'login',
  summary: 'Send the receipt that a sender asked for, or never; once decided it stays so',
  input: z.object({ mid: z.uuid(), send: z.boolean() }),
  output: z.object({ request: receiptRequest }),
  errors: ['notFound', 'receiptNotSent', 'mailServerUnreachable'],
});
