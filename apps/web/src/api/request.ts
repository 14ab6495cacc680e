import type { Endpoint } from '@outrider/contract/endpoint';
import type { z } from 'zod';
import { call, upload } from '../platform/api.ts';
import type { CallOptions } from '../platform/create-call.ts';

type Request<I extends z.ZodType, O extends z.ZodType> = {
  (input: z.input<I>, options?: CallOptions): Promise<z.output<O>>;
  readonly input: I;
  readonly output: O;
};

/** A call of the contract as a function, with the schemas of what it takes and gives. `always` holds wherever it is called. */
/* @__NO_SIDE_EFFECTS__ */
export function request<I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, always?: CallOptions) {
  const ask = (input: z.input<I>, options?: CallOptions) => call(endpoint, input, { ...always, ...options });
  // An endpoint makes its schemas when they are first asked for.
  return Object.defineProperties(ask as Request<I, O>, {
    input: { get: () => endpoint.input },
    output: { get: () => endpoint.output },
  });
}

/** The same for bytes, such as a part of a file. */
/* @__NO_SIDE_EFFECTS__ */
export const uploadRequest =
  <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, always?: CallOptions) =>
  (input: z.input<I>, body: Blob, options?: CallOptions) =>
    upload(endpoint, input, body, { ...always, ...options });
