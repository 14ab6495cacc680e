import { editDistance } from './edit-distance.ts';
import { BIG_PROVIDERS, REAL_NEIGHBOURS } from './known-providers.ts';

/** No slip of the pen is longer; a longer text is not measured. */
const DOMAIN_MAX = 40;

/** The address that was most likely meant, where its domain is a near miss of a big provider's; else null. */
export function suggestAddress(address: string): string | null {
  const at = address.lastIndexOf('@');
  const domain = at < 1 ? undefined : suggestDomain(address.slice(at + 1));
  return domain === undefined ? null : `${address.slice(0, at)}@${domain}`;
}

/** The domain that was most likely meant, where it is a near miss of a big provider's. */
export function suggestDomain(typed: string): string | undefined {
  const domain = typed
    .slice(0, DOMAIN_MAX * 2)
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]|^\.+|\.+$/g, '');
  if (domain.length > DOMAIN_MAX || REAL_NEIGHBOURS.has(domain)) return undefined;
  const dot = domain.indexOf('.');
  const [name, ending] = dot === -1 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
  let best: { domain: string; slips: number } | undefined;
  for (const provider of BIG_PROVIDERS) {
    const slips = slipsTo(provider, name, ending);
    if (slips === 0) return undefined;
    const near = slips === undefined ? nearestDomain(provider, domain) : { domain: domainOf(provider, ending), slips };
    if (near && near.slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = near;
  }
  return best?.domain;
}

type Provider = (typeof BIG_PROVIDERS)[number];

const domainOf = ({ name, endings }: Provider, ending: string) => `${name}.${nearestEnding(endings, ending)}`;

/** The dot itself may be the slip: forgotten, doubled, or a letter too early. */
function nearestDomain({ name, endings }: Provider, typed: string): { domain: string; slips: number } | undefined {
  const allowed = name.length <= 4 ? 0 : name.length <= 6 ? 1 : 2;
  const domains = endings.map((ending) => `${name}.${ending}`);
  const near = domains.filter((domain) => Math.abs(domain.length - typed.length) <= allowed);
  return near
    .map((domain) => ({ domain, slips: editDistance(typed, domain) }))
    .filter(({ slips }) => slips <= allowed)
    .sort((one, other) => one.slips - other.slips)[0];
}

/** How many slips the provider's name is away; undefined when it is too far to be meant, 0 when it is written right. */
function slipsTo({ name, endings }: Provider, typed: string, ending: string): number | undefined {
  // The shorter the name, the more real names lie around it.
  const allowed = name.length <= 3 ? 0 : name.length <= 4 ? 1 : 2;
  // Each slip changes the length by one at most.
  if (Math.abs(typed.length - name.length) > allowed) return undefined;
  const inName = editDistance(typed, name);
  const hasRealEnding = endings.includes(ending);
  if (inName === 0) return hasRealEnding ? 0 : 0.5;
  if (inName > allowed) return undefined;
  const inEnding = hasRealEnding ? 0 : editDistance(ending, nearestEnding(endings, ending));
  return inEnding <= 1 ? inName + inEnding : undefined;
}

/** The ending one slip away, or the one most people have. */
function nearestEnding(endings: readonly string[], typed: string): string {
  return endings.find((ending) => editDistance(typed, ending) <= 1) ?? endings[0] ?? typed;
}
