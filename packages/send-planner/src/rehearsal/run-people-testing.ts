import { dayAt, dayNumber, startOfDay } from '../calendar.ts';
import { runByMinutes } from '../run-testing.ts';
import type { Candidate } from '../state.ts';
import type { Act } from './behaviour.ts';
import type { Rehearsed } from './rehearse.ts';

type Pending = { at: number; act: Act; row: Candidate };

/**
 * The mails of a campaign, by asking every mailbox in every minute. What people do is written down here once more, rule by
 * rule: the stops of a rehearsal are not asked.
 */
export function runPeopleByMinutes({ state, campaignId, now, horizon, behaviour, rules }: Rehearsed): string[] {
  let pending: Pending[] = [];
  /** Why each lead is through, by its own act or a colleague's. */
  const ended = new Map<string, 'self' | 'company'>();
  const campaigns = new Map(state.campaigns.map((campaign) => [campaign.id, campaign]));
  let [sent, bounced, isPaused] = [0, 0, false];
  const ran = runByMinutes(state, now, horizon, {
    before(at, rows) {
      const heard = pending.filter((each) => each.at <= at).sort((a, b) => a.at - b.at);
      pending = pending.filter((each) => each.at > at);
      for (const { act, row, at: actAt } of heard) {
        const { lead } = row;
        const [stops, campaign] = [rules.stops.get(lead.campaignId), campaigns.get(lead.campaignId)];
        if (act.kind === 'opened') {
          if (rules.isUnseen(lead, row.round)) continue;
          rows.change(lead.id, ({ earlier }) => ({
            earlier: earlier.map((each) => (each.round === row.round ? { ...each, open: 'opened' } : each)),
          }));
          continue;
        }
        if (ended.get(lead.id) === 'self') continue;
        if (act.kind === 'away') {
          const zone = campaign?.schedule.zone ?? 'UTC';
          const until = startOfDay(zone, dayNumber(dayAt(zone, actAt).day) + act.days);
          rows.change(lead.id, (held) => ({ lead: { ...held.lead, hold: { reason: 'away', until } } }));
          continue;
        }
        if (act.kind === 'clicked') {
          if (rules.isClickUnseen(lead, row.round)) continue;
          rows.change(lead.id, ({ earlier }) => ({
            earlier: earlier.map((each) => (each.round === row.round ? { ...each, click: 'clicked' } : each)),
          }));
          if (!stops?.onClick) continue;
        }
        if (!ended.has(lead.id)) ended.set(lead.id, 'self');
        rows.drop((other) => other.lead.id === lead.id);
        if (act.kind === 'bounced' && lead.campaignId === campaignId) {
          bounced += 1;
          if (sent >= 20 && bounced / sent >= 0.02) isPaused = true;
          if (isPaused) rows.drop((other) => other.lead.campaignId === campaignId);
        }
        if (act.kind !== 'replied' || !stops?.onCompanyReply || lead.isFreeMail) continue;
        for (const { id, domain, campaignId: of, isFreeMail } of state.leads) {
          if (of !== lead.campaignId || domain !== lead.domain || isFreeMail || ended.has(id)) continue;
          ended.set(id, 'company');
          rows.drop((other) => other.lead.id === id);
        }
      }
    },
    onSend(row, at) {
      if (row.lead.campaignId === campaignId) sent += 1;
      for (const act of behaviour(row.lead.id, row.round)) pending.push({ at: at + act.after, act, row });
    },
  });
  const own = new Set(state.leads.flatMap((lead) => (lead.campaignId === campaignId ? lead.id : [])));
  return ran.flatMap(({ at, mailboxId, sent: rows }) =>
    rows.flatMap((row) => (own.has(row.split(' ', 1)[0] ?? '') ? `${at} ${mailboxId} ${row}` : [])),
  );
}
