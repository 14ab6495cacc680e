import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { listStock } from './stock.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'isOn' | 'mailboxes'>;

/** The operator's own domains that are warmed up and nobody uses, the healthiest first. */
export async function listWarmed(deps: Deps, scope: Scope) {
  refuseIfOff(deps);
  const domains = await Promise.all(
    (await listStock(deps.db)).map(async ({ domain, stockedIn, fits, since, monthly, currency }) => ({
      domain,
      since: since.toISOString(),
      fits,
      ...(await deps.mailboxes.health({ workspaceId: stockedIn }, domain)),
      monthly: { amount: monthly, currency },
    })),
  );
  return {
    domains: domains
      .filter(({ mailboxes }) => mailboxes > 0)
      .toSorted((one, other) => (other.health ?? 0) - (one.health ?? 0) || one.domain.localeCompare(other.domain)),
    nowADay: await deps.mailboxes.sendingNow(scope),
  };
}
