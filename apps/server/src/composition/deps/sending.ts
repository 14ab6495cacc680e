import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { countUsed, planOfWorkspace, type WorkspacePlan } from '../../modules/billing/index.ts';
import * as contacts from '../../modules/contacts/index.ts';
import { timeZoneOfWorkspace } from '../../modules/identity/index.ts';
import * as inbox from '../../modules/inbox/index.ts';
import * as leads from '../../modules/leads/index.ts';
import type { DoubtDeps } from '../../modules/ledger/index.ts';
import * as mailboxes from '../../modules/mailboxes/index.ts';
import * as sending from '../../modules/sending/index.ts';
import type { Db, Trx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

type Parts = Pick<
  sending.SendingDeps,
  'messageIds' | 'owners' | 'signer' | 'writesDb' | 'rest' | 'onRejected' | 'onOutcome'
> & {
  noteDepartures: sending.SendingDeps['noteDepartures'] | undefined;
  beatLedger: sending.SendingDeps['beatLedger'] | undefined;
  contacts: contacts.ContactsDeps;
  mailboxes: mailboxes.MailboxesDeps;
  isDiskFull: () => boolean;
};

const listUnlessHeld = sending.markHeld(mailboxes.listSendingMailboxes);

export const composeSending = (
  config: Config,
  parts: Parts,
): sending.SendingDeps & DoubtDeps & sending.MaintenanceDeps => ({
  db: parts.mailboxes.db,
  writesDb: parts.writesDb,
  jobs: parts.mailboxes.jobs,
  log: parts.mailboxes.log,
  now: parts.mailboxes.now,
  monotonic: () => performance.now(),
  // Nobody waits for a pause that is left over when everything else has ended.
  pause: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  rest: parts.rest,
  decide: sending.decideByPlan,
  rules: { ...sending.SENDING_RULES, queues: config.sendMailboxes },
  findSuppressed: (trx, scope, emails) => contacts.findSuppressed(parts.contacts, trx, scope, emails),
  listWorkspaces: listWorkspaces(parts.mailboxes.now),
  async listMailboxes(db, ids) {
    const found = await listUnlessHeld(db, ids);
    return parts.isDiskFull() ? found.map((mailbox) => ({ ...mailbox, isDiskFull: true })) : found;
  },
  listValues: contacts.listContactValues,
  openSmtp: (scope, mailboxId) => mailboxes.openMailboxSmtp(parts.mailboxes, scope, mailboxId),
  openImap: (scope, mailboxId) => mailboxes.openMailboxImap(parts.mailboxes, scope, mailboxId),
  async suppressBad(trx, scope, { email, words }) {
    await contacts.suppressPerson(parts.contacts, trx, scope, email, { reason: 'bounced', about: words });
  },
  onRejected: parts.onRejected,
  ...(parts.onOutcome ? { onOutcome: parts.onOutcome } : {}),
  ...(parts.noteDepartures ? { noteDepartures: parts.noteDepartures } : {}),
  ...(parts.beatLedger ? { beatLedger: parts.beatLedger } : {}),
  noteSent: noteSent(parts.mailboxes),
  fileSent: mailboxes.fileLater,
  keepCopies: (copies) => mailboxes.keepCopies(parts.mailboxes.db, copies, parts.mailboxes.now()),
  listSenderIds: async (db, scope, senders) => (await mailboxes.listSenders(db, scope, senders)).map(({ id }) => id),
  // Where nobody reads mail, nobody can be behind with it.
  ...(config.syncMailboxes > 0 ? { inboxes: { listReadAt: inbox.listReadAt, askToRead: inbox.askToRead } } : {}),
  owners: parts.owners,
  signer: parts.signer,
  messageIds: parts.messageIds,
  trackerUrl: config.web.trackerUrl,
  appUrl: config.appUrl,
});

const QUARTER_MS = 15 * 60_000;

/** Other modules that count mails learn of those that went out; in the same transaction. */
export const noteSent =
  (deps: { jobs: Jobs }): sending.SendingDeps['noteSent'] =>
  async (trx, mails) => {
    await contacts.noteSentMails(trx, mails);
    await mailboxes.countSentMails(trx, mails);
    // A copy in Sent proves that a mail left: what is not known to have left gets none.
    await mailboxes.fileLater(
      trx,
      mails.filter(({ isProven }) => isProven),
    );
    // In no zone a month begins within a quarter of an hour; in one order, as two may count at a time.
    const sameMonth = Map.groupBy(
      mails,
      ({ workspaceId, campaignId, at }) => `${workspaceId} ${Math.floor(at.getTime() / QUARTER_MS)} ${campaignId}`,
    );
    for (const [, own] of [...sameMonth].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const [mail] = own;
      if (!mail) continue;
      const { workspaceId, campaignId: reference, at: now } = mail;
      await countUsed(deps, trx, { workspaceId }, { quotaType: 'MAIL', amount: own.length, reference, now });
    }
  };

/** What is planned stays planned, and goes on once the plan does. */
function standingStill(standstill: WorkspacePlan['standstill'] | undefined): Partial<sending.WorkspaceFacts> {
  if (!standstill) return {};
  if (standstill.kind === 'unpaid') return { standstill: { reason: 'billUnpaid', until: null } };
  return { standstill: { reason: 'planPaused', until: standstill.until.getTime() } };
}

function listWorkspaces(now: () => Date): sending.SendingDeps['listWorkspaces'] {
  const known = new Map<string, { facts: sending.WorkspaceFacts; until: number }>();
  async function factsOf(db: Db | Trx, id: string): Promise<sending.WorkspaceFacts> {
    const found = known.get(id);
    if (found && found.until > now().getTime()) return found.facts;
    const plan = await planOfWorkspace(db, { workspaceId: id }, now());
    const total = plan?.quota.find(({ quotaType }) => quotaType === 'MAIL')?.total ?? null;
    const zone = await timeZoneOfWorkspace(db, { workspaceId: id });
    const facts = { id, zone, mailsPerMonth: total, ...standingStill(plan?.standstill) };
    known.set(id, { facts, until: now().getTime() + sending.PLAN_KNOWN_MS });
    return facts;
  }
  return async (trx, ids) => {
    const facts: sending.WorkspaceFacts[] = [];
    for (const id of ids) facts.push(await factsOf(trx, id));
    return facts;
  };
}

/** Why a person is not written to any more, in the words of campaigns. */
const STOPS: Record<string, string> = { optedOut: 'optedOut', bounced: 'bounced', complained: 'complained' };
const SUPPRESSED = 'suppressed';

/** What happens to people ends, or wakes, what campaigns have planned for them; in the same transaction. */
export const hooksOfCampaigns = ({
  now,
  jobs,
}: Pick<contacts.ContactsDeps, 'now' | 'jobs'>): Pick<
  contacts.ContactsDeps,
  'onSuppressed' | 'onUnsuppressed' | 'onMergeUndone' | 'onValuesChanged' | 'campaignsByLabel' | 'onLabelDeleted'
> => ({
  campaignsByLabel: leads.listCampaignNamesByLabel,
  onLabelDeleted: leads.endLiveByLabel,
  onSuppressed: (trx, scope, targets, { reason, at }) =>
    sending.stopRecipients(trx, scope, targets, { reason: STOPS[reason] ?? SUPPRESSED, at }),
  onMergeUndone: async (trx, scope, freed) => {
    for (const { email, since } of freed)
      await sending.resumeRecipients(trx, scope, [email], { reason: SUPPRESSED, stoppedAt: since, now: now() });
  },
  onUnsuppressed: (trx, scope, emails) => sending.freeRecipients(trx, scope, emails, SUPPRESSED),
  onValuesChanged: (trx, scope, emails) =>
    emails === 'many'
      ? jobs.enqueue(trx, 'campaigns.wake-held', { workspaceId: scope.workspaceId })
      : sending.wakeHeld(trx, scope, { addresses: emails }, { at: now(), reasons: ['missingVariable'] }),
});

/** What is known of the ledger outside of its database. */
export function openLedgerSide(config: Config, folder: string, parts: Pick<sending.BeatDeps, 'db' | 'now'>) {
  const { leaseMs } = sending.SENDING_RULES;
  return {
    departures: sending.openDepartures({ folder, now: parts.now, isAlone: config.databaseUrl === undefined }),
    beat: () => sending.beatLedger({ ...parts, folder, leaseMs }),
  };
}
