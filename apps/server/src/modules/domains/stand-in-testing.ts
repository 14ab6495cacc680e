import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { createSealer, createTextSigner } from '../../platform/secrets.ts';
import type { Payment } from '../billing/index.ts';
import type { DomainsDeps } from './domains-deps.ts';
import type { MailHost } from './mail-hosts/mail-host.ts';
import type { PublishedRecord, Registrar, Registration } from './registrars/registrar.ts';

const DAY_MS = 86_400_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const SECRET = Buffer.alloc(32, 7);

/** How a provider takes a question. `dies…`: the worker is killed while it asks, before or after it was done. */
export type Outcome =
  | 'well'
  | 'refuses'
  | 'later'
  | 'unclearDone'
  | 'unclearNotDone'
  | 'breaks'
  | 'diesBefore'
  | 'diesAfter';

/** What the outside world saw, to be judged: it does not forget, and believes nobody. */
export type Truth = {
  registered: Map<string, number>;
  captures: Map<string, number[]>;
  refunds: Map<string, Map<string, number>>;
  mailboxes: Set<string>;
};

export type StandIn = {
  deps: DomainsDeps;
  truth: Truth;
  clock: { ms: number };
  /** What comes of the next question; taken from the front. */
  outcomes: Outcome[];
  /** Ends when the worker is killed. */
  killed: () => Promise<void>;
  /** A buyer at the card processor's page. */
  page: { pay(): boolean; decline(): boolean; isHeld(): boolean };
  warmUp: { isDone: boolean };
  jobs: string[];
};

/** Registrar, mail host, card processor, mailboxes and name servers in memory. */
export function standIn(db: Db, start = new Date('2026-11-17T10:41:00Z')): StandIn {
  const clock = { ms: start.getTime() };
  const now = () => new Date(clock.ms);
  const outcomes: Outcome[] = [];
  const jobs: string[] = [];
  let kill: () => void = () => undefined;
  let death = new Promise<void>((resolve) => (kill = resolve));
  const killed = () => {
    const waits = death;
    return waits.then(() => {
      death = new Promise<void>((resolve) => (kill = resolve));
    });
  };
  const truth: Truth = { registered: new Map(), captures: new Map(), refunds: new Map(), mailboxes: new Set() };

  /** Does it with the outcome that is next. `never` is a worker that hears no answer any more. */
  async function withOutcome<T>(act: () => T): Promise<T> {
    const outcome = outcomes.shift() ?? 'well';
    if (outcome === 'diesAfter') act();
    if (outcome === 'diesBefore' || outcome === 'diesAfter') {
      kill();
      return new Promise<T>(() => undefined);
    }
    if (outcome === 'breaks') throw new Error('connection reset');
    return act();
  }

  const payments = createPayments(truth, withOutcome);
  const registrar = createRegistrar(truth, { outcomes, now, kill: () => kill() });
  const host = createHost(truth, withOutcome);
  const connected = new Set<string>();
  const warmUp = { isDone: false };
  const deps: DomainsDeps = {
    db,
    jobs: { enqueue: async (_trx, name) => void jobs.push(name) },
    log: createLog('silent'),
    now,
    systemNow: now,
    random: () => 0.5,
    sealer: createSealer([SECRET], 'domains'),
    signer: createTextSigner([SECRET], 'domains'),
    isOn: () => true,
    appName: 'Outrider',
    prices: { currency: 'USD', mailboxMonthly: 300 },
    registrar: registrar.port,
    mailHost: host,
    payments: payments.port,
    monthlyParts: async () => undefined,
    cards: { name: 'cards', lacks: async () => [] },
    billedMonth: async () => ({ start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') }),
    mailboxes: {
      async connect(_person, { email }) {
        if (!truth.mailboxes.has(email)) return { kind: 'refused', words: 'no such mailbox', isPassing: true };
        await withOutcome(() => connected.add(email));
        return { kind: 'connected' };
      },
      find: async (_scope, addresses) =>
        new Map(addresses.filter((one) => connected.has(one)).map((one) => [one, { isWarmedUp: warmUp.isDone }])),
      handOver: async () => undefined,
      health: async () => NO_HEALTH,
      list: async () => [...connected],
      logIns: async () => [],
      sendingNow: async () => 0,
      roomLeft: async () => 100,
    },
    nameServers: {
      of: async () => ['ns1.registrar.test', 'ns2.registrar.test'],
      ask: async (_server, { type, name }) =>
        registrar.records.filter((record) => record.type === type && record.name === name),
    },
    resolver: { resolve4: async () => ({ kind: 'noSuchName' }) },
    peopleOf: async () => [{ firstName: 'Maya', lastName: 'Lindqvist' }],
    isPasswordOf: async (_person, password) => password === 'right',
  };
  return { deps, truth, clock, outcomes, killed, page: payments.page, warmUp, jobs };
}

const NO_HEALTH = {
  health: null,
  landed: [],
  mailboxes: 0,
  aDayNow: 0,
  blocklisted: 0,
  localParts: [],
  blocklistsAsked: 0,
  isReady: false,
};

type WithOutcome = <T>(act: () => T) => Promise<T>;

/** Holds, takes and gives back as a card processor does: each step once for its key, never more than it holds. */
function createPayments(truth: Truth, withOutcome: WithOutcome) {
  const byOrder = new Map<string, Payment>();
  const find = (paymentId: string): Payment => {
    const payment = [...byOrder.values()].find((one) => one.paymentId === paymentId);
    if (!payment) throw new Error('no such payment');
    return payment;
  };
  const open = (orderId: string, amount: number): Payment => {
    const known = byOrder.get(orderId);
    const payment: Payment = known ?? {
      paymentId: randomUUID(),
      state: 'open',
      authorised: usd(amount),
      captured: usd(0),
      refunded: usd(0),
      declinedFor: null,
      card: null,
    };
    byOrder.set(orderId, payment);
    return payment;
  };
  const last = () => [...byOrder.values()].at(-1);
  const port: DomainsDeps['payments'] = {
    async begin(_scope, { orderId, total }) {
      const { paymentId } = await withOutcome(() => open(orderId, total.amount));
      return { paymentId, checkoutUrl: 'https://pay.test/page' };
    },
    async charge(_scope, { orderId, total }) {
      const payment = await withOutcome(() => open(orderId, total.amount));
      payment.state = 'authorised';
      return { ...payment };
    },
    lookAt: async (_scope, paymentId) => withOutcome(() => ({ ...find(paymentId) })),
    capture: (_scope, paymentId, { amount }) =>
      withOutcome(() => {
        const payment = find(paymentId);
        if (payment.state === 'captured') return { ...payment };
        if (payment.state !== 'authorised') return { ...payment };
        if (amount > payment.authorised.amount) throw new Error('more than is held');
        truth.captures.set(paymentId, [...(truth.captures.get(paymentId) ?? []), amount]);
        Object.assign(payment, { state: 'captured', captured: usd(amount) });
        return { ...payment };
      }),
    release: (_scope, paymentId) =>
      withOutcome(() => {
        const payment = find(paymentId);
        if (payment.state !== 'captured') payment.state = 'released';
        return { ...payment };
      }),
    refund: (_scope, paymentId, { amount, key }) =>
      withOutcome(() => {
        const payment = find(paymentId);
        const given = truth.refunds.get(paymentId) ?? new Map<string, number>();
        given.set(key, amount.amount);
        truth.refunds.set(paymentId, given);
        payment.refunded = usd([...given.values()].reduce((sum, one) => sum + one, 0));
        return { ...payment };
      }),
  };
  const page = {
    isHeld: () => last()?.state === 'authorised',
    pay() {
      const payment = last();
      if (payment?.state !== 'open' && payment?.state !== 'failed') return false;
      Object.assign(payment, { state: 'authorised', card: { brand: 'visa', lastFour: '4242' }, declinedFor: null });
      return true;
    },
    decline() {
      const payment = last();
      if (payment?.state !== 'open') return false;
      Object.assign(payment, { state: 'failed', declinedFor: 'insufficient_funds' });
      return true;
    },
  };
  return { port, page };
}

type RegistrarDeps = { outcomes: Outcome[]; now: () => Date; kill: () => void };

/** Registers once for a key within a day. A caller with an old key, or another one, orders again, and that is counted. */
function createRegistrar(truth: Truth, { outcomes, now, kill }: RegistrarDeps) {
  const keys = new Map<string, { at: number; answer: Registration }>();
  const records: (PublishedRecord & { id: string })[] = [];
  const done = (): Registration => ({
    kind: 'done',
    words: '1000 Command completed',
    expiresAt: new Date(now().getTime() + 365 * DAY_MS),
  });
  function order(domain: string, key: string): Registration {
    const known = keys.get(key);
    if (known && now().getTime() - known.at < DAY_MS) return known.answer;
    truth.registered.set(domain, (truth.registered.get(domain) ?? 0) + 1);
    const answer = done();
    keys.set(key, { at: now().getTime(), answer });
    return answer;
  }
  async function register({ domain, key }: { domain: string; key: string }): Promise<Registration> {
    const outcome = outcomes.shift() ?? 'well';
    switch (outcome) {
      case 'refuses':
        // What was done for this key stays done.
        return keys.get(key)?.answer ?? { kind: 'refused', words: '2302 Object exists', isTaken: true };
      case 'later':
        return { kind: 'later', words: 'slow down', retryAt: new Date(now().getTime() + 60_000) };
      case 'unclearDone':
        order(domain, key);
        return { kind: 'doubt', words: 'no answer in 30 s' };
      case 'unclearNotDone':
        return { kind: 'doubt', words: 'no answer in 30 s' };
      case 'breaks':
        throw new Error('connection reset');
      case 'diesAfter':
        order(domain, key);
        kill();
        return new Promise(() => undefined);
      case 'diesBefore':
        kill();
        return new Promise(() => undefined);
      case 'well':
        return order(domain, key);
    }
  }
  const port: Registrar = {
    name: 'registrar',
    listEndings: async () => [{ ending: 'test', firstYear: usd(1_299), renewal: usd(1_499) }],
    checkPace: () => ({ limit: 1, windowMs: 10_000 }),
    check: async () => ({ isFree: true, isPremium: false, firstYear: usd(1_299), renewal: usd(1_499), minYears: 1 }),
    quote: async (_domain, years) => ({ cost: usd(1_299 * years), lacks: [] }),
    register,
    renew: register,
    find: async (domain) =>
      truth.registered.has(domain)
        ? { registeredAt: now(), expiresAt: new Date(now().getTime() + 700 * DAY_MS), renewsItself: false }
        : undefined,
    setAutoRenew: async () => undefined,
    transferCode: async () => ({ code: 'EPP-1', words: '' }),
    listRecords: async (domain) => records.filter(({ name }) => name === domain || name.endsWith(`.${domain}`)),
    async addRecord(_domain, record) {
      records.push({ ...record, id: String(records.length) });
    },
    async removeRecord(_domain, id) {
      const at = records.findIndex((record) => record.id === id);
      if (at >= 0) records.splice(at, 1);
    },
    nameServers: ['registrar.test'],
    lacks: async () => [],
  };
  return { port, records };
}

const createHost = (truth: Truth, withOutcome: WithOutcome): MailHost => ({
  name: 'host',
  servers: {
    imap: { host: 'imap.host.test', port: 993, security: 'tls' },
    smtp: { host: 'smtp.host.test', port: 465, security: 'tls' },
  },
  records: async () => ({
    mx: [{ host: 'mx.host.test', priority: 10 }],
    spf: 'v=spf1 include:host.test -all',
    dkim: { selector: 's1', value: 'v=DKIM1; k=rsa; p=AAAA' },
  }),
  addDomain: async () => undefined,
  addMailbox: async ({ address }) => void (await withOutcome(() => truth.mailboxes.add(address))),
  setPassword: async () => undefined,
  disableMailbox: async () => undefined,
  lacks: async () => [],
});
