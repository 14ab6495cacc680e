import { AWAY_DAYS, type Consequence, consequenceOf, type Incident } from '@outrider/campaign-rules/stops';
import type { DoubtProof } from '@outrider/contract/campaigns/doubts';
import { dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent, noteCampaignEvents } from '../../campaigns/index.ts';
import { noteFollowUp } from '../../follow-ups/index.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { type ProofDeps, proveSent } from '../../ledger/index.ts';
import { holdRecipients, stopLeads } from '../../sending/index.ts';
import {
  type FoundMail,
  insertReply,
  listAliases,
  listColleagues,
  type MailFacts,
  noteOutcome,
} from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaign.replied': { workspaceId: string; messageId: string };
  }
}

export type HumanReply = Pick<
  IncomingEvent,
  'messageId' | 'from' | 'at' | 'subject' | 'written' | 'label' | 'isLabelSure'
>;

/** A person answered: their lead stops, and where somebody chose so, everybody at their company. */
export async function takeHumanReply(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { messageId, from, at, subject, written, label, isLabelSure }: HumanReply,
  mail: FoundMail,
): Promise<void> {
  if (!(await insertReply(trx, scope, { ...mail, messageId, kind: 'human', label: label ?? '', at }))) return;
  const leaves = label === 'stop' && isLabelSure;
  // The inbox saw to the address it came from. The one we wrote to may be another.
  if (from.toLowerCase() !== mail.address) {
    const { address: email, campaignId } = mail;
    if (leaves) await deps.suppress(trx, scope, { email, reason: 'optedOut', about: subject });
    const event = leaves ? 'optedOut' : 'replied';
    await deps.noteContact(trx, scope, { email, event, at, about: subject, words: written, campaignId });
  }
  await proveFound(deps, trx, scope, mail, { proof: 'reply', at });
  await applyConsequence(trx, scope, { kind: 'humanReply' }, mail, at);
  await noteOutcome(trx, scope, mail.ledgerId, 'replied_at', at);
  const { campaignId, leadId, ledgerId } = mail;
  await noteCampaignEvent(trx, scope, { kind: 'replied', campaignId, leadId, ledgerId, at, words: written });
  if (leaves) await noteCampaignEvent(trx, scope, { kind: 'optedOut', campaignId, leadId, ledgerId, at });
  // What a machine only supposes leads to nothing until somebody says so.
  if (isLabelSure) await noteFollowUp(deps, trx, scope, { messageId, label });
  await deps.jobs.enqueue(trx, 'campaign.replied', { workspaceId: scope.workspaceId, messageId });
}

/** A machine said that it got the mail, which says nothing about the person. */
export async function takeAutoReply(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { messageId, at, written }: Pick<IncomingEvent, 'messageId' | 'at' | 'written'>,
  mail: FoundMail,
): Promise<void> {
  if (!(await insertReply(trx, scope, { ...mail, messageId, kind: 'autoReply', label: '', at }))) return;
  await proveFound(deps, trx, scope, mail, { proof: 'autoReply', at });
  await noteOutcome(trx, scope, mail.ledgerId, 'auto_replied_at', at);
  const { campaignId, leadId, ledgerId } = mail;
  await noteCampaignEvent(trx, scope, { kind: 'autoReplied', campaignId, leadId, ledgerId, at, words: written });
}

/** Somebody is away: whoever of our leads that is waits in all campaigns, also where the mail is not known. */
export async function takeAbsence(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { messageId, from, at, returnDate }: Pick<IncomingEvent, 'messageId' | 'from' | 'at' | 'returnDate'>,
  mail: FoundMail | undefined,
): Promise<void> {
  const isNew = mail && (await insertReply(trx, scope, { ...mail, messageId, kind: 'outOfOffice', label: '', at }));
  if (mail && !isNew) return;
  if (mail) await proveFound(deps, trx, scope, mail, { proof: 'autoReply', at });
  const rules = mail?.stops ?? { onCompanyReply: false, onClick: false };
  const consequence = consequenceOf({ kind: 'outOfOffice', returnDay: returnDate }, rules);
  if (consequence.act !== 'hold') return;
  const until = backAt(consequence.until, mail?.zone ?? 'UTC', at);
  if (until <= deps.now()) return;
  const away = from === '' ? [] : await listAliases(trx, scope, from);
  await holdRecipients(trx, scope, [...new Set([...away, ...(mail ? [mail.address] : [])])].toSorted(), until);
  if (!mail) return;
  await noteOutcome(trx, scope, mail.ledgerId, 'auto_replied_at', at);
  const { campaignId, leadId, ledgerId } = mail;
  const words = until.toISOString();
  await noteCampaignEvent(trx, scope, { kind: 'outOfOffice', campaignId, leadId, ledgerId, at, words });
}

const DAY_MS = 86_400_000;
/** Who is away for longer does not say so by an automatic answer, and a year is easily misread. */
const AWAY_MAX_DAYS = 365;

/** The start of the day somebody is back, as the campaign's days go. A day that is over was misread. */
function backAt(until: Extract<Consequence, { act: 'hold' }>['until'], zone: string, at: Date): Date {
  const byDefault = new Date(at.getTime() + ('afterDays' in until ? until.afterDays : AWAY_DAYS) * DAY_MS);
  if ('afterDays' in until) return byDefault;
  const back = startOfDay(zone, dayNumber(until.day));
  const isBelievable = back > at.getTime() && back < at.getTime() + AWAY_MAX_DAYS * DAY_MS;
  return isBelievable ? new Date(back) : byDefault;
}

/** What an incident means for the lead and its colleagues in the campaign. */
export async function applyConsequence(
  trx: Trx,
  scope: Scope,
  incident: Incident,
  mail: MailFacts,
  at: Date,
): Promise<void> {
  const consequence = consequenceOf(incident, mail.stops);
  if (consequence.act !== 'stop') return;
  const { reason } = consequence;
  await stopLeads(trx, scope, [mail.leadId], { reason, at });
  if (!consequence.alsoCompany || mail.isFreeMail) return;
  const colleagues = await listColleagues(trx, scope, mail);
  await stopLeads(trx, scope, colleagues, { reason: 'companyReplied', at });
  await noteCampaignEvents(
    trx,
    scope,
    colleagues.map((leadId) => ({ kind: 'stopped', campaignId: mail.campaignId, leadId, at, words: 'companyReplied' })),
  );
}

/** What came back and names a mail proves that it left. After contacts, before anybody is stopped: locks go in one order. */
export async function proveFound(
  deps: ProofDeps,
  trx: Trx,
  scope: Scope,
  { ledgerId, isNamed }: FoundMail,
  { proof, at }: { proof: DoubtProof; at: Date },
): Promise<void> {
  if (isNamed) await proveSent(deps, trx, scope, { ledgerId, proof, at });
}
