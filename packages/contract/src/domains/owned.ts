import { z } from 'zod';
import { money } from '../billing/plans.ts';
import { endpoint } from '../endpoint.ts';
import { at, domainName } from './names.ts';

export const ownedDomain = z.object({
  domain: domainName,
  /** Bought here, brought along, or taken over warmed up. */
  origin: z.enum(['new', 'existing', 'warmed']),
  registeredAt: at.nullable(),
  expiresAt: at.nullable(),
  renewsItself: z.boolean(),
  renewal: money.nullable(),
  mailboxes: z.array(z.string()),
  /** Whether log-ins of its mailboxes can be taken out: those that were bought here, not those that were connected. */
  hasCredentials: z.boolean(),
});
export type OwnedDomain = z.infer<typeof ownedDomain>;

export const listDomains = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/domain/list',
  access: 'login',
  summary: 'Domains of the workspace, also those without a mailbox',
  input: z.object({}),
  output: z.object({ domains: z.array(ownedDomain) }),
  errors: [],
});

export const setAutoRenew = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/auto-renew',
  access: 'login',
  summary: 'Whether a domain renews itself; off until a user chooses it',
  input: z.object({ domain: domainName, renewsItself: z.boolean() }),
  output: ownedDomain,
  errors: ['billingIsOff', 'notFound', 'registrarFailed'],
});

export const getTransferCode = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/transfer-code',
  access: 'login',
  summary: 'The code with which a domain moves to another registrar',
  input: z.object({ domain: domainName }),
  output: z.object({ code: z.string().nullable(), words: z.string() }),
  errors: ['notFound', 'registrarFailed'],
});

export const exportCredentials = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/credentials',
  access: 'login',
  summary: 'Log-ins and servers of bought mailboxes as CSV, after the password was given once more',
  input: z.object({ domain: domainName.optional(), password: z.string().max(200) }),
  output: z.object({ csv: z.string() }),
  errors: ['notFound', 'wrongCurrentPassword'],
});

export const domainRecord = z.object({
  purpose: z.enum(['mx', 'spf', 'dkim', 'dmarc', 'tracking', 'verify']),
  type: z.enum(['MX', 'TXT', 'CNAME', 'A']),
  name: z.string(),
  value: z.string(),
  priority: z.int().nullable(),
  state: z.enum(['found', 'missing', 'different', 'unknown']),
  /** What the name servers say instead. */
  found: z.array(z.string()),
});
export type DomainRecord = z.infer<typeof domainRecord>;

export const checkRecords = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/records',
  access: 'login',
  summary: 'What has to be published for a domain, and what its name servers say now',
  input: z.object({ domain: domainName }),
  output: z.object({
    domain: domainName,
    nameServers: z.array(z.string()),
    /** Whose name servers they are, where we can publish there. */
    publishesAt: z.string().nullable(),
    records: z.array(domainRecord),
    checkedAt: at,
  }),
  errors: ['billingIsOff', 'purchaseNotReady'],
});

export const publishRecords = endpoint({
  method: 'POST',
  path: '/sirius/api/biz/domain/records/publish',
  access: 'login',
  summary: 'Publish what is missing, where the name server has an interface',
  input: z.object({ domain: domainName }),
  output: z.object({ published: z.int(), records: z.array(domainRecord) }),
  errors: ['billingIsOff', 'nameServerHasNoInterface', 'registrarFailed', 'purchaseNotReady'],
});
