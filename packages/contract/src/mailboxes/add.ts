import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress, emailAddressOrNone } from '../validation.ts';
import { ACCOUNT_PROVIDERS, account } from './account.ts';
import { accountSettings } from './settings.ts';
import { tagName } from './tags.ts';

export const SECURITIES = ['tls', 'starttls'] as const;
export type Security = (typeof SECURITIES)[number];

const hostName = z.string().trim().toLowerCase().min(1, 'blank').max(253, 'tooLong');

export const mailServer = z.object({
  host: hostName,
  port: z.int().min(1).max(65_535),
  security: z.enum(SECURITIES),
  /** Empty: the address is the user name. */
  user: z.string().trim().max(254, 'tooLong').default(''),
});
export type MailServer = z.infer<typeof mailServer>;

const secret = z.string().min(1, 'blank').max(1_000, 'tooLong');

export const serverAccount = z.object({
  email: emailAddress,
  password: secret,
  smtp: mailServer,
  imap: mailServer,
  /** Only where receiving has another password than sending. */
  imapPassword: secret.optional(),
});
export type ServerAccount = z.infer<typeof serverAccount>;

/** What can be said while adding; the rest has its defaults and is changed later. */
export const firstSettings = accountSettings.partial().extend({ tags: z.array(tagName).max(20).default([]) });
export type FirstSettings = z.infer<typeof firstSettings>;

export const suggestServer = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/suggest',
  access: 'login',
  summary: 'Whose mailbox an address is, and the settings of its servers',
  input: z.object({ email: emailAddress }),
  output: z.object({
    provider: z.enum(ACCOUNT_PROVIDERS),
    providerName: z.string(),
    /**
     * How it was found: a known domain, its MX, other mailboxes of the domain here, what the domain publishes in its zone
     * (RFC 6186, 8314) or in an autoconfig file, or not at all.
     */
    foundBy: z.enum(['domain', 'mx', 'neighbour', 'srv', 'autoconfig', 'nothing']),
    mx: z.string(),
    smtp: mailServer.nullable(),
    imap: mailServer.nullable(),
    /** Other mailboxes of this domain in the workspace. */
    neighbours: z.array(account.pick({ accountId: true, email: true, health: true, loginMethod: true })),
    /** Already connected here. */
    exists: z.boolean(),
    /** The domain cannot get mail, or was probably mistyped: what was meant, or empty. */
    domainProblem: z.enum(['none', 'noSuchName', 'noMail', 'failed']),
    meant: z.string(),
  }),
  errors: [],
});

export const TEST_STEPS = ['name', 'port', 'tls', 'login', 'mail'] as const;

export const directionTest = z.object({
  works: z.boolean(),
  steps: z.array(
    z.object({
      step: z.enum(TEST_STEPS),
      outcome: z.enum(['passed', 'failed', 'notTried']),
      /** The address, the protocol version, the mechanism, the answer code. */
      detail: z.string(),
      milliseconds: z.int().nullable(),
    }),
  ),
});

/** Known causes of a refused log-in or connection, for which the screen has advice. */
export const CONNECTION_PROBLEMS = [
  'none',
  'wrongPassword',
  'appPasswordNeeded',
  'imapSwitchedOff',
  'smtpSwitchedOff',
  'consentEnded',
  'throttled',
  'nameNotFound',
  'addressNotAllowed',
  'portClosed',
  'timedOut',
  'tlsExpired',
  'tlsSelfSigned',
  'tlsWrongName',
  'tlsNotOffered',
  'tlsRefused',
  'serverDown',
  'mailNotFound',
  'refused',
] as const;
export type ConnectionProblem = (typeof CONNECTION_PROBLEMS)[number];

export const connectionTest = z.object({
  testedAt: z.iso.datetime(),
  milliseconds: z.int(),
  sending: directionTest,
  receiving: directionTest,
  problem: z.enum(CONNECTION_PROBLEMS),
  /** The server's own words about the first thing that failed, or empty. */
  words: z.string(),
  /** What was said, without secrets. */
  transcript: z.array(
    z.object({ at: z.iso.datetime(), side: z.enum(['smtp', 'imap']), who: z.enum(['C', 'S', '-']), line: z.string() }),
  ),
});
export type ConnectionTest = z.infer<typeof connectionTest>;

export const testServerAccount = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/test',
  access: 'login',
  summary: 'Log in to both servers and send a mail to itself, with what the servers said',
  input: serverAccount,
  output: connectionTest,
  errors: [],
});

const added = z.object({ account, test: connectionTest });

/** A mailbox at a server of one's own or of any provider. */
export const addCustomerAccount = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/add-customer',
  access: 'login',
  summary: 'Connect a mailbox by its SMTP and IMAP servers; both are tried first',
  input: serverAccount.extend({ settings: firstSettings.prefault({}) }),
  output: added,
  errors: ['mailboxExists', 'mailboxQuotaReached', 'mailboxRefused'],
  failsAs: 500,
});

export const CONSENT_PROVIDERS = ['google', 'microsoft'] as const;
export type ConsentProvider = (typeof CONSENT_PROVIDERS)[number];

/** A mailbox at a known provider: by a consent just given, or by a Gmail app password. */
export const addAccount = endpoint({
  method: 'POST',
  path: '/account/api/biz/outrider/account/add',
  access: 'login',
  summary: 'Connect a Gmail or Microsoft 365 mailbox; both directions are tried first',
  input: z.object({
    login: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('consent'), ticket: z.string().min(1).max(200) }),
      z.object({
        kind: z.literal('appPassword'),
        email: emailAddress,
        /** 16 letters; Google shows them in four groups. */
        appPassword: z
          .string()
          .max(100, 'tooLong')
          .transform((typed) => typed.replaceAll(/\s/g, ''))
          .pipe(z.string().regex(/^[a-z]{16}$/i, 'malformed')),
      }),
    ]),
    settings: firstSettings.prefault({}),
  }),
  output: added,
  errors: ['mailboxExists', 'mailboxQuotaReached', 'mailboxRefused', 'consentTicketExpired'],
  failsAs: 500,
});

export const beginConsent = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/mailbox/consent/begin',
  access: 'login',
  summary: 'Where to send the browser for a consent; it comes back to the page it left with a ticket or a reason',
  input: z.object({
    provider: z.enum(CONSENT_PROVIDERS),
    email: emailAddressOrNone.default(''),
    /** To renew the consent of a mailbox that is here already. */
    accountId: z.uuid().optional(),
  }),
  output: z.object({ url: z.string() }),
  errors: ['consentNotOffered', 'notFound'],
});

export const readConsent = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/consent/read',
  access: 'login',
  summary: 'Whose mailbox a consent is for',
  input: z.object({ ticket: z.string().min(1).max(200) }),
  output: z.object({ provider: z.enum(CONSENT_PROVIDERS), email: z.string(), name: z.string(), renewed: z.boolean() }),
  errors: ['consentTicketExpired'],
});

export const listConsentProviders = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/mailbox/consent/providers',
  access: 'login',
  summary: 'Which consents this installation can ask for, with the client each one names',
  input: z.object({}),
  output: z.object({
    providers: z.array(
      z.object({ provider: z.enum(CONSENT_PROVIDERS), clientId: z.string(), comesBackTo: z.string() }),
    ),
  }),
  errors: [],
});
