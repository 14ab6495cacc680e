import type { PaymentError, PaymentIntent } from './shapes.ts';

/** An error in Stripe's shape, with its HTTP status. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, error: { type: string; code?: string; message: string; [field: string]: unknown }) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });

export const missing = (kind: string, id: string) =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });

export const declined = (error: PaymentError, paymentIntent?: PaymentIntent) =>
  new Refusal(402, { ...error, ...(paymentIntent ? { payment_intent: paymentIntent } : {}) });
