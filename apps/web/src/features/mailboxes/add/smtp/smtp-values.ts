import {
  type FirstSettings,
  type MailServer,
  SECURITIES,
  type Security,
  type ServerAccount,
} from '@outrider/contract/mailboxes/add';
import { DAILY_CAP } from '@outrider/contract/mailboxes/settings';
import { z } from 'zod';
import type { Suggestion } from '../add-queries.ts';

export const settingsDraft = z.object({
  senderName: z.string().default(''),
  dailyCap: z.number().nullable().default(DAILY_CAP.default),
  warmup: z.boolean().default(true),
  replyTo: z.string().default(''),
  tags: z.array(z.string()).default([]),
});
export type SettingsDraft = z.infer<typeof settingsDraft>;

const serverDraft = z.object({
  host: z.string(),
  port: z.number().nullable(),
  security: z.enum(SECURITIES),
  user: z.string(),
});
export type ServerDraft = z.infer<typeof serverDraft>;

/** What a reload keeps. Passwords are not among it. */
export const smtpDraft = z.object({
  email: z.string(),
  isUserAddress: z.boolean(),
  isSameLogin: z.boolean(),
  smtp: serverDraft,
  imap: serverDraft,
  ...settingsDraft.shape,
});
type SmtpDraft = z.infer<typeof smtpDraft>;

export type SmtpValues = SmtpDraft & { password: string; imapPassword: string };

type Side = 'smtp' | 'imap';

/** RFC 8314, 3.3 and 7.3. */
const PORTS: Record<Side, Record<Security, number>> = {
  smtp: { tls: 465, starttls: 587 },
  imap: { tls: 993, starttls: 143 },
};

const emptyServer = (side: Side, security: Security): ServerDraft => ({
  host: '',
  port: PORTS[side][security],
  security,
  user: '',
});

export const emptySmtp = (email: string): SmtpValues => ({
  email,
  password: '',
  imapPassword: '',
  isUserAddress: true,
  isSameLogin: true,
  smtp: emptyServer('smtp', 'starttls'),
  imap: emptyServer('imap', 'tls'),
  ...settingsDraft.parse({}),
});

/** Follows the security, as long as the port was the usual one for the other. */
export function portFor(side: Side, port: number | null, security: Security): number | null {
  const usual = PORTS[side];
  return port === null || port === usual.tls || port === usual.starttls ? usual[security] : port;
}

/** The same servers as a host of a domain most often names them. */
export const guessedServers = (domain: string) => ({
  smtp: { ...emptyServer('smtp', 'starttls'), host: `smtp.${domain}` },
  imap: { ...emptyServer('imap', 'tls'), host: `imap.${domain}` },
});

export const suggestedServers = ({ smtp, imap }: Suggestion) => (smtp && imap ? { smtp, imap } : undefined);

const serverOf = ({ host, port, security }: ServerDraft, user: string): MailServer => ({
  host,
  port: port ?? 0,
  security,
  user,
});

export function serverAccountOf(values: SmtpValues): ServerAccount {
  const { email, password, smtp, imap, isUserAddress, isSameLogin, imapPassword } = values;
  const user = isUserAddress ? '' : smtp.user;
  return {
    email,
    password,
    smtp: serverOf(smtp, user),
    imap: serverOf(imap, isSameLogin ? user : imap.user),
    ...(isSameLogin ? {} : { imapPassword }),
  };
}

export const firstSettingsOf = ({ senderName, dailyCap, warmup, replyTo, tags }: SettingsDraft): FirstSettings => ({
  ...(senderName.trim() === '' ? {} : { senderName: senderName.trim() }),
  ...(dailyCap === null ? {} : { dailyCap }),
  warmup,
  replyTo,
  tags,
});

/** What a test was about: with anything else in these fields it says nothing any more. */
export const loginKey = (values: SmtpValues): string => JSON.stringify(serverAccountOf(values));
