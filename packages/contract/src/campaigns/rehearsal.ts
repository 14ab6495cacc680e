import {
  DEEDS,
  LEAD_PLACES,
  LEAD_STATES,
  type RATE_NAMES,
  ROUND_MARKS,
  SIMULATION_EVENTS,
} from '@outrider/send-planner/rehearsal/names';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../ranges.ts';
import { campaignId } from './campaign.ts';
import { leadId } from './leads.ts';

const share = z.number().min(0, 'tooSmall').max(1, 'tooLarge');

/** Of a mail: how often a recipient does this. */
export const behaviourRates = z.object({
  opens: share,
  clicks: share,
  replies: share,
  bounces: share,
  optOuts: share,
  away: share,
} satisfies Record<(typeof RATE_NAMES)[number], typeof share>);

export const CHOICES_MAX = 50;

/** What one person does about the mail of a round, in place of what was drawn for them. */
export const rehearsalChoice = z.object({ leadId, does: z.enum(DEEDS), round: z.int().min(0).max(19) });
export type RehearsalChoice = z.output<typeof rehearsalChoice>;

/** The same wish has the same simulation. */
const wish = {
  campaignId,
  seed: z.int().min(1, 'tooSmall').max(9_999, 'tooLarge').default(1),
  /** None: as people did about the workspace's own mails. */
  rates: behaviourRates.optional(),
  choices: z.array(rehearsalChoice).max(CHOICES_MAX, 'tooMany').default([]),
  /** As if its owner said "go on" at once whenever a guard-rail pauses the campaign. */
  goesOn: z.boolean().default(false),
  /** When the simulation begins, as an answer about it said; none: now. */
  asOf: z.iso.datetime().optional(),
};

/** Leads who stopped that day, by why. */
const stops = z.record(z.string(), z.int());

export const rehearseCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/rehearsal',
  access: 'login',
  summary: 'The whole campaign played with people who open, answer and leave; nothing is sent, written or counted',
  input: z.object(wish),
  output: z.object({
    asOf: z.iso.datetime(),
    zone: z.string(),
    rates: behaviourRates,
    /** What the rates rest on. Own ones need enough mails. */
    ratesOf: z.object({ source: z.enum(['chosen', 'own', 'usual']), mails: z.int(), needed: z.int() }),
    leads: z.int(),
    mails: z.int(),
    last: z.iso.datetime().nullable(),
    wantedBy: z.string().nullable(),
    sendingDays: z.int(),
    /** It is not over when the simulation ends. */
    goesOn: z.boolean(),
    replies: z.object({ all: z.int(), low: z.int(), high: z.int() }),
    days: z.array(
      z.object({
        day: z.string(),
        from: z.iso.datetime(),
        until: z.iso.datetime(),
        isDayOff: z.boolean(),
        /** Mails of each round. */
        rounds: z.array(z.int()),
        mails: z.int(),
        opens: z.int(),
        replies: z.int(),
        bounces: z.int(),
        held: z.int(),
        stops,
      }),
    ),
    /** What each round's condition does: how many get it, and how many it passes over. */
    branches: z.array(
      z.object({
        round: z.int(),
        sent: z.int(),
        skipped: z.int(),
        opened: z.int(),
        clicked: z.int(),
        replied: z.int(),
      }),
    ),
    /** Before the simulation begins. */
    before: z.object({ held: z.int(), stopped: z.int(), sent: z.int(), bounced: z.int() }),
    heldFor: z.array(z.object({ reason: z.string(), variables: z.string(), leads: z.int() })),
    guard: z
      .object({ at: z.iso.datetime(), rule: z.string(), count: z.int(), sent: z.int(), max: z.number() })
      .nullable(),
    mailboxes: z.array(z.object({ mailboxId: z.uuid(), email: z.string(), zone: z.string() })),
  }),
  errors: ['notFound'],
});

export const showRehearsalDay = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/rehearsal/day',
  access: 'login',
  summary: 'Every mail and everything people do on one day of a rehearsal',
  input: z.object({ ...wish, day: calendarDay }),
  output: z.object({
    asOf: z.iso.datetime(),
    events: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(SIMULATION_EVENTS),
        leadId,
        round: z.int(),
        /** Of a mail that goes out. */
        mailboxId: z.string(),
        /** Why a lead stops. */
        reason: z.string(),
      }),
    ),
  }),
  errors: ['notFound'],
});

export const listRehearsalLeads = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/rehearsal/leads',
  access: 'login',
  summary: 'Where everybody stands at one moment of a rehearsal',
  input: z.object({
    ...wish,
    at: z.iso.datetime(),
    search: z.string().trim().max(200, 'tooLong').default(''),
    place: z.enum(LEAD_PLACES).optional(),
    after: z.int().min(0).max(10_000_000).default(0),
  }),
  output: z.object({
    asOf: z.iso.datetime(),
    rows: z.array(
      z.object({
        leadId,
        name: z.string(),
        company: z.string(),
        email: z.string(),
        marks: z.array(z.enum(ROUND_MARKS)),
        state: z.enum(LEAD_STATES),
        at: z.iso.datetime().nullable(),
        round: z.int().nullable(),
        reason: z.string(),
        isChosen: z.boolean(),
      }),
    ),
    /** The place of the next row; none after the last. */
    next: z.int().nullable(),
    total: z.int(),
    counts: z.record(z.enum(LEAD_PLACES), z.int()),
  }),
  errors: ['notFound'],
});

export const showRehearsalLead = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/rehearsal/lead',
  access: 'login',
  summary: 'The thread of one lead as it will read in a rehearsal, with what they do',
  input: z.object({ ...wish, leadId }),
  output: z.object({
    asOf: z.iso.datetime(),
    person: z.object({
      name: z.string(),
      firstName: z.string(),
      email: z.string(),
      company: z.string(),
      title: z.string(),
      place: z.string(),
    }),
    from: z.object({ name: z.string(), email: z.string() }).nullable(),
    thread: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(SIMULATION_EVENTS),
        round: z.int(),
        variant: z.string(),
        /** Of a mail; empty where it cannot be written. */
        subject: z.string(),
        html: z.string(),
        text: z.string(),
        reason: z.string(),
        until: z.iso.datetime().nullable(),
        /** It left before the simulation begins. */
        isReal: z.boolean(),
      }),
    ),
    /** Rounds that never go to them. */
    gone: z.array(
      z.object({ round: z.int(), subject: z.string(), reason: z.string(), at: z.iso.datetime().nullable() }),
    ),
  }),
  errors: ['notFound'],
});

export const OPTIONS_MAX = 8;

export const compareRehearsalChoices = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/rehearsal/choices',
  access: 'login',
  summary: 'What a rehearsal becomes with each thing one person may do',
  input: z.object({
    ...wish,
    leadId,
    options: z.array(rehearsalChoice.omit({ leadId: true })).max(OPTIONS_MAX, 'tooMany'),
  }),
  output: z.object({
    asOf: z.iso.datetime(),
    options: z.array(
      z.object({
        does: z.enum(DEEDS),
        round: z.int(),
        mails: z.int(),
        last: z.iso.datetime().nullable(),
        skipped: z.array(z.int()),
        until: z.iso.datetime().nullable(),
        /** Mails of the whole campaign, against this person doing nothing. */
        mailsMore: z.int(),
        /** Who gets more or fewer of them. */
        others: z.array(z.object({ leadId, name: z.string(), company: z.string(), mailsMore: z.int() })),
      }),
    ),
  }),
  errors: ['notFound'],
});
