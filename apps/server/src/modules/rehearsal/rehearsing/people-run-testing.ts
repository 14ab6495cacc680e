import { randomUUID } from 'node:crypto';
import { dayAt, dayName, dayNumber } from '@outrider/send-planner/calendar';
import type { Act, Behaviour } from '@outrider/send-planner/rehearsal/behaviour';
import type { PeopleRules } from '@outrider/send-planner/rehearsal/people';
import type { Lead } from '@outrider/send-planner/state';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import { createLog } from '../../../platform/log.ts';
import { judgeGuards } from '../../campaigns/index.ts';
import { listeningDeps, publishIncoming } from '../../replies/handling/replies-testing.ts';
import { countRequests, handleOptOut, type RepliesDeps } from '../../replies/index.ts';
import type { Others, World } from '../../sending/dispatch/forecast-world-testing.ts';

type Mail = {
  ledgerId: string;
  messageId: string;
  leadId: string;
  campaignId: string;
  mailboxId: string;
  address: string;
  round: number;
  at: Date;
};
type Pending = { at: number; order: number; act: Act; mail: Mail };

/**
 * People who act on what the sender really sent, through what the product hears of them by: replies, reports and absences as
 * the inbox tells them, the opt-out link, counted requests. Only the rehearsed campaign has its guard-rail judged.
 */
export function actOnMails(
  db: Db,
  { workspaceId, state }: World,
  {
    campaignId,
    behaviour,
    isUnseen,
    isClickUnseen,
  }: { campaignId: string; behaviour: Behaviour } & Pick<PeopleRules, 'isUnseen' | 'isClickUnseen'>,
): (clock: () => number) => Others {
  const scope = { workspaceId };
  const zones = new Map(state.campaigns.map(({ id, schedule }) => [id, schedule.zone]));
  const leads = new Map(state.leads.map((lead) => [lead.id, lead]));
  return (clock) => {
    const deps: RepliesDeps = { ...listeningDeps(db).deps, now: () => new Date(clock()) };
    const seen = new Set<string>();
    let pending: Pending[] = [];
    let order = 0;

    async function hear() {
      for (const mail of await listAccepted(db, workspaceId)) {
        if (seen.has(mail.ledgerId)) continue;
        seen.add(mail.ledgerId);
        for (const act of behaviour(mail.leadId, mail.round)) {
          order += 1;
          pending.push({ at: mail.at.getTime() + act.after, order, act, mail });
        }
      }
      pending.sort((a, b) => a.at - b.at || a.order - b.order);
    }

    return {
      async nextAt() {
        await hear();
        return pending[0]?.at ?? Number.POSITIVE_INFINITY;
      },
      async act() {
        const [next, ...rest] = pending;
        pending = rest;
        if (!next) return;
        const { mail, act } = next;
        const lead = leads.get(mail.leadId);
        if (!lead || !(await mayAct(mail.leadId, act))) return;
        await happen(lead, mail, act, new Date(next.at));
      },
    };

    async function mayAct(leadId: string, { kind }: Act): Promise<boolean> {
      if (kind === 'opened') return true;
      const { rows } = await sql<{ stop: string | null }>`select coalesce(l.stop, r.stop) as stop from campaign_leads l
        join recipients r on r.id = l.recipient_id where l.id = ${leadId}`.execute(db);
      const stop = rows[0]?.stop ?? null;
      return stop === null || stop === 'companyReplied';
    }

    async function happen(lead: Lead, mail: Mail, act: Act, at: Date): Promise<void> {
      const tell = (incoming: Parameters<typeof publishIncoming>[3]) =>
        publishIncoming(
          db,
          deps,
          { ...EMPTY_CAMPAIGN, scope, mailboxId: mail.mailboxId },
          { at, messageId: randomUUID(), ...incoming },
        );
      const answer = { from: mail.address, references: [mail.messageId] };
      switch (act.kind) {
        case 'opened':
        case 'clicked': {
          if ((act.kind === 'opened' ? isUnseen : isClickUnseen)(lead, mail.round)) return;
          const kind = act.kind === 'opened' ? ('open' as const) : ('click' as const);
          const tracked = { ...mail, workspaceId, recipient: mail.address, takenAt: mail.at };
          const first = { at, target: '', why: 'person' };
          const change = { before: [], after: [{ kind, verdict: 'person' as const, count: 1, first }] };
          await db.transaction().execute((trx: Trx) => countRequests(deps, trx, tracked, change));
          return;
        }
        case 'replied':
          await tell({ kind: 'human', ...answer });
          return;
        case 'away': {
          const zone = zones.get(mail.campaignId) ?? 'UTC';
          const returnDate = dayName(dayNumber(dayAt(zone, at.getTime()).day) + act.days);
          await tell({ kind: 'outOfOffice', ...answer, returnDate });
          return;
        }
        case 'optedOut':
          await db.transaction().execute((trx: Trx) => handleOptOut(deps, trx, scope, { ledgerId: mail.ledgerId, at }));
          return;
        case 'bounced': {
          const report = {
            address: mail.address,
            hard: true,
            isDelayed: false,
            status: '5.1.1',
            reason: 'no such user',
          };
          await tell({ kind: 'bounce', originalMessageId: mail.messageId, bounced: [report] });
          // The inbox does this before it tells.
          await db
            .transaction()
            .execute((trx: Trx) => deps.suppress(trx, scope, { email: mail.address, reason: 'bounced', about: '' }));
          if (mail.campaignId !== campaignId) return;
          await judgeGuards(
            { db, jobs: { enqueue: async () => undefined }, log: createLog('silent'), now: () => at },
            scope,
            campaignId,
          );
        }
      }
    }
  };
}

const EMPTY_CAMPAIGN = { campaignId: '', mailboxes: [], leads: [], mails: [] };

async function listAccepted(db: Db, workspaceId: string): Promise<Mail[]> {
  const { rows } = await sql<Mail>`select s.id as "ledgerId", trim(both '<>' from s.message_id) as "messageId",
      s.lead_id as "leadId", s.campaign_id as "campaignId", s.mailbox_id as "mailboxId", r.address, s.round,
      s.settled_at as at
    from send_ledger s join recipients r on r.id = s.recipient_id
    where s.workspace_id = ${workspaceId} and s.state = 'accepted' and s.reserved_at is not null
    order by s.settled_at, s.id`.execute(db);
  return rows;
}
