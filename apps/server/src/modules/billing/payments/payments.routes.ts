import { randomUUID } from 'node:crypto';
import { getPurchase } from '@outrider/contract/billing/plans';
import { changeCard, openPortal } from '@outrider/contract/billing/subscription';
import { AppError } from '@outrider/contract/errors';
import type { Api } from '../../../platform/http/serve.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { CardProcessorError } from '../cards/card-processor.ts';
import { serveBilling } from '../serve-billing.ts';
import { cardEventRoutes } from './card-events.routes.ts';
import { type DescribeDeps, describePurchase } from './describe-purchase.ts';
import { openCheckout } from './open-checkout.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findCustomer } from './purchases.repository.ts';

const PAGE_OPEN_MS = 60 * 60_000;

type Served = { isOn: boolean; deps: DescribeDeps | undefined };

/** Without dependencies nobody takes cards, and there are no purchases. */
export function paymentRoutes(api: Api, { isOn, deps }: Served) {
  const serve = serveBilling(api, { isOn });
  const on = (): PaymentsDeps => {
    if (!deps) throw new AppError('cardProcessorFailed');
    return deps;
  };
  serve(getPurchase, async (scope, { purchaseId }) => {
    if (!deps) throw new AppError('notFound');
    return describePurchase(deps, scope, purchaseId);
  });

  serve(changeCard, async (scope) =>
    answering(on(), async () => {
      const { cards, now, currency } = on();
      const wanted = {
        kind: 'card' as const,
        reference: randomUUID(),
        lines: [],
        total: { amount: 0, currency },
        expiresAt: new Date(now().getTime() + PAGE_OPEN_MS),
      };
      const { id, checkout_url: url } = await openCheckout(on(), scope, wanted, (opening) =>
        cards.openCardCheckout({ ...opening, currency }),
      );
      if (url === null) throw new AppError('cardProcessorFailed');
      return { url, purchaseId: id };
    }),
  );

  serve(openPortal, async (scope) =>
    answering(on(), async () => {
      const { db, cards, appUrl } = on();
      const customerId = await findCustomer(db, scope);
      if (customerId === undefined) throw new AppError('noSubscription');
      return { url: await cards.openPortal(customerId, `${appUrl}/setting/billing`) };
    }),
  );

  if (deps) cardEventRoutes(api.app, deps);
}

/** Inner words of the processor go to the log, not to people. */
async function answering<T>({ log }: PaymentsDeps, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof CardProcessorError)) throw error;
    log.warn({ error: wordsOf(error) }, 'the card processor failed');
    throw new AppError('cardProcessorFailed');
  }
}
