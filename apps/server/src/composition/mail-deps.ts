import * as composer from '../modules/compose/index.ts';
import { createMessageIds, type LedgerOwners } from '../modules/ledger/index.ts';
import { campaignsOfPerson, handleIncoming, takeLabel } from '../modules/replies/index.ts';
import { campaignOwner, noteOwnMails } from '../modules/sending/index.ts';
import { systemNow } from '../platform/clock.ts';
import { composeCampaignCalls } from './deps/campaign-calls.ts';
import { composeComposer } from './deps/compose.ts';
import { composeDeliver, composeDelivery, onComposedSent } from './deps/delivery.ts';
import { composeForecast } from './deps/forecast.ts';
import { composeInbox, composeInboxCalls } from './deps/inbox.ts';
import { composeMailboxes, composeWarmup } from './deps/mailboxes.ts';
import { composeRejections, composeReplies, composeTracking } from './deps/replies.ts';
import { composeSending } from './deps/sending.ts';
import type { Infrastructure } from './infrastructure.ts';
import { createMetrics } from './metrics.ts';
import type { PeopleDeps } from './people-deps.ts';

/** Mailboxes, what leaves by them and what comes back. */
export async function composeMail(base: Infrastructure, people: PeopleDeps) {
  const { config, databaseUrl, db, jobs, log, now, mail, signer, clients } = base;
  const { contacts, files } = people;
  const messageIds = createMessageIds([config.secret, ...config.oldSecrets]);
  const owners: LedgerOwners = {
    campaign: campaignOwner,
    compose: composer.createComposeOwner({ now, onSent: (...of) => onComposedSent({ jobs }, ...of) }),
  };
  const mailboxes = composeMailboxes(config, { messageIds, signer, db, jobs, log, now, systemNow, clients, mail });
  const out = composeLeaving(base, people, { messageIds, owners, mailboxes });
  const { replies, sending, inbox } = out;
  const forecast = composeForecast({ databaseUrl, sending });
  const inboxCalls = await composeInboxCalls(config, inbox, {
    databaseUrl,
    contacts,
    fetchImage: mail.fetchImage,
    onLabelled: (trx, scope, labelled) => takeLabel(replies, trx, scope, labelled),
    campaignsOf: (scope, email) => campaignsOfPerson(forecast, scope, email),
    compose: (caller, input, language) => composer.answerCompose(compose, caller, input, language),
    listScheduled: composer.listScheduledCopies,
  });
  const deliveryParts = { sending, contacts, files, jobs, signer };
  const compose: composer.ComposeDeps & composer.CopyDeps = {
    ...composeComposer(inboxCalls, { contacts, files, mailboxes }),
    delivery: composeDeliver(config, inboxCalls, deliveryParts),
  };
  const campaigns = await composeCampaignCalls({
    messageIds,
    owners,
    hasTracker: config.web.trackerUrl !== '',
    isPractice: base.box !== undefined,
    databaseUrl,
    mailboxes,
    recipientProviders: mail.recipientProviders,
    contacts,
    verification: people.verification,
    forecast,
  });
  const tracking = composeTracking({
    contacts,
    mailboxes,
    verification: people.verification,
    replies,
    sinceDelivery: base.box && (await import('../boxed/since-boxed-delivery.ts')).sinceBoxedDelivery(base.box),
  });
  const delivery = composeDelivery(config, deliveryParts);
  return { ...out, mailboxes, forecast, inboxCalls, compose, delivery, campaigns, tracking };
}

type Ids = Pick<Parameters<typeof composeReplies>[0], 'messageIds' | 'owners' | 'mailboxes'>;

/** What reads mailboxes and what sends by them: each tells the other what it saw. */
function composeLeaving(base: Infrastructure, people: PeopleDeps, { messageIds, owners, mailboxes }: Ids) {
  const { config, db, log, now, rest, signer, isDiskFull, writesDb, registry } = base;
  const { contacts, verification, ledger } = people;
  const { onOutcome, onReply } = createMetrics({ db, log, registry });
  const replies = { ...composeReplies({ messageIds, owners, signer, contacts, mailboxes }), onReply };
  const warmup = composeWarmup(config, mailboxes, isDiskFull);
  const inbox = composeInbox(config, {
    mailboxes,
    contacts,
    verification,
    warmup,
    handleIncoming: handleIncoming(replies),
    rest,
    async noteOwnMails(mailbox, read) {
      await noteOwnMails({ db, now, messageIds }, mailbox, read);
      await composer.noteSentCopies(db, mailbox);
    },
    onDraftsGone: (trx, scope, marks) => composer.noteGoneCopies(trx, scope, marks, now()),
  });
  const sending = composeSending(config, {
    messageIds,
    owners,
    signer,
    contacts,
    mailboxes,
    writesDb,
    rest,
    isDiskFull,
    onRejected: composeRejections(replies, verification),
    onOutcome,
    noteDepartures: ledger && ((departures) => ledger.departures.note(departures)),
    beatLedger: ledger?.beat,
  });
  return { replies, warmup, inbox, sending };
}
