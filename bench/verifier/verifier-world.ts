import type { Category } from '@outrider/email-verifier/verdict';
import type { BoxRecord } from '../../packages/sandbox/src/dns/records.ts';
import type { ZoneFailure } from '../../packages/sandbox/src/dns/zones.ts';
import type { Behaviour, Provider } from '../../packages/sandbox/src/mx/mx-hosts.ts';

/** What is right to say of a person who is there, and of one who is not. */
type Truth = { resident: Category; stranger: Category };

const SAID: Truth = { resident: 'VALID', stranger: 'INVALID' };
const same = (category: Category): Truth => ({ resident: category, stranger: category });

/** A kind of domain: how its host behaves, how its names do, and what is true of its addresses. */
type Kind = {
  weight: number;
  truth: Truth;
  behaviour?: Behaviour;
  names?: 'gone' | 'null' | 'none' | 'dangling' | ZoneFailure;
};

/** The minutes hosts make one wait, shortened a thousandfold: waiting says nothing of how fast the engine is. */
const GREYLIST_SECONDS = 0.2;
/** Longer than hosts make one wait. */
export const RETRY_AFTER_MS = [300, 150];

const KINDS: Kind[] = [
  { weight: 50, truth: SAID, behaviour: { kind: 'accept' } },
  { weight: 8, truth: same('UNKNOWN'), behaviour: { kind: 'catchAll' } },
  { weight: 4, truth: SAID, behaviour: { kind: 'liarCatchAll' } },
  { weight: 6, truth: SAID, behaviour: { kind: 'greylist', seconds: GREYLIST_SECONDS } },
  { weight: 3, truth: same('UNCHECKED'), behaviour: { kind: 'policy' } },
  { weight: 2, truth: same('UNKNOWN'), behaviour: { kind: 'full', permanent: false } },
  { weight: 2, truth: same('UNKNOWN'), behaviour: { kind: 'disabled' } },
  { weight: 2, truth: same('INVALID'), behaviour: { kind: 'unknownUser' } },
  { weight: 3, truth: SAID, behaviour: { kind: 'connectionLimit', max: 2 } },
  { weight: 2, truth: SAID, behaviour: { kind: 'refuseNullSender' } },
  { weight: 2, truth: same('UNKNOWN'), behaviour: { kind: 'acceptThenBounce', reason: 'unknownUser' } },
  { weight: 2, truth: same('UNCHECKED'), behaviour: { kind: 'drop', after: 'banner' } },
  { weight: 2, truth: same('UNCHECKED'), behaviour: { kind: 'drop', after: 'rcpt' } },
  { weight: 4, truth: same('DOMAIN_ERROR'), names: 'gone' },
  { weight: 2, truth: same('DOMAIN_ERROR'), names: 'null' },
  { weight: 2, truth: same('DOMAIN_ERROR'), names: 'none' },
  { weight: 2, truth: same('DOMAIN_ERROR'), names: 'dangling' },
  { weight: 2, truth: same('UNCHECKED'), names: 'servfail' },
];

const PROVIDERS: Provider[] = ['postfix', 'exim', 'google', 'microsoft', 'yahoo'];

/** Names that trip up a reader that looks for words in a reply without cutting the address out first. */
const TRICKY = [
  'ghost',
  'hostmaster',
  'blocked.user',
  'full.name',
  '550club',
  'spam.filter',
  'quota',
  'disabled.access',
];
const FIRST = ['anna', 'jonas', 'mirela', 'piet', 'sofia', 'luc', 'katrin', 'tomas'];
const LAST = ['vogel', 'brandt', 'desmet', 'moreau', 'lindqvist', 'novak', 'eide', 'byrne'];

export type PlannedDomain = {
  name: string;
  host: { name: string; behaviour: Behaviour; provider: Provider } | undefined;
  records: BoxRecord[];
  failure: ZoneFailure | undefined;
};

export type PlannedAddress = { email: string; isResident: boolean; truth: Category };

/** The same for everybody who plans the same number: domains of every kind by their weight, residents and strangers. */
export function planWorld(domainCount: number, addressesEach: number) {
  const wheel = KINDS.flatMap((kind) => Array.from({ length: kind.weight }, () => kind));
  const domains: PlannedDomain[] = [];
  const addresses: PlannedAddress[] = [];
  for (let index = 0; index < domainCount; index += 1) {
    // A step that shares no factor with 100 visits every place of the wheel.
    const kind = wheel[(index * 37) % wheel.length];
    if (!kind) throw new Error('the wheel has a place for every number');
    const name = `company${index}.test`;
    domains.push(planDomain(name, kind, PROVIDERS[index % PROVIDERS.length] ?? 'postfix'));
    for (let place = 0; place < addressesEach; place += 1) {
      const isResident = place % 5 < 3;
      addresses.push({
        email: `${localPart(place)}@${name}`,
        isResident,
        truth: isResident ? kind.truth.resident : kind.truth.stranger,
      });
    }
  }
  return { domains, addresses };
}

function planDomain(name: string, { behaviour, names }: Kind, provider: Provider): PlannedDomain {
  const exchange = `mx.${name}`;
  const mx = (to: string): BoxRecord => ({ name, type: 'MX', data: { preference: 10, exchange: to } });
  const text: BoxRecord = { name, type: 'TXT', data: 'v=spf1 ~all' };
  const host = behaviour && { name: exchange, behaviour, provider };
  switch (names) {
    case undefined:
      return { name, host, records: [mx(exchange)], failure: undefined };
    case 'gone':
      return { name, host, records: [], failure: undefined };
    case 'null':
      return { name, host, records: [mx('.')], failure: undefined };
    case 'none':
      return { name, host, records: [text], failure: undefined };
    case 'dangling':
      return { name, host, records: [mx(`nowhere.${name}`)], failure: undefined };
    default:
      return { name, host, records: [mx(exchange)], failure: names };
  }
}

function localPart(place: number): string {
  const tricky = TRICKY[place];
  if (tricky !== undefined) return tricky;
  const [first, last] = [FIRST[place % FIRST.length], LAST[Math.floor(place / FIRST.length) % LAST.length]];
  return `${first}.${last}${place}`;
}
