import { type Buying, isHad } from './buy-calls.ts';
import { endingNamed, isPremium, listEndings, priceOf, splitName } from './endings.ts';
import { findDomain, type RegisteredDomain, type RegistrarState, spentInMonth } from './registrar-state.ts';
import { dollars, notFound, plainTime, type Reply, refuse, succeed, tooMany } from './replies.ts';

/** How many checks are allowed in how many seconds. */
export type CheckPace = { limit: number; seconds: number };

/** Counts checks of names within the pace of the account. */
export function createCheckCounter(now: () => Date) {
  let pace: CheckPace = { limit: 30, seconds: 10 };
  let times: number[] = [];

  return {
    setPace(wanted: CheckPace) {
      pace = wanted;
      times = [];
    },
    /** `POST /domain/checkDomain/{domain}`. */
    check(domain: string, buying: Pick<Buying, 'state' | 'isTaken'>): Reply {
      const at = now().getTime();
      times = times.filter((time) => at - time < pace.seconds * 1000);
      const [oldest = at] = times;
      const words = `${times.length} out of ${pace.limit} checks within ${pace.seconds} seconds used.`;
      if (times.length >= pace.limit) return tooMany(words, Math.ceil((oldest + pace.seconds * 1000 - at) / 1000));
      times.push(at);
      const limits = {
        TTL: String(pace.seconds),
        limit: String(pace.limit),
        used: times.length,
        naturalLanguage: words,
      };
      return describeName(domain, buying, limits);
    },
  };
}

function describeName(domain: string, buying: Pick<Buying, 'state' | 'isTaken'>, limits: unknown): Reply {
  const name = splitName(domain);
  if (!name) return refuse(400, 'INVALID_DOMAIN', `${domain} is not a name that is sold here.`);
  const price = dollars(priceOf(name));
  const renewal = dollars(isPremium(name.label) ? priceOf(name) : name.ending.renewal);
  return succeed({
    response: {
      avail: isHad(domain, buying) ? 'no' : 'yes',
      type: 'registration',
      price,
      firstYearPromo: name.ending.registration < name.ending.renewal ? 'yes' : 'no',
      regularPrice: renewal,
      premium: isPremium(name.label) ? 'yes' : 'no',
      minDuration: 1,
      additional: {
        renewal: { type: 'renewal', price: renewal, regularPrice: renewal },
        transfer: { type: 'transfer', price: renewal, regularPrice: renewal },
      },
    },
    limits,
  });
}

/** `POST /pricing/get`, the one call that needs no key. */
export const describePrices = (): Reply =>
  succeed({
    pricing: Object.fromEntries(
      listEndings().map(({ ending, registration, renewal }) => [
        ending,
        { registration: dollars(registration), renewal: dollars(renewal), transfer: dollars(renewal), coupons: [] },
      ]),
    ),
  });

/** `GET /domain/getRegistrationRequirements/{ending}`. */
export function describeRequirements(name: string): Reply {
  const ending = endingNamed(name);
  if (!ending) return refuse(400, 'TLD_NOT_SUPPORTED', `.${name} is not sold here.`);
  return succeed({
    tld: name,
    apiRegisterable: ending.isApiRegisterable,
    registrationDurationYears: 1,
    maxRegistrationYears: 10,
    whoisPrivacySupported: true,
    requiresValidatedAddress: false,
    registrantOnly: false,
    ...(ending.isApiRegisterable ? {} : { notApiRegisterableReason: 'The registry asks for papers.' }),
  });
}

export const describeBalance = ({ balance }: RegistrarState): Reply =>
  succeed({ balance, balanceDisplay: `$${dollars(balance)}` });

export function describeSettings(state: RegistrarState, now: Date): Reply {
  const { monthlyLimit } = state;
  const spent = spentInMonth(state, now);
  const remaining = monthlyLimit === null ? null : Math.max(0, monthlyLimit - spent);
  return succeed({ settings: { autoTopup: false }, spendLimit: { monthly: monthlyLimit, spent, remaining } });
}

const describeDomain = ({ domain, ...owned }: RegisteredDomain, now: Date) => ({
  domain,
  status: Date.parse(owned.expiresAt) > now.getTime() ? 'ACTIVE' : 'EXPIRED',
  tld: splitName(domain)?.ending.ending ?? '',
  createDate: plainTime(owned.createdAt),
  expireDate: plainTime(owned.expiresAt),
  securityLock: '1',
  whoisPrivacy: '1',
  autoRenew: owned.isAutoRenewed ? 1 : 0,
  apiAccess: owned.hasApiAccess ? 1 : 0,
  notLocal: 0,
});

export function describeOne(domain: string, state: RegistrarState, now: Date): Reply {
  const owned = findDomain(state, domain);
  return owned ? succeed({ domain: describeDomain(owned, now) }) : notFound(domain);
}

const PAGE_SIZE = 1000;

export function listDomains(start: string | null, state: RegistrarState, now: Date): Reply {
  const from = Number(start ?? 0);
  if (!Number.isInteger(from) || from < 0) return refuse(400, 'INVALID_START', 'start must be a number.');
  return succeed({ domains: state.domains.slice(from, from + PAGE_SIZE).map((owned) => describeDomain(owned, now)) });
}
