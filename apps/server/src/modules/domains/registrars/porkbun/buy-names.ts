import type { Registrar, RegistrarLack, Registration } from '../registrar.ts';
import { type AskPorkbun, isWrongKey, type PorkbunAnswer, TOO_MANY } from './ask-porkbun.ts';
import type { NameChecks } from './name-checks.ts';
import type { Prices } from './prices.ts';
import { bought, dollars, dryRun } from './shapes.ts';

type Order = Parameters<Registrar['register']>[0];
type Parts = { ask: AskPorkbun; checks: NameChecks; prices: Prices; now: () => Date };

/** When something only the operator can mend is tried again. */
const MENDED_MS = 3_600_000;
const SOON_MS = 5 * 60_000;

/** Refusals the operator can end: money, limits, verification, keys. */
const LACK_OF: Record<string, RegistrarLack['need']> = {
  INSUFFICIENT_FUNDS: 'balanceTooLow',
  MONTHLY_SPEND_LIMIT_EXCEEDED: 'spendLimit',
  API_ACCESS_DISABLED: 'domainAccessOff',
};

/** These leave open what became of an earlier request with the same key. */
const STILL_OPEN = new Set(['IDEMPOTENCY_KEY_IN_USE', 'IDEMPOTENCY_KEY_MISMATCH']);

/** What the account lacks by a refusal, where it is that. */
export function lackOf(code: string, words: string): RegistrarLack | undefined {
  if (isWrongKey(code)) return { need: 'keyRefused', words };
  if (code === 'VERIFICATION_REQUIRED') return { need: verificationIn(words), words };
  const need = LACK_OF[code];
  return need && { need, words };
}

/** Porkbun has one code for all that it wants to know first; its words tell them apart. */
function verificationIn(words: string): RegistrarLack['need'] {
  if (/phone/i.test(words)) return 'phoneNotVerified';
  return /order|purchase/i.test(words) ? 'noEarlierOrder' : 'emailNotVerified';
}

export const tryBuying = (ask: AskPorkbun, domain: string, cost: number) =>
  ask(
    {
      path: `/domain/create/${encodeURIComponent(domain)}`,
      body: { cost, agreeToTerms: 'yes', whoisPrivacy: true, dryRun: true },
    },
    dryRun,
  );

/** A rehearsal with the price that is known; where that has changed, once more with the new one. */
export async function quoteName(
  { ask, checks, prices }: Parts,
  domain: string,
  years: number,
): ReturnType<Registrar['quote']> {
  const known = checks.known(domain);
  const cost = known ? known.firstYear.amount * known.minYears : await prices.costOf(domain);
  if (cost === undefined) return { refused: 'This ending cannot be registered through Porkbun’s interface.' };
  let rehearsal = await tryBuying(ask, domain, cost);
  if (rehearsal.kind === 'refused' && rehearsal.code === 'COST_MISMATCH') {
    checks.forget(domain);
    const check = await checks.check(domain);
    if (!check) return { refused: 'Porkbun allows few questions a minute. Try again in a moment.' };
    rehearsal = await tryBuying(ask, domain, check.firstYear.amount * check.minYears);
  }
  if (rehearsal.kind === 'refused') {
    const lack = lackOf(rehearsal.code, rehearsal.words);
    if (rehearsal.code === 'DOMAIN_NOT_AVAILABLE') checks.forget(domain);
    return lack ? { cost: dollars(cost), lacks: [lack] } : { refused: rehearsal.words };
  }
  if (rehearsal.kind !== 'answered') return { refused: rehearsal.words };
  const { value } = rehearsal;
  if (value.duration !== undefined && value.duration !== years) {
    return { refused: `Porkbun registers this name for ${yearsIn(value.duration)} at a time.` };
  }
  const lacks = lacksOf(value);
  if (!value.wouldSucceed && lacks.length === 0) return { refused: 'Porkbun would not register this name.' };
  return { cost: dollars(value.cost), lacks };
}

const yearsIn = (count: number) => (count === 1 ? 'one year' : `${count} years`);

type Rehearsal = { cost: number; balance?: number | undefined } & Partial<
  Record<'sufficientFunds' | 'withinMonthlySpendLimit', boolean | undefined>
>;

export function lacksOf({ cost, balance, sufficientFunds, withinMonthlySpendLimit }: Rehearsal): RegistrarLack[] {
  const lacks: RegistrarLack[] = [];
  if (sufficientFunds === false) {
    const has = balance === undefined ? '' : ` The balance is ${inDollars(balance)}.`;
    lacks.push({ need: 'balanceTooLow', words: `${inDollars(cost)} are needed.${has}` });
  }
  if (withinMonthlySpendLimit === false) {
    lacks.push({ need: 'spendLimit', words: 'The monthly spend limit of the interface would be exceeded.' });
  }
  return lacks;
}

const inDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export async function registerName({ ask, checks, now }: Parts, order: Order): Promise<Registration> {
  const { domain, cost, key } = order;
  if (cost.currency !== 'USD') return notInDollars();
  const body = { cost: cost.amount, agreeToTerms: 'yes', whoisPrivacy: true };
  const answer = await ask({ path: `/domain/create/${encodeURIComponent(domain)}`, body, key }, bought);
  checks.forget(domain);
  return outcomeOf(answer, now);
}

export async function renewName({ ask, now }: Parts, order: Order): Promise<Registration> {
  const { domain, cost, key } = order;
  if (cost.currency !== 'USD') return notInDollars();
  const path = `/domain/renew/${encodeURIComponent(domain)}`;
  return outcomeOf(await ask({ path, body: { cost: cost.amount }, key }, bought), now);
}

const notInDollars = (): Registration => ({
  kind: 'refused',
  words: 'Porkbun is paid in US dollars.',
  isTaken: false,
});

type Bought = { orderId: number | string; expirationDate?: Date | null | undefined };

/** Never throws, and never calls a no what may have been a yes. */
function outcomeOf(answer: PorkbunAnswer<Bought>, now: () => Date): Registration {
  const later = (words: string, waitMs: number): Registration => ({
    kind: 'later',
    words,
    retryAt: new Date(now().getTime() + waitMs),
  });
  switch (answer.kind) {
    case 'answered': {
      const { orderId, expirationDate = null } = answer.value;
      const words = { note: 'registrarOrder' as const, values: { registrar: 'Porkbun', number: String(orderId) } };
      return { kind: 'done', words, expiresAt: expirationDate };
    }
    case 'unclear':
      return { kind: 'doubt', words: answer.words };
    case 'notReached':
      return later(answer.words, SOON_MS);
    case 'refused': {
      const { code, words, retryAfterMs } = answer;
      if (STILL_OPEN.has(code)) return { kind: 'doubt', words };
      if (code === TOO_MANY) return later(words, retryAfterMs ?? SOON_MS);
      if (lackOf(code, words)) return later(words, MENDED_MS);
      return { kind: 'refused', words, isTaken: code === 'DOMAIN_NOT_AVAILABLE' };
    }
  }
}
