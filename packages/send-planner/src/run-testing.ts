import { assignMailboxes } from './assign-mailboxes.ts';
import { counterName } from './caps.ts';
import { decideQueue } from './decide-queue.ts';
import { nextRound, rowAfterSend } from './rounds.ts';
import type { Candidate, Mailbox, State } from './state.ts';
import { tickFrom } from './ticks.ts';

const MINUTE = 60_000;

type Row = Candidate & { mailboxId: string; isHeld: boolean };
export type Ran = { at: number; mailboxId: string; sent: string[]; reason: string | undefined };

/** What a user or process outside does to the rows while they wait. */
export type Outside = {
  before(at: number, rows: Rows): void;
  onSend(row: Candidate, at: number): void;
};
export type Rows = {
  drop(isMeant: (row: Candidate) => boolean): void;
  change(leadId: string, change: (row: Candidate) => Partial<Candidate>): void;
};

/**
 * Runs the queues as a dispatcher would that knows nothing of when to look: it asks every mailbox in every minute, keeps
 * the rows in a plain list, and does what it is asked.
 */
export function runByMinutes(state: State, now: number, horizon: number, outside?: Outside): Ran[] {
  const assigned = assignMailboxes(state);
  const campaigns = new Map(state.campaigns.map((campaign) => [campaign.id, campaign]));
  let rows = state.leads.flatMap((lead): Row[] => {
    const mailboxId = assigned.get(lead.id);
    return mailboxId && lead.next && campaigns.get(lead.campaignId)?.status === 'progressing'
      ? [{ lead, ...lead.next, earlier: lead.earlier, mailboxId, isHeld: false }]
      : [];
  });
  const boxes = new Map<string, Mailbox>(state.mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const counted = new Map(state.counters.map((counter) => [counterName(counter), counter.used]));
  const ran: Ran[] = [];

  const plan = (row: Row | undefined, next: Candidate | null) => {
    rows = rows.filter((each) => each !== row);
    if (row && next) rows.push({ ...next, mailboxId: row.mailboxId, isHeld: false });
  };
  const reach: Rows = {
    drop: (isMeant) => {
      rows = rows.filter((row) => !isMeant(row));
    },
    change: (leadId, change) => {
      for (const row of rows) if (row.lead.id === leadId) Object.assign(row, change(row));
    },
  };
  const ask = (mailbox: Mailbox, at: number) => {
    outside?.before(at, reach);
    const own = rows.filter(({ mailboxId, isHeld }) => mailboxId === mailbox.id && !isHeld);
    let later: Row | null = null;
    const candidates: Row[] = [];
    for (const row of own) {
      if (row.dueAt <= at) candidates.push(row);
      else if (!later || isEarlier(row, later)) later = row;
    }
    const decision = decideQueue({
      workspace: state.workspace,
      mailbox,
      campaigns,
      candidates,
      waiting: later,
      used: (counter) => counted.get(counterName(counter)) ?? 0,
      now: at,
      nextAt: at,
      most: 1_000,
    });
    for (const name of decision.sends.flatMap(({ counters }) => counters.map(counterName))) {
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    boxes.set(mailbox.id, { ...mailbox, freeAt: decision.freeAt });
    const rowOf = (found: Candidate) => own.find((row) => row.lead.id === found.lead.id && row.round === found.round);
    for (const { candidate, dueAt, reason } of decision.deferred) {
      const row = rowOf(candidate);
      if (row) Object.assign(row, { dueAt: dueAt ?? row.dueAt, reason, isHeld: dueAt === null });
    }
    for (const candidate of decision.skipped) {
      const campaign = campaigns.get(candidate.lead.campaignId);
      const next = campaign && nextRound(campaign, candidate.round, candidate.dueAt);
      plan(rowOf(candidate), next ? { ...candidate, ...next } : null);
    }
    for (const { candidate } of decision.sends) {
      const campaign = campaigns.get(candidate.lead.campaignId);
      plan(rowOf(candidate), campaign ? rowAfterSend(campaign, candidate, at) : null);
      outside?.onSend(candidate, at);
    }
    const sent = decision.sends.map(({ candidate }) => `${candidate.lead.id} ${candidate.round}`);
    ran.push({ at, mailboxId: mailbox.id, sent, reason: decision.idle?.reason });
  };

  for (
    let minute = Math.floor(now / MINUTE) * MINUTE;
    minute < now + horizon && rows.some(({ isHeld }) => !isHeld);
    minute += MINUTE
  ) {
    const acting = state.mailboxes
      .map(({ id }) => ({ id, at: tickFrom(id, minute) }))
      .filter(({ at }) => at >= now && at < now + horizon)
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    for (const { id, at } of acting) {
      const mailbox = boxes.get(id);
      if (mailbox) ask(mailbox, at);
    }
  }
  return ran;
}

const isEarlier = (a: Row, b: Row) =>
  (a.dueAt - b.dueAt || Number(a.lead.id) - Number(b.lead.id) || a.round - b.round) < 0;
