import type { Provider } from '@outrider/campaign-rules/campaign';
import type { Scope } from '../../../platform/db.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { listDomainProviders } from './take.repository.ts';

type Deps = Pick<LeadsDeps, 'db' | 'mailHosts'>;

/** Asked at once; name servers of the operator's own stand that. */
const LOOK_UPS_AT_ONCE = 50;

/** Whose mailboxes these domains have: by what is known already, then by asking for their MX. */
export async function findProviders(
  { db, mailHosts }: Deps,
  scope: Scope,
  wanted: readonly { domain: string; mx: string }[],
): Promise<Map<string, Provider>> {
  const found = new Map(wanted.filter(({ mx }) => mx !== '').map(({ domain, mx }) => [domain, mailHosts.ofHost(mx)]));
  const unknown = new Set(wanted.map(({ domain }) => domain).filter((domain) => !found.has(domain)));
  for (const [domain, provider] of await listDomainProviders(db, scope, [...unknown])) {
    found.set(domain, provider);
    unknown.delete(domain);
  }
  const left = [...unknown];
  await Promise.all(
    Array.from({ length: LOOK_UPS_AT_ONCE }, async () => {
      for (let domain = left.pop(); domain !== undefined; domain = left.pop()) {
        found.set(domain, await mailHosts.ofDomain(domain));
      }
    }),
  );
  return found;
}
