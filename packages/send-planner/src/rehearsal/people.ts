import type { StopRules } from '@outrider/campaign-rules/campaign';
import { GUARD_DAYS, type GuardFacts, judgeGuardRails, type Tripped } from '@outrider/campaign-rules/guard-rails';
import type { SentRound } from '@outrider/campaign-rules/judge-condition';
import { consequenceOf, type Incident } from '@outrider/campaign-rules/stops';
import TinyQueue from 'tinyqueue';
import { DAY_MS, dayAt, dayNumber, startOfDay } from '../calendar.ts';
import type { People } from '../play.ts';
import type { Lead, State } from '../state.ts';
import type { Act, Behaviour } from './behaviour.ts';
import type { Simulation, SimulationEvent } from './simulation.ts';

/** What is known of people and mails that the planner does not ask about. */
export type PeopleRules = {
  /** By campaign. */
  stops: ReadonlyMap<string, StopRules>;
  /** The person a lead is in all campaigns. Without it each lead is a person of their own. */
  personOf?: (leadId: string) => string;
  /** Whether nothing can tell that the mail a lead gets in a round is opened. */
  isUnseen: (lead: Lead, round: number) => boolean;
  /** Whether nothing can tell that a link of it is followed. */
  isClickUnseen: (lead: Lead, round: number) => boolean;
  /** Values a lead lacks for the mail of a round; empty when it has all. */
  lacking?: (leadId: string, round: number) => string;
  /** The owner of the campaign says "go on" at once when its guard-rail trips. */
  goesOn?: boolean | undefined;
};

type Parts = {
  state: State;
  campaignId: string;
  now: number;
  behaviour: Behaviour;
  rules: PeopleRules;
  returns: GuardFacts;
};

/** Something that is about to happen, after a mail went at `sentAt`. `order` tells those of the same moment apart. */
type Due = {
  at: number;
  order: number;
  lead: Lead;
  round: number;
  act: Act;
  sentAt: number;
  /** What the next condition asks of that mail; null after the last round. */
  sent: SentRound | null;
};

const compareDue = (a: Due, b: Due) => a.at - b.at || a.order - b.order;

const NO_STOPS: StopRules = { onCompanyReply: false, onClick: false };

/** People who do what their behaviour says. The leads of the state are theirs to change. */
export function createPeople({ state, campaignId, now, behaviour, rules, returns }: Parts) {
  const due = new TinyQueue<Due>([], compareDue);
  const events: SimulationEvent[] = [];
  const { samePerson, colleagues } = indexLeads(state.leads, rules.personOf ?? ((leadId) => leadId));
  const zones = new Map(state.campaigns.map(({ id, schedule }) => [id, schedule.zone]));
  const zoneOf = ({ campaignId: id }: Lead) => zones.get(id) ?? 'UTC';
  const guards = createGuard(now, returns);
  let order = 0;
  let guard: Simulation['guard'] = null;

  const note = (lead: Lead, event: SimulationEvent) => {
    if (lead.campaignId === campaignId) events.push(event);
  };

  function stop(lead: Lead, reason: NonNullable<Lead['stop']>, { at, round }: Due) {
    if (lead.stop !== null) return;
    lead.stop = reason;
    note(lead, { kind: 'stopped', leadId: lead.id, round, at, reason });
  }

  function take(incident: Incident, one: Due) {
    const { lead } = one;
    const consequence = consequenceOf(incident, rules.stops.get(lead.campaignId) ?? NO_STOPS);
    if (consequence.act !== 'stop') return;
    const { whom, alsoCompany, reason } = consequence;
    for (const same of whom === 'person' ? samePerson(lead) : [lead]) stop(same, reason, one);
    if (!alsoCompany || lead.isFreeMail) return;
    for (const colleague of colleagues(lead)) stop(colleague, 'companyReplied', one);
  }

  /** Back at the start of a day, as the campaign's days go. */
  function leave({ lead, at, round }: Due, days: number) {
    const zone = zoneOf(lead);
    const until = startOfDay(zone, dayNumber(dayAt(zone, at).day) + days);
    note(lead, { kind: 'away', leadId: lead.id, round, at, until });
    for (const same of samePerson(lead)) same.hold = { reason: 'away', until };
  }

  function happen(one: Due): string | undefined {
    const { at, lead, round, act, sent, sentAt } = one;
    if (act.kind === 'opened' && rules.isUnseen(lead, round)) return undefined;
    if (act.kind === 'clicked' && rules.isClickUnseen(lead, round)) return undefined;
    if (act.kind === 'away') {
      leave(one, act.days);
      return undefined;
    }
    note(lead, { kind: act.kind, leadId: lead.id, round, at });
    if (act.kind === 'opened' && sent) sent.open = 'opened';
    if (act.kind === 'clicked' && sent) sent.click = 'clicked';
    const incident = INCIDENTS[act.kind];
    if (incident) take(incident, one);
    if (act.kind !== 'bounced' || lead.campaignId !== campaignId || (guard && !rules.goesOn)) return undefined;
    const tripped = guards.judgeBounce(sentAt, at);
    if (!tripped) return undefined;
    guard ??= { ...tripped, at };
    return rules.goesOn ? undefined : campaignId;
  }

  const people: People = {
    get nextAt() {
      return due.peek()?.at ?? Number.POSITIVE_INFINITY;
    },
    act() {
      const one = due.pop();
      return one && mayAct(one.lead, one.act) ? happen(one) : undefined;
    },
    refuse({ lead, round }, at) {
      const variables = rules.lacking?.(lead.id, round) ?? '';
      if (variables === '') return null;
      note(lead, { kind: 'held', leadId: lead.id, round, at, variables });
      return { reason: 'missingVariable', until: null };
    },
    onSend({ lead, round }, mailbox, at, next) {
      note(lead, { kind: 'sent', leadId: lead.id, round, at, mailboxId: mailbox.id });
      if (lead.campaignId === campaignId) guards.noteSent(at);
      const sent = next?.earlier.at(-1) ?? null;
      if (sent && rules.isUnseen(lead, round)) sent.open = 'unknown';
      if (sent && rules.isClickUnseen(lead, round)) sent.click = 'unknown';
      for (const act of behaviour(lead.id, round)) {
        order += 1;
        due.push({ at: at + act.after, order, lead, round, act, sentAt: at, sent });
      }
    },
    onSkip({ lead, round }, at) {
      note(lead, { kind: 'skipped', leadId: lead.id, round, at });
    },
  };
  return { people, simulation: () => ({ events, guard }) };
}

/** A person who answered, left or does not exist does nothing else; one who was only stopped for a colleague may. */
const mayAct = ({ stop }: Lead, { kind }: Act) => kind === 'opened' || stop === null || stop === 'companyReplied';

const INCIDENTS: Record<Exclude<Act['kind'], 'away'>, Incident | null> = {
  opened: null,
  clicked: { kind: 'click' },
  replied: { kind: 'humanReply' },
  optedOut: { kind: 'optOut' },
  bounced: { kind: 'bounce', isAddressBad: true },
};

function indexLeads(leads: readonly Lead[], personOf: (leadId: string) => string) {
  const persons = Map.groupBy(leads, ({ id }) => personOf(id));
  const companies = Map.groupBy(
    leads.filter(({ isFreeMail }) => !isFreeMail),
    ({ campaignId, domain }) => `${campaignId} ${domain}`,
  );
  return {
    samePerson: ({ id }: Lead) => persons.get(personOf(id)) ?? [],
    colleagues: ({ campaignId, domain }: Lead) => companies.get(`${campaignId} ${domain}`) ?? [],
  };
}

/** The guard-rail of the campaign. What it counted before `now` is as old as that. */
function createGuard(now: number, returns: GuardFacts) {
  const sent: number[] = [];
  const bounced: number[] = [];
  let { accepted } = returns;
  return {
    noteSent: (at: number) => sent.push(at),
    /** Judged whenever a mail comes back, by all that went out within its days. */
    judgeBounce(sentAt: number, at: number): Tripped | undefined {
      const since = at - GUARD_DAYS * DAY_MS;
      bounced.push(sentAt);
      const isWithin = (moment: number) => moment >= since;
      const first = sent.findIndex(isWithin);
      const before = isWithin(now) ? returns : NOTHING;
      const counted = {
        sent: before.sent + (first < 0 ? 0 : sent.length - first),
        bounced: before.bounced + bounced.filter(isWithin).length,
        complained: before.complained,
      };
      const tripped = judgeGuardRails({ ...counted, accepted });
      // An owner who goes on has seen this.
      if (tripped) accepted = counted;
      return tripped;
    },
  };
}

const NOTHING = { sent: 0, bounced: 0, complained: 0 };
