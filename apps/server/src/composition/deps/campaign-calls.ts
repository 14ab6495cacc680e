import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import type * as campaignManagement from '../../modules/campaign-management/index.ts';
import * as campaigns from '../../modules/campaigns/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import type { LedgerOwners, MessageIds } from '../../modules/ledger/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import type { VerificationDeps } from '../../modules/verification/index.ts';
import { lazyAddressLists } from '../../platform/address-lists.ts';
import { cacheResolver } from '../../platform/dns/cached-resolver.ts';
import { createAsker } from '../../platform/llm/ask-model.ts';
import type { Log } from '../../platform/log.ts';
import { openNotifications } from '../../platform/notifications.ts';

type Parts = {
  databaseUrl: string;
  messageIds: MessageIds;
  owners: LedgerOwners;
  hasTracker: boolean;
  isPractice: boolean;
  mailboxes: mailboxes.MailboxesDeps;
  contacts: contacts.ContactsDeps;
  verification: VerificationDeps;
  forecast: campaignManagement.ManagementDeps['forecast'];
  recipientProviders: readonly mailboxes.KnownProvider[];
};

/** For what people do with campaigns, and the jobs it leaves behind; hears of changes made anywhere. */
export async function composeCampaignCalls(
  parts: Parts,
): Promise<campaignManagement.ManagementDeps & campaigns.ChangesDeps & { close(): Promise<void> }> {
  const { db, jobs, log, now, resolver } = parts.mailboxes;
  const changes = await openNotifications(parts.databaseUrl, campaigns.CAMPAIGN_CHANGES_CHANNEL, log);
  const lists = lazyAddressLists();
  const hosts = mailboxes.createMailHosts({
    providers: parts.recipientProviders,
    resolver: cacheResolver(resolver, { now }),
  });
  return {
    db,
    jobs,
    log,
    now,
    // Nobody waits for a pause that is left over when everything else has ended.
    pause: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
    changes,
    owners: parts.owners,
    fileSent: mailboxes.fileLater,
    contacts: parts.contacts,
    verification: parts.verification,
    forecast: parts.forecast,
    nameOf: (person) => parts.contacts.nameOf(person),
    zoneOf: (person) => parts.mailboxes.zoneOf(person),
    isPractice: parts.isPractice,
    mailHosts: { ...hosts, isFree: (domain) => lists.isFree(domain) },
    listMailboxes: mailboxes.listSendingMailboxes,
    listValues: contacts.listContactValues,
    messageIds: parts.messageIds,
    tracking: {
      recheck: (scope, mailboxIds) => mailboxes.recheckTracking(parts.mailboxes, scope, mailboxIds),
      hasTracker: parts.hasTracker,
    },
    close: () => changes.close(),
  };
}

/** A mail takes longer than a label, and its author waits for it. */
const WRITING_PATIENCE_MS = 60_000;

export const composeWritingModel = ({ llm }: Config, log: Log) =>
  llm && { name: llm.model, ask: createAsker(llm, { log, patienceMs: WRITING_PATIENCE_MS }) };
