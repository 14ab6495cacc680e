import type { getPreconditions, listWarmedDomains, WantedMailbox } from '@outrider/contract/domains/names';
import type { FoundValues, NeededRecord } from '@outrider/domain-orders/needed-records';
import type { Prices } from '@outrider/domain-orders/quote-order';
import type { z } from 'zod';
import type { Scope } from '../../platform/db.ts';
import type { Resolver } from '../../platform/dns/resolver.ts';
import type { WorkDeps } from '../../platform/jobs/work-deps.ts';
import type { Sealer, TextSigner } from '../../platform/secrets.ts';
import type { MonthlyParts, Payments } from '../billing/index.ts';
import type { MailHost, MailServers } from './mail-hosts/mail-host.ts';
import type { Registrar } from './registrars/registrar.ts';

export type UserScope = Scope & { userId: string };

export type Lack = z.infer<typeof getPreconditions.output>['parts'][number]['lacks'][number];

export type NewMailbox = { email: string; name: string; password: string; servers: MailServers };

export type Connected =
  | { kind: 'connected' }
  | { kind: 'noRoomInPlan' }
  /** In the words of the server; `isPassing`: it may work later. */
  | { kind: 'refused'; words: string; isPassing: boolean };

export type HandOver = { domain: string; people: readonly WantedMailbox[] };

export type DomainHealth = Pick<
  z.infer<typeof listWarmedDomains.output>['domains'][number],
  'health' | 'landed' | 'mailboxes' | 'localParts' | 'aDayNow' | 'blocklisted' | 'blocklistsAsked' | 'isReady'
>;

export type LogIn = { address: string; name: string; password: string; servers: LogInServers };
type LogInServers = Record<keyof MailServers, { host: string; port: number; security: string }>;

/** What the domains want of the mailboxes. One that is connected already is success. */
export type MailboxesPort = {
  connect(person: UserScope, mailbox: NewMailbox): Promise<Connected>;
  /** Those of these addresses that are connected, and whether they are warmed up. */
  find(scope: Scope, addresses: readonly string[]): Promise<Map<string, { isWarmedUp: boolean }>>;
  /** Moves the mailboxes of a domain from one workspace to another with their past, under new people's names. */
  handOver(from: Scope, to: UserScope, moved: HandOver): Promise<void>;
  /** How the mailboxes of a domain stand together. */
  health(scope: Scope, domain: string): Promise<DomainHealth>;
  /** Addresses of the workspace. */
  list(scope: Scope): Promise<string[]>;
  /** Of the mailboxes of a domain, in clear. */
  logIns(scope: Scope, domain: string): Promise<LogIn[]>;
  /** Campaign mails all of them together can send today. */
  sendingNow(scope: Scope): Promise<number>;
  /** How many more the plan has room for. */
  roomLeft(scope: Scope): Promise<number>;
};

/** Asks the name servers of a domain each by itself. */
export type NameServers = {
  of(domain: string): Promise<string[]>;
  ask(server: string, record: Pick<NeededRecord, 'type' | 'name'>): Promise<FoundValues>;
};

/** What every use case of domains is handed. */
export type DomainsDeps = WorkDeps & {
  random: () => number;
  sealer: Sealer;
  signer: TextSigner;
  /** As the product is called on papers. */
  appName: string;
  /** Whether anything can be bought here. */
  isOn: () => boolean;
  prices: Prices;
  registrar: Registrar;
  mailHost: MailHost;
  payments: Payments;
  monthlyParts: MonthlyParts;
  cards: { name: string; lacks(): Promise<Lack[]> };
  /** The month of the workspace's bill that this moment lies in. */
  billedMonth(scope: Scope): Promise<{ start: Date; end: Date }>;
  mailboxes: MailboxesPort;
  nameServers: NameServers;
  /** For blocklists, which are asked by name. */
  resolver: Pick<Resolver, 'resolve4'>;
  /** People of the workspace, for addresses in their names. */
  peopleOf(scope: Scope): Promise<{ firstName: string; lastName: string }[]>;
  isPasswordOf(person: UserScope, password: string): Promise<boolean>;
};
