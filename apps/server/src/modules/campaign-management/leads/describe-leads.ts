import type { Lead, ROUND_STATES } from '@outrider/contract/campaigns/leads';
import { lead as leadShape } from '@outrider/contract/campaigns/leads';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignRecord } from '../../campaigns/index.ts';
import type { campaignStateOf } from '../../forecast/index.ts';
import { type LeadMail, type LeadRecord, listLastEvents, listLeadMails, listLeadRecords } from '../../leads/index.ts';
import type { LedgerState } from '../../ledger/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

type Deps = Pick<ManagementDeps, 'db' | 'listMailboxes' | 'listValues'>;
type CampaignState = NonNullable<Awaited<ReturnType<typeof campaignStateOf>>>;
type Described = Pick<CampaignRecord, 'status' | 'rounds'>;
type RoundState = (typeof ROUND_STATES)[number];

/** Leads as they are shown: who they are, what went out, and what comes next or why nothing does. */
export async function describeLeads(
  { db, listMailboxes, listValues }: Deps,
  scope: Scope,
  { ids, campaign, state }: { ids: readonly string[]; campaign: Described; state: CampaignState },
): Promise<Lead[]> {
  const records = await listLeadRecords(db, scope, ids);
  const mailboxIds = [...new Set(records.flatMap(({ mailboxId }) => mailboxId ?? []))];
  const [values, mails, events, mailboxes] = await Promise.all([
    listValues(
      db,
      scope,
      records.map(({ email }) => email),
    ),
    listLeadMails(db, scope, ids),
    listLastEvents(db, scope, ids),
    listMailboxes(db, mailboxIds),
  ]);
  const senders = new Map(mailboxes.map(({ id, email }) => [id, email]));
  return records.map((record) => {
    const own = mails.get(record.id) ?? [];
    const fields: Record<string, string> = { ...values.get(record.email), ...record.fields };
    const { firstName = '', lastName = '', company = '', title = '', timeZone: zone = '' } = fields;
    const last = events.get(record.id);
    const { group = 'notStarted', waitReason = null, next = null } = state.leads.get(record.id) ?? {};
    const sender = record.mailboxId && senders.get(record.mailboxId);
    return {
      leadId: record.id,
      email: record.email,
      name: `${firstName} ${lastName}`.trim(),
      company,
      title,
      fields,
      category: leadShape.shape.category.catch('NEVER').parse(record.category),
      provider: record.provider,
      zone,
      mailbox: record.mailboxId && sender ? { mailboxId: record.mailboxId, email: sender } : null,
      group,
      rounds: roundStates(record, own, campaign),
      opened: openedBy(own),
      lastEvent: last ? { kind: last.kind, round: last.round, at: last.at.toISOString(), words: last.words } : null,
      next,
      waitReason,
      addedAt: record.addedAt.toISOString(),
    };
  });
}

const SHOWN_AS: Record<LedgerState, RoundState> = {
  planned: 'next',
  reserved: 'next',
  complete: 'next',
  doubt: 'inDoubt',
  taken: 'sent',
  accepted: 'sent',
  rejected: 'bounced',
  failed: 'failed',
  stopped: 'willNotGo',
  skipped: 'skipped',
};

function roundStates(
  { stop }: LeadRecord,
  mails: readonly LeadMail[],
  { status, rounds: { length } }: Described,
): RoundState[] {
  const isCanceled = status === 'cancel';
  const states = Array.from({ length }, (): RoundState => (stop === null && !isCanceled ? 'none' : 'willNotGo'));
  for (const { round, state, isBounced } of mails) {
    // What was planned when it was canceled stays in the ledger as it was.
    if (round >= length || (isCanceled && state === 'planned')) continue;
    states[round] = isBounced ? 'bounced' : SHOWN_AS[state];
  }
  return states;
}

function openedBy(mails: readonly LeadMail[]): Lead['opened'] {
  if (mails.some(({ opens }) => opens > 0)) return 'person';
  if (mails.some(({ unknownOpens }) => unknownOpens > 0)) return 'unknown';
  return mails.some(({ machineOpens }) => machineOpens > 0) ? 'machine' : 'none';
}
