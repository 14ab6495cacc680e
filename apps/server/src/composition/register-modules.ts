import * as billing from '../modules/billing/index.ts';
import * as campaignManagement from '../modules/campaign-management/index.ts';
import * as campaigns from '../modules/campaigns/index.ts';
import * as cards from '../modules/cards/index.ts';
import * as composer from '../modules/compose/index.ts';
import * as contacts from '../modules/contacts/index.ts';
import * as dashboard from '../modules/dashboard/index.ts';
import * as domains from '../modules/domains/index.ts';
import * as files from '../modules/files/index.ts';
import * as firstSteps from '../modules/first-steps/index.ts';
import * as followUps from '../modules/follow-ups/index.ts';
import * as forecast from '../modules/forecast/index.ts';
import * as identity from '../modules/identity/index.ts';
import * as inbox from '../modules/inbox/index.ts';
import * as leads from '../modules/leads/index.ts';
import * as leadsAgent from '../modules/leads-agent/index.ts';
import * as ledger from '../modules/ledger/index.ts';
import * as mailboxes from '../modules/mailboxes/index.ts';
import * as notifications from '../modules/notifications/index.ts';
import * as receipts from '../modules/receipts/index.ts';
import * as rehearsal from '../modules/rehearsal/index.ts';
import * as replies from '../modules/replies/index.ts';
import * as sealedMail from '../modules/sealed-mail/index.ts';
import * as search from '../modules/search/index.ts';
import * as sending from '../modules/sending/index.ts';
import * as statistics from '../modules/statistics/index.ts';
import * as tracking from '../modules/tracking/index.ts';
import * as verification from '../modules/verification/index.ts';
import * as warmup from '../modules/warmup/index.ts';
import { openNotifications } from '../platform/notifications.ts';
import type { Registration } from '../platform/registration.ts';
import { composeWritingModel } from './deps/campaign-calls.ts';
import { composeCards } from './deps/cards.ts';
import { composeReceipts } from './deps/receipts.ts';
import { composeLinking } from './deps/replies.ts';
import { composeSealedMail } from './deps/sealed-mail.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { ModuleDeps } from './module-deps.ts';

/** Every module of the product, lowest layer first. */
export const registerModules = (base: Infrastructure, deps: ModuleDeps): Registration[] => [
  ...registerPeople(base, deps),
  ...registerMail(base, deps),
  ...registerCampaigns(base, deps),
  leadsAgent.register(deps.leadsAgent.deps, deps.leadsAgent.closing),
  search.register(deps.inboxCalls),
  dashboard.register({ ...deps.forecast, planOf: deps.identity.planOf }),
  firstSteps.register(base),
  notifications.register({ ...deps.notifications, ...senderOf(base) }),
];

const senderOf = ({ config }: Infrastructure) => ({ appUrl: config.appUrl, appName: config.web.appName });

function registerPeople(base: Infrastructure, deps: ModuleDeps): Registration[] {
  const { config, clients, log } = base;
  const sender = senderOf(base);
  return [
    identity.register({
      ...deps.identity,
      ...sender,
      log,
      clients,
      mailFrom: config.mailFrom,
      quickSignIn: deps.demo?.quickSignIn,
      listPaid: (scope) => billing.listPaid(deps.billing, scope),
      endPayments: (scope) => billing.endPayments(deps.billing, scope),
      removeFiles: (scope) => files.removeAllBytes(deps.files, scope),
      readFiles: (scope) => files.readAllBytes(deps.files, scope),
    }),
    billing.register({ ...deps.billing, ...sender, payments: deps.cardProcessor?.deps }),
    domains.register({ ...deps.domains, ...sender }),
    contacts.register(deps.imports),
    files.register(deps.files),
    verification.register(deps.verification),
  ];
}

function registerMail(base: Infrastructure, deps: ModuleDeps): Registration[] {
  const { config, databaseUrl, db, jobs, now, log, reads, sends } = base;
  const sender = senderOf(base);
  return [
    mailboxes.register({ ...deps.mailboxes, filing: sends ? deps.sending : undefined }),
    ledger.register(deps.sending),
    warmup.register(deps.warmup),
    inbox.register({ ...deps.inboxCalls, mailboxes: reads ? config.syncMailboxes : 0 }),
    tracking.register(deps.tracking),
    sealedMail.register({ ...composeSealedMail(config, { db, jobs, now }), ...sender }),
    receipts.register({
      ...composeReceipts(deps),
      addKeyword: (...of) => inbox.addKeyword(deps.inboxCalls, ...of),
    }),
    cards.register({ ...composeCards(config, { db, jobs, now }), ...sender }),
    composer.register({
      ...deps.compose,
      ...sender,
      jobs,
      findUser: (person) => identity.describeUser({ db }, person),
      markReferred: (...of) => inbox.markReferred(deps.inboxCalls, ...of),
      reads,
      delivering: sends
        ? {
            ...deps.delivery,
            openWakeUps: () => openNotifications(databaseUrl, composer.DELIVERIES_CHANNEL, log),
          }
        : undefined,
    }),
  ];
}

function registerCampaigns({ config, log, works, sends }: Infrastructure, deps: ModuleDeps): Registration[] {
  return [
    campaigns.register(deps.campaigns),
    leads.register(deps.campaigns),
    followUps.register(deps.campaigns),
    sending.register({
      ...deps.sending,
      sends,
      works,
      readsMail: config.syncMailboxes > 0,
      departures: deps.ledger?.departures,
      replayOptOuts: async () => deps.contacts.optOuts?.replay(deps.contacts),
    }),
    forecast.register(deps.forecast),
    statistics.register(deps.forecast),
    replies.register({
      ...composeLinking(deps.replies, deps.inboxCalls),
      noteDelivery: (...of) => verification.noteDelivery(deps.verification, ...of),
    }),
    rehearsal.register(deps.forecast),
    campaignManagement.register({ ...deps.campaigns, model: composeWritingModel(config, log) }),
  ];
}
