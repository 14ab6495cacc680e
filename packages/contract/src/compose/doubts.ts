import { z } from 'zod';
import { DOUBTS_MAX } from '../campaigns/doubts.ts';
import { endpoint } from '../endpoint.ts';
import { delivery } from './delivery.ts';

/** A mail of the composer of which nobody knows whether it left. */
const composedDoubt = delivery
  .pick({ deliveryId: true, draftId: true, account: true, subject: true, recipients: true, recipientCount: true })
  .extend({
    /** When the connection broke. */
    since: z.iso.datetime(),
    /** When it counts as sent, unless something is heard of it before. */
    countsAt: z.iso.datetime(),
    /** Until then the server may still take the first one, so it cannot be sent again. */
    sendAgainFrom: z.iso.datetime(),
  });
export type ComposedDoubt = z.infer<typeof composedDoubt>;

export const listComposedDoubts = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/compose/doubts',
  access: 'login',
  summary: 'Mails of the composer of which nobody knows whether they left, the oldest first',
  input: z.object({}),
  output: z.object({ doubts: z.array(composedDoubt).max(DOUBTS_MAX) }),
  errors: [],
});

/** It left; or it did not, and is to be sent. */
export const COMPOSED_DOUBT_ANSWERS = ['sent', 'sendAgain'] as const;

export const settleComposedDoubt = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/compose/settle-doubt',
  access: 'login',
  summary: 'Say of a mail of the composer in doubt that it left, or that it did not and is to be sent',
  input: z.object({ deliveryId: z.uuid(), answer: z.enum(COMPOSED_DOUBT_ANSWERS) }),
  /** `kept`: messages that are no longer in doubt, or may still arrive, within a quarter of an hour. */
  output: z.object({ changed: z.int(), kept: z.int() }),
  errors: ['composeNotFound'],
});
