import { DAILY_CAP } from '@outrider/contract/mailboxes/settings';
import { planCapacity } from '@outrider/domain-orders/plan-capacity';
import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';

type Deps = Pick<DomainsDeps, 'isOn' | 'now' | 'prices' | 'mailboxes'>;

/** What so many mails a day take, by the rules mailboxes send by. */
export async function readCapacity(deps: Deps, scope: Scope, mailsPerDay: number) {
  refuseIfOff(deps);
  const today = deps.now().toISOString().slice(0, 10);
  const { readyOn, ...needed } = planCapacity({ mailsPerDay, dailyCap: DAILY_CAP.default, today });
  return {
    ...needed,
    nowADay: await deps.mailboxes.sendingNow(scope),
    readyAt: `${readyOn}T12:00:00.000Z`,
    monthly: { amount: needed.mailboxes * deps.prices.mailboxMonthly, currency: deps.prices.currency },
  };
}
