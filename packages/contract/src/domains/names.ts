import { z } from 'zod';
import { money } from '../billing/plans.ts';
import { endpoint } from '../endpoint.ts';

/** Lower-case ASCII, as the DNS has it; an international name travels in its `xn--` form. */
export const domainName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253, 'tooLong')
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/, 'malformed');

export const at = z.iso.datetime();

export const NAME_STATES = ['free', 'taken', 'yours', 'notForSale', 'unknown'] as const;

/** Why a name was proposed. */
export const NAME_FORMS = ['exact', 'otherEnding', 'wordBefore', 'wordAfter', 'hyphen', 'business'] as const;

/**
 * `lookAlike`: reads like a brand that is not yours. `filteredEnding`: mails from this ending often land in spam.
 * `blocklisted`: a blocklist has it now.
 */
export const NAME_WARNINGS = ['lookAlike', 'blocklisted', 'filteredEnding', 'premium', 'hyphens'] as const;

export const offeredName = z.object({
  domain: domainName,
  form: z.enum(NAME_FORMS),
  state: z.enum(NAME_STATES),
  firstYear: money.nullable(),
  renewal: money.nullable(),
  minYears: z.int().min(1),
  /** What domain blocklists say of it now; null: they are being asked, or none of them answered. */
  blocklists: z.object({ listedOn: z.array(z.string()), answered: z.int(), askedAt: at }).nullable(),
  warnings: z.array(z.enum(NAME_WARNINGS)),
  /** The brand it reads like. */
  likeBrand: z.string().nullable(),
});
export type OfferedName = z.infer<typeof offeredName>;

export const searchNames = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/search',
  access: 'login',
  summary:
    'Names made of a word or a company, with price and state; those still being asked for are unknown until asked again',
  input: z.object({
    query: z.string().trim().min(2, 'tooShort').max(63, 'tooLong'),
    /** Without a dot; none: all that are sold. */
    endings: z.array(z.string().trim().toLowerCase().max(63, 'tooLong')).max(20).default([]),
  }),
  output: z.object({
    names: z.array(offeredName),
    endings: z.array(z.string()),
    /** The registrar allows few questions: how many names wait for their answer. */
    waiting: z.int(),
    /** Until the registrar has answered for all of them, at the pace it allows; null: it has. */
    secondsLeft: z.int().nullable(),
  }),
  errors: ['billingIsOff', 'purchaseNotReady', 'registrarFailed'],
});

/** One to be made: the address and whose name it carries. */
export const wantedMailbox = z.object({
  localPart: z
    .string()
    .trim()
    .toLowerCase()
    .max(64, 'tooLong')
    .regex(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/, 'malformed'),
  firstName: z.string().trim().min(1, 'blank').max(60, 'tooLong'),
  lastName: z.string().trim().max(60, 'tooLong'),
});
export type WantedMailbox = z.infer<typeof wantedMailbox>;

export const suggestMailboxes = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/mailboxes/suggest',
  access: 'login',
  summary: 'Addresses for people: those of the team first, made-up names where asked for',
  input: z.object({ domain: domainName, count: z.int().min(1).max(20), madeUp: z.boolean().default(false) }),
  output: z.object({ mailboxes: z.array(wantedMailbox) }),
  errors: ['billingIsOff'],
});

export const planCapacity = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/capacity',
  access: 'login',
  summary: 'How many domains and mailboxes so many mails a day need, by the planner that sends, and from when',
  input: z.object({ mailsPerDay: z.coerce.number().int().min(1).max(100_000) }),
  output: z.object({
    mailboxes: z.int(),
    domains: z.int(),
    mailboxesPerDomain: z.int(),
    perMailboxADay: z.int(),
    /** What the connected ones can do already. */
    nowADay: z.int(),
    readyAt: at,
    monthly: money,
  }),
  errors: ['billingIsOff'],
});

export const getPreconditions = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/preconditions',
  access: 'login',
  summary: 'What registrar, mail host and card processor still lack, in words',
  input: z.object({}),
  output: z.object({
    parts: z.array(
      z.object({
        part: z.enum(['registrar', 'mailHost', 'cards']),
        provider: z.string(),
        isReady: z.boolean(),
        lacks: z.array(
          z.object({
            need: z.enum([
              'notConfigured',
              'keyRefused',
              'emailNotVerified',
              'phoneNotVerified',
              'balanceTooLow',
              'spendLimit',
              'noEarlierOrder',
              'domainAccessOff',
              'addressNotAllowed',
              'versionTooOld',
              'noAnswer',
            ]),
            /** The provider's own words, or the names of missing settings. */
            words: z.string(),
          }),
        ),
      }),
    ),
  }),
  errors: ['billingIsOff'],
});

export const listWarmedDomains = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/warmed',
  access: 'login',
  summary: 'Domains that are warmed up and nobody uses, with their health',
  input: z.object({}),
  output: z.object({
    domains: z.array(
      z.object({
        domain: domainName,
        since: at,
        fits: z.array(z.string()),
        /** Inboxed of sent over seven days, 0 to 1; null: too few to say. */
        health: z.number().nullable(),
        /** The same by day, oldest first. */
        landed: z.array(z.number().nullable()),
        mailboxes: z.int(),
        /** Of their addresses, which stay as they are. */
        localParts: z.array(z.string()),
        aDayNow: z.int(),
        /** On how many blocklists its domain or what it sends from stands, of how many that answered. */
        blocklisted: z.int(),
        blocklistsAsked: z.int(),
        monthly: money,
        isReady: z.boolean(),
      }),
    ),
    nowADay: z.int(),
  }),
  errors: ['billingIsOff'],
});
