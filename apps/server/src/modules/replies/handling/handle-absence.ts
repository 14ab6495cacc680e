import { AWAY_DAYS, type Consequence, consequenceOf } from '@outrider/campaign-rules/stops';
import { dayNumber, startOfDay } from '@outrider/send-planner/calendar';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { holdRecipients } from '../../sending/index.ts';
import { proveFound } from './consequences.ts';
import { findAnswered } from './find-original.ts';
import { type FoundMail, insertReply, listAliases, noteOutcome } from './mails.repository.ts';
import type { IncomingHandler, RepliesDeps } from './replies-deps.ts';

export const handleAbsence: IncomingHandler = async (deps, trx, scope, incoming) => {
  const answered = await findAnswered(deps, trx, scope, incoming);
  if (answered.kind === 'unclear') return;
  await takeAbsence(deps, trx, scope, incoming, answered.kind === 'found' ? answered.mail : undefined);
};

/** The recipient is away: their leads wait in all campaigns, also where the mail is not known. */
async function takeAbsence(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { messageId, from, at, returnDate }: IncomingEvent,
  mail: FoundMail | undefined,
): Promise<void> {
  const isNew = mail && (await insertReply(trx, scope, mail, { messageId, kind: 'outOfOffice', label: '', at }));
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
  const { id: ledgerId, campaignId, leadId } = mail;
  await noteOutcome(trx, scope, ledgerId, 'auto_replied_at', at);
  const words = until.toISOString();
  await noteCampaignEvent(trx, scope, { kind: 'outOfOffice', campaignId, leadId, ledgerId, at, words });
}

const DAY_MS = 86_400_000;
/** Who is away for longer does not say so by an automatic answer, and a year is easily misread. */
const AWAY_MAX_DAYS = 365;

/** The start of the day the recipient is back, as the campaign's days go. A day that is over was misread. */
function backAt(until: Extract<Consequence, { act: 'hold' }>['until'], zone: string, at: Date): Date {
  const byDefault = new Date(at.getTime() + ('afterDays' in until ? until.afterDays : AWAY_DAYS) * DAY_MS);
  if ('afterDays' in until) return byDefault;
  const back = startOfDay(zone, dayNumber(until.day));
  const isBelievable = back > at.getTime() && back < at.getTime() + AWAY_MAX_DAYS * DAY_MS;
  return isBelievable ? new Date(back) : byDefault;
}
