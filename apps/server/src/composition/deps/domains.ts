import { AppError } from '@outrider/contract/errors';
import { firstSettings } from '@outrider/contract/mailboxes/add';
import type { Config } from '../../config.ts';
import { billedMonth, type CardProcessor, createMonthlyParts, type Payments } from '../../modules/billing/index.ts';
import type { DomainsDeps, MailboxesPort, NameServers, NewMailbox } from '../../modules/domains/index.ts';
import * as identity from '../../modules/identity/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import { createResolver, type DnsAnswer, type Resolver } from '../../platform/dns/resolver.ts';
import { createSealer, createTextSigner } from '../../platform/secrets.ts';
import { wordsOf } from '../../platform/words-of.ts';
import { composeNames } from './names.ts';
import { roomInPlan } from './plans.ts';

type Parts = {
  box: Parameters<typeof composeNames>[1];
  mailboxes: mailboxes.MailboxesDeps;
  passwords: identity.IdentityDeps['passwords'];
  payments: Payments | undefined;
  /** Undefined where nobody takes cards. */
  cards: Pick<CardProcessor, 'lacks'> | undefined;
};

const CARD_SETTINGS = 'OUTRIDER_STRIPE_KEY, OUTRIDER_STRIPE_WEBHOOK_SECRET';

/** Domains with their registrar, mail host and cards, and the mailboxes behind their port. */
export function composeDomains(config: Config, parts: Parts): DomainsDeps {
  const { db, jobs, log, now, systemNow, resolver } = parts.mailboxes;
  const secrets = [config.secret, ...config.oldSecrets] as const;
  return {
    db,
    jobs,
    log,
    now,
    systemNow,
    random: Math.random,
    sealer: createSealer([...secrets], 'domains'),
    signer: createTextSigner([...secrets], 'domains'),
    appName: config.web.appName,
    isOn: () => config.billing,
    prices: { currency: config.plans.currency, mailboxMonthly: config.plans.mailbox },
    ...composeNames(config, parts.box, now),
    payments: parts.payments ?? withoutPayments,
    monthlyParts: createMonthlyParts({ jobs, now }),
    cards: {
      name: 'Stripe',
      lacks: async () => (await parts.cards?.lacks()) ?? [{ need: 'notConfigured', words: CARD_SETTINGS }],
    },
    billedMonth: (scope) => billedMonth(db, scope, now()),
    mailboxes: mailboxesPort(parts.mailboxes),
    resolver,
    nameServers: parts.box ? boxedNameServers(resolver) : liveNameServers(resolver),
    peopleOf: async (scope) => {
      const members = await identity.listMembers(db, scope);
      const names = await Promise.all(members.map(({ id }) => identity.nameOf({ db }, { ...scope, userId: id })));
      return names.map(splitName);
    },
    isPasswordOf: (person, password) => identity.isPasswordOf({ db, passwords: parts.passwords }, person, password),
  };
}

/** An address stands for a name that was not given. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (name.split('@', 1)[0] ?? '').split(/[\s._]+/u).filter(Boolean);
  return { firstName, lastName: rest.join(' ') };
}

const refuse = async (): Promise<never> => {
  throw new AppError('cardProcessorFailed');
};
const withoutPayments: Payments = {
  begin: refuse,
  charge: refuse,
  lookAt: refuse,
  capture: refuse,
  release: refuse,
  refund: refuse,
};

const mailboxesPort = (deps: mailboxes.MailboxesDeps): MailboxesPort => ({
  connect: (person, mailbox) => connect(deps, person, mailbox),
  find: (scope, addresses) => mailboxes.findWarmUps(deps.db, scope, addresses),
  async handOver(from, to, { domain, people }) {
    const names = new Map(
      people.map(({ localPart, firstName, lastName }) => [`${localPart}@${domain}`, `${firstName} ${lastName}`.trim()]),
    );
    await deps.db.transaction().execute((trx) => mailboxes.handOverMailboxes(trx, from, to, { domain, names }));
  },
  health: (scope, domain) => mailboxes.readDomainHealth(deps.db, scope, domain, deps.now()),
  list: (scope) => mailboxes.listAddresses(deps.db, scope),
  logIns: (scope, domain) => mailboxes.listLogIns(deps, scope, domain),
  sendingNow: (scope) => mailboxes.sumSendingNow(deps.db, scope, deps.now()),
  async roomLeft(scope) {
    const room = await roomInPlan(deps.db, scope, deps.now(), 'MAILBOX');
    return room - (await mailboxes.countMailboxes(deps.db, scope));
  },
});

/** As its owner would by hand: both directions are tried. What the plan has no room for will not find room by waiting. */
async function connect(
  deps: mailboxes.MailboxesDeps,
  person: Parameters<MailboxesPort['connect']>[0],
  { email, name, password, servers: { imap, smtp } }: NewMailbox,
): ReturnType<MailboxesPort['connect']> {
  if ((await mailboxes.findWarmUps(deps.db, person, [email])).has(email)) return { kind: 'connected' };
  const settings = firstSettings.parse({ senderName: name, warmup: true });
  try {
    const [ofImap, ofSmtp] = [imap, smtp].map((server) => ({ ...server, user: email }));
    if (!ofImap || !ofSmtp) throw new Error('a mail host has both servers');
    await mailboxes.connectByPassword(deps, person, { email, password, imap: ofImap, smtp: ofSmtp, settings });
    return { kind: 'connected' };
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'refused', words: wordsOf(error), isPassing: true };
    if (error.reason === 'mailboxExists') return { kind: 'connected' };
    if (error.reason === 'mailboxQuotaReached') return { kind: 'noRoomInPlan' };
    return { kind: 'refused', words: String(error.values.words ?? error.reason), isPassing: true };
  }
}

/** Each name server of the zone is asked by itself, at its own address. */
const liveNameServers = (resolver: Resolver): NameServers => ({
  of: async (domain) => recordsOf(await resolver.resolveNs(domain)).toSorted(),
  async ask(server, record) {
    const [address] = recordsOf(await resolver.resolve4(server));
    return address === undefined ? undefined : askFor(createResolver({ servers: [address] }), record);
  },
});

const BOXED_NAME_SERVER = 'ns.box.test';

/** The box has one name server for all of its zones, whether they name it or not. */
const boxedNameServers = (resolver: Resolver): NameServers => ({
  async of(domain) {
    const named = await liveNameServers(resolver).of(domain);
    return named.length > 0 ? named : [BOXED_NAME_SERVER];
  },
  ask: (_server, record) => askFor(resolver, record),
});

type Asked = Parameters<NameServers['ask']>[1];

async function askFor(resolver: Resolver, { type, name }: Asked): ReturnType<NameServers['ask']> {
  if (type === 'MX') {
    const answer = await resolver.resolveMx(name);
    return found(answer, ({ exchange, priority }) => ({ value: exchange, priority }));
  }
  const plain = { TXT: resolver.resolveTxt, CNAME: resolver.resolveCname, A: resolver.resolve4 }[type];
  return found(await plain(name), (value) => ({ value, priority: null }));
}

const found = <T>(answer: DnsAnswer<T>, read: (record: T) => { value: string; priority: number | null }) =>
  answer.kind === 'failed' ? undefined : recordsOf(answer).map(read);

const recordsOf = <T>(answer: DnsAnswer<T>): T[] => (answer.kind === 'found' ? answer.records : []);
