import { createHash } from 'node:crypto';
import type { RegistrarTrouble } from '@outrider/contract/sandbox';
import type { Cancel, Clock } from '../clock/clock.ts';
import type { ZoneData } from '../dns/zones.ts';
import { fieldsOf, type JsonReply, type JsonRequest, serveJson, textOf } from '../serve-json.ts';
import type { BoxOptions, Service } from '../service.ts';
import { openStateFile, type StateFile } from '../state-file.ts';
import { addYears, createDomain, renewDomain } from './buy-calls.ts';
import { callDomain, deleteRecord } from './domain-calls.ts';
import { listEndings, splitName } from './endings.ts';
import * as look from './look-calls.ts';
import { createZonePublisher, NAME_SERVERS } from './publish-zones.ts';
import {
  type Account,
  type Charge,
  nextId,
  parseState,
  type RegisteredDomain,
  type RegistrarState,
} from './registrar-state.ts';
import { type Reply, refuse, succeed, tooMany } from './replies.ts';
import { createTroubles, refusedByAccount, type Troubles } from './troubles.ts';

export type BoxRegistrar = {
  /** Where it is reached, and what it takes for keys. */
  access: { url: string; key: string; secretKey: string };
  nameServers: readonly string[];
  /** What it sells, also what is sold on its pages only. */
  endings: readonly string[];
  /** Names of the account, with their records. */
  domains(): RegisteredDomain[];
  /** Every charge ever made. */
  charges(): Charge[];
  account(): Account;
  setAccount(changes: Partial<Account>): void;
  setPace(pace: look.CheckPace): void;
  setTrouble: Troubles['set'];
  trouble(): RegistrarTrouble;
  /** Puts a name into the account that was registered there long ago. */
  adopt(domain: string, options?: { hasApiAccess?: boolean; registeredAt?: Date }): void;
};

type Options = Pick<BoxOptions, 'dataDir' | 'log'> & { clock: Clock; zones: ZoneData };

export type RegistrarService = Service &
  BoxRegistrar & {
    /** The world began anew: names of the account stay, troubles end. */
    reset(): void;
  };

const PREFIX = '/api/json/v3/';
/** As the real one's keys for trying begin. */
const KEY = 'pk1_sb_box';
const SECRET_KEY = 'sk1_sb_box';
const KEY_HOLDS_MS = 86_400_000;
const SLOW_NAMES_MS = 30 * 60_000;

/** A registrar in the published shape of Porkbun's API v3. Its names resolve in the box, and its time is the box's. */
export async function startRegistrar({ dataDir, log, clock, zones }: Options): Promise<RegistrarService> {
  const file: StateFile<RegistrarState> = await openStateFile({
    dataDir,
    log,
    name: 'registrar.json',
    owner: 'registrar',
    parse: parseState,
    collect: () => state,
  });
  const state = file.stored;
  const troubles = createTroubles();
  const checks = look.createCheckCounter(() => clock.now());
  const publisher = createZonePublisher(zones);
  const inFlight = new Set<string>();
  let cancelTurn: Cancel = () => undefined;

  const isTaken = (domain: string) => zones.find(domain).exists;

  /** Publishes what is true now, and waits for the next moment at which that changes. */
  function turn() {
    const now = clock.now();
    for (const owned of state.domains) {
      renewItself(owned, now);
      publisher.publish(owned, now);
    }
    const moments = state.domains
      .flatMap(({ expiresAt, records }) => [expiresAt, ...records.map(({ visibleAt }) => visibleAt)])
      .map((moment) => Date.parse(moment))
      .filter((moment) => moment > now.getTime());
    cancelTurn();
    cancelTurn = moments.length > 0 ? clock.at(new Date(Math.min(...moments)), pass) : () => undefined;
  }

  async function pass() {
    turn();
    await file.write();
  }

  function renewItself(owned: RegisteredDomain, now: Date) {
    const price = splitName(owned.domain)?.ending.renewal ?? 0;
    if (!owned.isAutoRenewed || Date.parse(owned.expiresAt) > now.getTime() || state.balance < price) return;
    state.balance -= price;
    const { domain } = owned;
    const orderId = nextId(state);
    state.charges.push({ orderId, domain, operation: 'renewal', cents: price, at: now.toISOString(), key: '' });
    owned.expiresAt = addYears(new Date(owned.expiresAt), 1).toISOString();
    owned.paidAt = now.toISOString();
  }

  function answerCall({ path, query, body }: JsonRequest, key: string, trouble: RegistrarTrouble): Reply {
    const now = clock.now();
    const [area = '', call = '', name = '', id = ''] = path.slice(PREFIX.length).split('/').map(decode);
    const domain = name.toLowerCase();
    const buying = { state, now, key, trouble, isTaken };
    const refusal = refusedByAccount(trouble, `${area}/${call}`, domain);
    if (refusal) return refusal;
    switch (`${area}/${call}`) {
      case 'ping/':
        return succeed({ yourIp: '127.0.0.1', credentialsValid: true });
      case 'domain/checkDomain':
        return checks.check(domain, buying);
      case 'domain/getRegistrationRequirements':
        return look.describeRequirements(domain);
      case 'domain/get':
        return look.describeOne(domain, state, now);
      case 'domain/listAll':
        return look.listDomains(query.get('start'), state, now);
      case 'domain/create':
        return createDomain(domain, body, buying);
      case 'domain/renew':
        return renewDomain(domain, body, buying);
      case 'account/balance':
        return look.describeBalance(state);
      case 'account/apiSettings':
        return look.describeSettings(state, now);
      case 'dns/delete':
        return deleteRecord(domain, id, state);
      default: {
        const isSlow = troubles.current() === 'slowNames';
        const visibleAt = new Date(now.getTime() + (isSlow ? SLOW_NAMES_MS : 0));
        const reply = callDomain(`${area}/${call}`, domain, body, { state, visibleAt });
        return reply ?? refuse(404, 'NOT_FOUND', 'There is no such call.');
      }
    }
  }

  /** The same key within a day gets the same answer, and costs nothing again. */
  async function answerOnce(request: JsonRequest, trouble: RegistrarTrouble): Promise<Reply> {
    const key = textOf(request.headers['idempotency-key']);
    if (key === '') return answerCall(request, '', trouble);
    if (inFlight.has(key) || trouble === 'keyInUse') {
      return refuse(409, 'IDEMPOTENCY_KEY_IN_USE', 'A request with this key is still being worked on.');
    }
    const now = clock.now();
    state.answers = state.answers.filter(({ at }) => now.getTime() - Date.parse(at) < KEY_HOLDS_MS);
    const fingerprint = createHash('sha256')
      .update(`${request.path}${JSON.stringify(request.body)}`)
      .digest('hex');
    const known = state.answers.find((answer) => answer.key === key);
    if (known && known.fingerprint !== fingerprint) {
      return refuse(409, 'IDEMPOTENCY_KEY_MISMATCH', 'This key was used for another request.');
    }
    if (known) return { status: 200, body: known.body, headers: { 'idempotent-replayed': 'true' } };
    inFlight.add(key);
    try {
      const reply = answerCall(request, key, trouble);
      if (reply.status === 200) state.answers.push({ key, fingerprint, at: now.toISOString(), body: reply.body });
      await file.write();
      return reply;
    } finally {
      inFlight.delete(key);
    }
  }

  async function answer(request: JsonRequest): Promise<JsonReply> {
    if (!request.path.startsWith(PREFIX)) return refuse(404, 'NOT_FOUND', 'There is no such call.');
    if (request.path === `${PREFIX}pricing/get`) return look.describePrices();
    const trouble = troubles.meet({ isBuying: isBuying(request) });
    if (trouble === 'down') return { status: 503, body: '<html><body>Back soon</body></html>' };
    if (trouble === 'noAnswerBefore') return 'hangUp';
    if (trouble === 'silentBefore') return 'silence';
    if (trouble === 'tooMany') return tooMany('Too many requests.', 60);
    const { headers } = request;
    if (trouble === 'wrongKey' || headers['x-api-key'] !== KEY || headers['x-secret-api-key'] !== SECRET_KEY) {
      return refuse(403, 'INVALID_API_KEYS_001', 'Invalid API key.');
    }
    const reply = await answerOnce(request, trouble);
    turn();
    await file.write();
    if (trouble === 'noAnswerAfter') return 'hangUp';
    if (trouble === 'silentAfter') return 'silence';
    if (trouble === 'malformed') return { ...reply, body: JSON.stringify(reply.body).slice(0, 30) };
    return reply;
  }

  const publishAll = () => {
    publisher.forget();
    publisher.publishOwnNames();
    turn();
  };
  publishAll();
  const server = await serveJson({ owner: 'registrar', answer, log });
  return {
    access: { url: `${server.origin}${PREFIX.slice(0, -1)}`, key: KEY, secretKey: SECRET_KEY },
    nameServers: NAME_SERVERS,
    endings: listEndings().map(({ ending }) => ending),
    domains: () => structuredClone(state.domains),
    charges: () => structuredClone(state.charges),
    account: () => ({
      balance: state.balance,
      monthlyLimit: state.monthlyLimit,
      isEmailVerified: state.isEmailVerified,
      isPhoneVerified: state.isPhoneVerified,
      hasOrdered: state.hasOrdered,
    }),
    setAccount(changes) {
      Object.assign(state, changes);
      void file.write();
    },
    setPace: (pace) => checks.setPace(pace),
    setTrouble: (trouble, wanted) => troubles.set(trouble, wanted),
    trouble: () => troubles.current(),
    adopt(domain, { hasApiAccess = true, registeredAt } = {}) {
      const now = clock.now();
      const createdAt = (registeredAt ?? addYears(now, -1)).toISOString();
      const expiresAt = addYears(registeredAt ?? now, 1).toISOString();
      const account = { isAutoRenewed: false, hasApiAccess, authCode: 'BOX-ADOPTED', records: [] };
      state.domains.push({ domain, createdAt, expiresAt, paidAt: createdAt, ...account });
      turn();
      void file.write();
    },
    reset() {
      troubles.set('none');
      publishAll();
    },
    async close() {
      cancelTurn();
      await server.close();
      await file.settle();
    },
  };
}

const isBuying = ({ path, body }: JsonRequest) =>
  /\/domain\/(?:create|renew)\//.test(path) && fieldsOf(body).dryRun !== true;

/** A part of a path that cannot be decoded names nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
