import { z } from 'zod';
import type { Sealer } from '../../../platform/secrets.ts';

const passwords = z.object({
  kind: z.literal('password'),
  password: z.string(),
  /** Where receiving has another one than sending. */
  imapPassword: z.string().optional(),
});

const tokens = z.object({
  kind: z.literal('tokens'),
  provider: z.enum(['google', 'microsoft']),
  refreshToken: z.string(),
  accessToken: z.string(),
  expiresAt: z.iso.datetime(),
});

const credentials = z.discriminatedUnion('kind', [passwords, tokens]);
export type Credentials = z.infer<typeof credentials>;
export type Tokens = z.infer<typeof tokens>;

/** Sealed for one mailbox: the same text does not open for another, even inside the same database. */
export const sealCredentials = (sealer: Sealer, mailboxId: string, secret: Credentials): string =>
  sealer.seal(JSON.stringify(secret), `mailbox:${mailboxId}`);

export const openCredentials = (sealer: Sealer, mailboxId: string, sealed: string): Credentials =>
  credentials.parse(JSON.parse(sealer.open(sealed, `mailbox:${mailboxId}`)));

export const openTokens = (sealer: Sealer, mailboxId: string, sealed: string): Tokens =>
  tokens.parse(openCredentials(sealer, mailboxId, sealed));
