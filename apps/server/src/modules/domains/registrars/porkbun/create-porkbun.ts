import { wordsOf } from '../../../../platform/words-of.ts';
import { type Registrar, RegistrarError, type RegistrarLack } from '../registrar.ts';
import { createPorkbunAsker, type PorkbunDeps, type PorkbunSettings, unwrap } from './ask-porkbun.ts';
import { lackOf, lacksOf, quoteName, registerName, renewName, tryBuying } from './buy-names.ts';
import { createNameChecks } from './name-checks.ts';
import { createPrices, totalOf } from './prices.ts';
import { anything, authCode, autoRenewal, ownDomain } from './shapes.ts';
import { addRecord, lacksOfName, listRecords, removeRecord } from './zone-records.ts';

export type PorkbunOptions = PorkbunSettings & {
  /** Sold by us, without a dot in front. */
  endings: readonly string[];
  nameServers?: readonly string[];
};

const NAME_SERVERS = ['ns.porkbun.com'];
/** Nobody has it, and nobody is to: rehearsed to learn what the account lacks. */
const REHEARSED = 'outrider-precondition-check';

/** Domains by Porkbun's API v3. */
export function createPorkbun(options: PorkbunOptions, deps: PorkbunDeps): Registrar {
  const ask = createPorkbunAsker(options, deps);
  const { now } = deps;
  const checks = createNameChecks(ask, now);
  const prices = createPrices(ask, options.endings, now);
  const parts = { ask, checks, prices, now };

  async function find(domain: string): ReturnType<Registrar['find']> {
    const path = `/domain/get/${encodeURIComponent(domain)}`;
    const answer = await ask({ path, method: 'GET' }, ownDomain);
    if (answer.kind === 'refused' && answer.code === 'DOMAIN_NOT_FOUND') return undefined;
    const { createDate = null, expireDate = null, autoRenew = false } = unwrap(answer).domain;
    return { registeredAt: createDate, expiresAt: expireDate, renewsItself: autoRenew };
  }

  /** The answer to an order leaves out when the name ends. Not to learn it is no reason to doubt the order. */
  async function withExpiry(outcome: ReturnType<Registrar['register']>, domain: string) {
    const registration = await outcome;
    if (registration.kind !== 'done' || registration.expiresAt) return registration;
    const found = await find(domain).catch(() => undefined);
    return { ...registration, expiresAt: found?.expiresAt ?? null };
  }

  return {
    name: 'Porkbun',
    nameServers: options.nameServers ?? NAME_SERVERS,
    listEndings: async () =>
      (await prices.list()).map(({ ending, firstYear, renewal }) => ({ ending, firstYear, renewal })),
    check: (domain) => checks.check(domain),
    checkPace: () => checks.pace(),
    quote: (domain, years) => quoteName(parts, domain, years),
    register: (order) => withExpiry(registerName(parts, order), order.domain),
    renew: (order) => withExpiry(renewName(parts, order), order.domain),
    find,
    async setAutoRenew(domain, renewsItself) {
      const path = `/domain/updateAutoRenew/${encodeURIComponent(domain)}`;
      const { results } = unwrap(await ask({ path, body: { status: renewsItself ? 'on' : 'off' } }, autoRenewal));
      const result = results?.[domain];
      if (!result || result.status === 'SUCCESS') return;
      throw new RegistrarError(result.message ?? 'Porkbun did not change the renewal.', { isPassing: false });
    },
    async transferCode(domain) {
      const answer = await ask({ path: `/domain/getAuthCode/${encodeURIComponent(domain)}` }, authCode);
      if (answer.kind === 'answered') return { code: answer.value.authCode, words: '' };
      const place = 'The code is also on Porkbun’s page Domain Management, behind Details of the domain.';
      return { code: null, words: `${answer.words} ${place}` };
    },
    listRecords: (domain) => listRecords(ask, domain),
    addRecord: (domain, record) => addRecord(ask, domain, record),
    removeRecord: (domain, id) => removeRecord(ask, domain, id),
    async lacks(names) {
      const ping = await ask({ path: '/ping' }, anything);
      if (ping.kind === 'refused') return [lackOf(ping.code, ping.words) ?? noAnswer(ping.words)];
      if (ping.kind !== 'answered') return [noAnswer(ping.words)];
      const found = await Promise.all([
        rehearse().catch((error: unknown) => [noAnswer(wordsOf(error))]),
        ...names.map((name) => lacksOfName(ask, name)),
      ]);
      return found.flat();
    },
  };

  /** A dry run makes every check an order makes. */
  async function rehearse(): Promise<RegistrarLack[]> {
    const [cheapest] = (await prices.list()).toSorted((a, b) => totalOf(a) - totalOf(b));
    if (!cheapest) return [{ need: 'notConfigured', words: 'OUTRIDER_DOMAIN_ENDINGS' }];
    const rehearsal = await tryBuying(ask, `${REHEARSED}.${cheapest.ending}`, totalOf(cheapest));
    if (rehearsal.kind === 'answered') return lacksOf(rehearsal.value);
    if (rehearsal.kind !== 'refused') return [noAnswer(rehearsal.words)];
    const lack = lackOf(rehearsal.code, rehearsal.words);
    return lack ? [lack] : [];
  }
}

const noAnswer = (words: string): RegistrarLack => ({ need: 'noAnswer', words });
