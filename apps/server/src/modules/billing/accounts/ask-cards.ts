import { AppError } from '@outrider/contract/errors';
import type { BillingDeps } from '../billing-deps.ts';
import { CardProcessorError } from '../cards/card-processor.ts';

/** What the card processor refuses or leaves open is one refusal for the caller; its own words go to the log. */
export async function askCards<T>({ log }: Pick<BillingDeps, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CardProcessorError)) throw error;
    log.warn({ err: error }, 'the card processor did not do what was asked');
    throw new AppError('cardProcessorFailed');
  }
}
