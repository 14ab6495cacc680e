import { suggestMailboxes as suggest } from '@outrider/domain-orders/suggest-mailboxes';
import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';

type Deps = Pick<DomainsDeps, 'isOn' | 'random' | 'mailboxes' | 'peopleOf'>;
type Wanted = { domain: string; count: number; madeUp: boolean };

/** The team first; addresses that are in use at the domain are left out. */
export async function suggestMailboxes(deps: Deps, scope: Scope, { domain, count, madeUp }: Wanted) {
  refuseIfOff(deps);
  const taken = (await deps.mailboxes.list(scope))
    .filter((address) => address.endsWith(`@${domain}`))
    .map((address) => address.slice(0, address.lastIndexOf('@')));
  const people = await deps.peopleOf(scope);
  return { mailboxes: suggest({ people, count, madeUp, taken, random: deps.random }) };
}
