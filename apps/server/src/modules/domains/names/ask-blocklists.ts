import { BLOCKLISTS } from '@outrider/mailbox-checks/blocklists';
import { readListing } from '@outrider/mailbox-checks/check-blocklists';
import type { DomainsDeps } from '../domains-deps.ts';
import { nextToAsk, storeListing } from './name-listings.repository.ts';

/** Lists of names; the others list addresses, and a name that nobody has sends from none. */
const DOMAIN_LISTS = BLOCKLISTS.filter(({ of }) => of === 'domain');
/** List operators allow a stranger's resolver few questions: so many names at once, then the next. */
const AT_ONCE = 4;

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'systemNow' | 'resolver'>;

/** Asks every domain blocklist for the names that wait, a few at a time, until none waits or the time is over. */
export async function askBlocklists(deps: Deps, patienceMs: number): Promise<void> {
  const until = deps.systemNow().getTime() + patienceMs;
  while (deps.systemNow().getTime() < until) {
    const domains = await nextToAsk(deps.db, deps.now(), AT_ONCE);
    if (domains.length === 0) return;
    await Promise.all(domains.map((domain) => askFor(deps, domain)));
  }
}

/** A list that does not answer, or refuses the question, says nothing. */
async function askFor({ db, now, resolver }: Deps, domain: string): Promise<void> {
  const said = await Promise.all(
    DOMAIN_LISTS.map(async (list) => ({
      zone: list.zone,
      state: readListing(await resolver.resolve4(`${domain}.${list.zone}`), list),
    })),
  );
  await storeListing(db, {
    domain,
    askedAt: now(),
    listedOn: said.filter(({ state }) => state === 'listed').map(({ zone }) => zone),
    answered: said.filter(({ state }) => state !== 'unanswered').length,
  });
}
