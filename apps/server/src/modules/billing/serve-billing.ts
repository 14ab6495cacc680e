import type { Endpoint } from '@outrider/contract/endpoint';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Caller, OpenVisit } from '../../platform/http/caller.ts';
import { type Api, serve } from '../../platform/http/serve.ts';

type Handle<I extends z.ZodType, O extends z.ZodType> = (
  caller: Caller,
  input: z.output<I>,
  visit: OpenVisit,
) => Promise<z.input<O>>;

export function refuseWhenOff({ isOn }: { isOn: boolean }): void {
  if (!isOn) throw new AppError('billingIsOff');
}

/** Serves calls about money, which all say so where billing is switched off. */
export const serveBilling =
  (api: Api, billing: { isOn: boolean }) =>
  <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, handle: Handle<I, O>) =>
    serve(api, endpoint, async (caller, input, visit) => {
      refuseWhenOff(billing);
      return handle(caller, input, visit);
    });
