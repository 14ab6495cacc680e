import type { accountCampaign } from '@outrider/contract/mailboxes/account';
import type { LEADS_OF_REMOVED } from '@outrider/contract/mailboxes/operate';
import type { z } from 'zod';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { Resolver } from '../../platform/dns/resolver.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { HostGate } from '../../platform/net/limits/host-gate.ts';
import type { Network } from '../../platform/net/network.ts';
import type { OauthClients } from '../../platform/oauth/oauth-client.ts';
import type { Sealer } from '../../platform/secrets.ts';
import type { KnownProvider } from './providers/known-provider.ts';
import type { Tracker } from './tracking/check-tracking-domain.ts';

export type UserScope = Scope & { userId: string };

export type Removal = { mailboxId: string; leads: (typeof LEADS_OF_REMOVED)[number] };

/** What the modules above know of a mailbox; nothing here may import them. */
export type MailboxUsers = {
  campaignsOf(scope: Scope, mailboxId: string): Promise<z.infer<typeof accountCampaign>[]>;
  /** Names of campaigns that choose their mailboxes by a tag. */
  campaignsByTag(scope: Scope, tagId: string): Promise<string[]>;
  /** In the transaction that removes it. */
  beforeRemove(trx: Trx, scope: Scope, removal: Removal): Promise<void>;
  /** In the transaction that changed how, or whether, these can send. */
  afterChange(trx: Trx, scope: Scope, mailboxIds: readonly string[]): Promise<void>;
};

/** What every use case of mailboxes is handed. */
export type MailboxesDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  sealer: Sealer;
  resolver: Resolver;
  network: Network;
  /** A small text of the web, from a public address over HTTPS; nothing where there is none. */
  fetchPage: (url: string) => Promise<string | undefined>;
  /** One for the whole process, so that all connections to a host are counted together. */
  gate: HostGate;
  clients: OauthClients;
  appUrl: string;
  /** Who we say we are to every server (EHLO); the sender's domain where it is not set. */
  helloName: string | undefined;
  tracker: Tracker;
  /** Whose servers are known; in the boxed world its own among them. */
  providers: readonly KnownProvider[];
  users: MailboxUsers;
  /** How many mailboxes the workspace's plan has room for. */
  roomFor(scope: Scope): Promise<number>;
  zoneOf(person: UserScope): Promise<string>;
  now: () => Date;
  /** The machine's time, which claims of workers are kept by. */
  systemNow: () => Date;
  pause: (milliseconds: number) => Promise<void>;
  /** Between 0 and 1. */
  random: () => number;
};
