import type { RegistrarTrouble } from '@outrider/contract/sandbox';
import { fieldsOf } from '../serve-json.ts';
import { isPremium, isShort, priceOf, splitName } from './endings.ts';
import { type Charge, findDomain, nextId, type RegistrarState, spentInMonth } from './registrar-state.ts';
import { dollars, emailNotVerified, notFound, plainTime, type Reply, refuse, succeed } from './replies.ts';

const YEARS = 1;
const DAY_MS = 86_400_000;
const RENEWAL_REST_DAYS = 30;
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export type Buying = {
  state: RegistrarState;
  now: Date;
  key: string;
  trouble: RegistrarTrouble;
  /** Whether it is taken: the world outside this account. */
  isTaken: (domain: string) => boolean;
};

type Terms = { cost: number; operation: Charge['operation']; isDryRun: boolean };

/** `POST /domain/create/{domain}`. */
export function createDomain(domain: string, body: unknown, buying: Buying): Reply {
  const { state, now, trouble } = buying;
  const name = splitName(domain);
  if (!name) return refuse(400, 'INVALID_DOMAIN', `${domain} is not a name that is sold here.`);
  if (!name.ending.isApiRegisterable) {
    return refuse(400, 'TLD_NOT_API_REGISTERABLE', `.${name.ending.ending} is registered on the website only.`);
  }
  const { agreeToTerms, dryRun } = fieldsOf(body);
  if (agreeToTerms !== 'yes') return refuse(400, 'TERMS_NOT_ACCEPTED', 'agreeToTerms must be yes.');
  const unverified = missingVerification(state);
  if (unverified) return unverified;
  if (trouble === 'takenMeanwhile') state.taken.push(domain);
  if (isHad(domain, buying)) return refuse(400, 'DOMAIN_NOT_AVAILABLE', `${domain} is not available for registration.`);
  if (isPremium(name.label)) return refuse(400, 'PREMIUM_NOT_SUPPORTED', 'Premium names are sold on the website only.');
  const cost = priceOf(name) * YEARS;
  const stop = pay(domain, body, buying, { cost, operation: 'registration', isDryRun: dryRun === true });
  if ('reply' in stop) return stop.reply;
  state.domains.push({
    domain,
    createdAt: now.toISOString(),
    expiresAt: addYears(now, YEARS).toISOString(),
    paidAt: now.toISOString(),
    isAutoRenewed: false,
    hasApiAccess: true,
    authCode: codeOf(stop.orderId),
    records: [],
  });
  return succeed({ domain, cost, orderId: stop.orderId, balance: state.balance });
}

/** `POST /domain/renew/{domain}`. */
export function renewDomain(domain: string, body: unknown, buying: Buying): Reply {
  const { state, now } = buying;
  const owned = findDomain(state, domain);
  const name = splitName(domain);
  if (!owned || !name) return notFound(domain);
  if (now.getTime() - Date.parse(owned.paidAt) < RENEWAL_REST_DAYS * DAY_MS) {
    return refuse(400, 'RENEWAL_TOO_SOON', `${domain} was registered or renewed within the last 30 days.`);
  }
  const cost = name.ending.renewal * YEARS;
  const isDryRun = fieldsOf(body).dryRun === true;
  const stop = pay(domain, body, buying, { cost, operation: 'renewal', isDryRun });
  if ('reply' in stop) return stop.reply;
  const from = new Date(Math.max(Date.parse(owned.expiresAt), now.getTime()));
  owned.expiresAt = addYears(from, YEARS).toISOString();
  owned.paidAt = now.toISOString();
  return succeed({
    domain,
    cost,
    orderId: stop.orderId,
    balance: state.balance,
    expirationDate: plainTime(owned.expiresAt),
  });
}

/** Checks price and means, takes the money, or tells what would happen. */
function pay(domain: string, body: unknown, buying: Buying, terms: Terms): { reply: Reply } | { orderId: number } {
  const { state, now, key, trouble } = buying;
  const { operation, isDryRun } = terms;
  const cost = terms.cost + (trouble === 'priceChanged' ? 100 : 0);
  const { cost: offered } = fieldsOf(body);
  if (offered !== cost) {
    return { reply: refuse(400, 'COST_MISMATCH', `The price is ${cost} cents, not ${String(offered)}.`, { cost }) };
  }
  const balance = trouble === 'noFunds' || trouble === 'emptyAccount' ? 0 : state.balance;
  const limit = trouble === 'spendLimit' ? 0 : state.monthlyLimit;
  const spent = spentInMonth(state, now);
  const isWithinLimit = limit === null || spent + cost <= limit;
  if (isDryRun) {
    return {
      reply: succeed({
        dryRun: true,
        wouldSucceed: balance >= cost && isWithinLimit,
        operation,
        domain,
        premium: false,
        duration: YEARS,
        cost,
        costDisplay: `$${dollars(cost)}`,
        balance,
        sufficientFunds: balance >= cost,
        ...(limit === null
          ? {}
          : { monthlySpendLimit: limit, monthlySpendSoFar: spent, withinMonthlySpendLimit: isWithinLimit }),
      }),
    };
  }
  if (balance < cost) {
    const shortfall = cost - balance;
    const words = `The account has $${dollars(balance)}; $${dollars(cost)} are needed.`;
    return { reply: refuse(400, 'INSUFFICIENT_FUNDS', words, { cost, balance, shortfall }) };
  }
  if (!isWithinLimit) {
    return { reply: refuse(400, 'MONTHLY_SPEND_LIMIT_EXCEEDED', 'The monthly API spend limit would be exceeded.') };
  }
  const orderId = nextId(state);
  state.balance -= cost;
  state.charges.push({ orderId, domain, operation, cents: cost, at: now.toISOString(), key });
  return { orderId };
}

/** Whether anybody has the name, this account included. */
export function isHad(domain: string, { state, isTaken }: Pick<Buying, 'state' | 'isTaken'>): boolean {
  const name = splitName(domain);
  if (!name || isShort(name.label) || state.taken.includes(domain)) return true;
  return findDomain(state, domain) !== undefined || isTaken(domain);
}

function missingVerification({ isEmailVerified, isPhoneVerified, hasOrdered }: RegistrarState): Reply | undefined {
  const refused = (what: string) => refuse(403, 'VERIFICATION_REQUIRED', what);
  if (!isEmailVerified) return emailNotVerified();
  if (!isPhoneVerified) return refused('Verify the phone number of the account first.');
  return hasOrdered ? undefined : refused('The account needs one earlier order made on the website.');
}

/** By the calendar in UTC; the 29th of February becomes the 1st of March. */
export function addYears(from: Date, years: number): Date {
  const date = new Date(from);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date;
}

/** Different for every order, and the same after a restart. */
const codeOf = (orderId: number): string =>
  Array.from({ length: 12 }, (_, place) => CODE_LETTERS[(orderId * (place + 7) * 2_654_435) % 32]).join('');
