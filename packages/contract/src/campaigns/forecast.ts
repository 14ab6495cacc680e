import { CONDITION_SCOPES, CONDITIONS } from '@outrider/campaign-rules/campaign';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../ranges.ts';
import { campaignId, campaignSettings, fieldCondition, nextSend, round, variant } from './campaign.ts';
import { followUp } from './follow-ups.ts';
import { LEAD_GROUPS, leadId } from './leads.ts';
import { reason, waitReason } from './wait-reason.ts';

export const FORECAST_DAYS_MAX = 120;

export const forecastDay = z.object({
  day: z.string(),
  mails: z.int(),
  newLeads: z.int(),
  followUps: z.int(),
  /** By round, first to last. */
  rounds: z.array(z.int()),
  isDayOff: z.boolean(),
});

export const forecastCampaign = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/forecast',
  access: 'login',
  summary: 'What will go out on each day, made by the rules that send; also of changes that are not saved yet',
  input: z.object({
    campaignId,
    settings: campaignSettings.optional(),
    rounds: z.array(round).max(20).optional(),
    /** Of the version that ran last, in place of what was changed since. */
    asItRan: z.boolean().default(false),
  }),
  output: z.object({
    asOf: z.iso.datetime(),
    days: z.array(forecastDay),
    mails: z.int(),
    first: nextSend.nullable(),
    last: z.iso.datetime().nullable(),
    firstRoundDone: z.iso.datetime().nullable(),
    /** Nobody knows: it goes on beyond the days that are forecast. */
    goesOn: z.boolean(),
    busiest: z.object({ day: z.string(), mails: z.int() }).nullable(),
    held: z.int(),
    /** From what mailboxes may send a day to what goes out on the first full day. */
    waterfall: z.array(
      z.object({ step: z.string(), change: z.int(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
    ),
    /** How many of each round get it, as far as one can tell. */
    reach: z.array(z.object({ round: z.int(), leads: z.int() })),
    /** Leads whose fields answer the conditions of all rounds alike, by round; none where no condition asks. */
    fieldGroups: z.array(z.object({ holds: z.array(z.boolean()), leads: z.int() })),
    quota: z.object({ thisMonth: z.int(), left: z.int().nullable() }),
  }),
  errors: ['notFound'],
  bodyMaxBytes: 8_388_608,
});

export const listForecast = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/forecast/day',
  access: 'login',
  summary: 'Who gets what on a day, when, from where, and why then',
  input: z.object({
    campaignId,
    day: calendarDay,
    search: z.string().trim().max(200, 'tooLong').default(''),
    after: z.string().max(100).default(''),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        at: z.iso.datetime(),
        leadId,
        name: z.string(),
        company: z.string(),
        zone: z.string(),
        round: z.int(),
        variant: z.string(),
        mailboxId: z.uuid(),
        email: z.string(),
        /** What it waited for until then. */
        waitReason: waitReason.nullable(),
      }),
    ),
    next: z.string(),
    mails: z.int(),
    held: z.array(z.object({ leadId, name: z.string(), company: z.string(), waitReason })),
  }),
  errors: ['notFound'],
});

export const explainCampaign = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/explain',
  access: 'login',
  summary: 'Why is it not sending right now: the campaign, each mailbox, and every lead in exactly one group',
  input: z.object({ campaignId }),
  output: z.object({
    asOf: z.iso.datetime(),
    waitReason: waitReason.nullable(),
    next: nextSend.nullable(),
    mailboxes: z.array(
      z.object({
        mailboxId: z.uuid(),
        email: z.string(),
        waitReason: waitReason.nullable(),
        /** What its server said of it, such as a refused log-in; empty while all is well. */
        words: z.string(),
        next: nextSend.nullable(),
        /** Of the last hour and the next four. */
        sent: z.array(z.iso.datetime()),
        willSend: z.array(z.iso.datetime()),
      }),
    ),
    /** Mailboxes of the workspace that are not in it, by why not. */
    others: z.array(z.object({ why: z.string(), mailboxes: z.int() })),
    groups: z.array(
      z.object({
        group: z.enum(LEAD_GROUPS),
        reason,
        round: z.int().nullable(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
        leads: z.int(),
        endsFrom: z.iso.datetime().nullable(),
        endsTo: z.iso.datetime().nullable(),
        fix: waitReason.shape.fix,
      }),
    ),
    leads: z.int(),
  }),
  errors: ['notFound'],
});

/** For the tile in the menu: the next mail of the whole workspace, or why there is none. */
export const explainWorkspace = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/next-send',
  access: 'login',
  summary: 'The next mail of the workspace',
  input: z.object({}),
  output: z.object({
    next: nextSend.nullable(),
    waitReason: waitReason.nullable(),
    /** The next mail of each mailbox that has one. */
    mailboxes: z.array(z.object({ mailboxId: z.uuid(), at: z.iso.datetime() })),
    /** All of the workspace, in any state. */
    campaigns: z.int(),
  }),
  errors: [],
});

/** What the condition of a lead's next round says of them now. It is asked again, by what is true then, when it is due. */
export const leadCondition = z.object({
  round: z.int(),
  condition: z.enum(CONDITIONS),
  scope: z.enum(CONDITION_SCOPES),
  field: fieldCondition.nullable(),
  /** What the field says now. */
  value: z.string(),
  holds: z.boolean(),
});
export type LeadCondition = z.infer<typeof leadCondition>;

export const explainLead = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/leads/explain',
  access: 'login',
  summary: 'Why not this person, now: every mail they got, and the one reason or the next mail',
  input: z.object({ campaignId, leadId }),
  output: z.object({
    person: z.object({ name: z.string(), email: z.string(), company: z.string() }),
    waitReason: waitReason.nullable(),
    next: nextSend.nullable(),
    condition: leadCondition.nullable(),
    /** What the last of their replies led to. */
    followUp: followUp.nullable(),
    mails: z.array(
      z.object({
        round: z.int(),
        variant: z.string(),
        state: z.string(),
        at: z.iso.datetime().nullable(),
        mailbox: z.string(),
        subject: z.string(),
        words: z.string(),
      }),
    ),
  }),
  errors: ['notFound'],
});

export const contentRemark = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  words: z.array(z.string()),
  count: z.int(),
});

export const previewMail = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/preview',
  access: 'login',
  summary: 'A mail as one lead would get it, made by what sends it, with what a careful colleague would remark on',
  input: z.object({
    campaignId,
    round: z.int().min(0).max(19),
    /** As it stands in the editor, saved or not. */
    variant,
    leadId: leadId.optional(),
  }),
  output: z.object({
    from: z.object({ name: z.string(), email: z.string() }).nullable(),
    to: z.object({ name: z.string(), email: z.string(), company: z.string() }).nullable(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** Values it lacks: the lead would be held. */
    missing: z.array(z.string()),
    startsThread: z.boolean(),
    words: z.int(),
    links: z.int(),
    images: z.int(),
    remarks: z.array(contentRemark),
    hasOptOut: z.boolean(),
    hasPostalAddress: z.boolean(),
  }),
  errors: ['notFound'],
  bodyMaxBytes: 2_097_152,
});

export const sendTest = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/campaign/test',
  access: 'login',
  summary: 'Send one mail to oneself, as a lead would get it; it counts nowhere',
  input: z.object({
    campaignId,
    round: z.int().min(0).max(19),
    variant,
    leadId: leadId.optional(),
    to: z.email('malformed').max(254),
    mailboxId: z.uuid().optional(),
  }),
  output: z.object({
    sentFrom: z.string(),
    mailboxId: z.uuid(),
    messageId: z.string(),
    sentAt: z.iso.datetime(),
    /** What the server of the mailbox answered: it took it, which does not say that it arrives. */
    words: z.string(),
  }),
  errors: ['notFound', 'noSender', 'testNotSent', 'contentIncomplete'],
  bodyMaxBytes: 2_097_152,
});

export const readReturnedTest = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/campaign/test/returned',
  access: 'login',
  summary: 'Whether a test came back, as far as its mailbox was read',
  input: z.object({ mailboxId: z.uuid(), messageId: z.string().min(3).max(998), sentAt: z.iso.datetime() }),
  output: z.object({ returned: z.object({ at: z.iso.datetime(), words: z.string() }).nullable() }),
  errors: [],
});
