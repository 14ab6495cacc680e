import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OAUTH_PROVIDERS, type OauthProvider } from '@outrider/contract/oauth';
import { z } from 'zod';
import { checkFolderWorld } from './platform/claim-world.ts';
import type { LlmSettings } from './platform/llm/ask-model.ts';
import type { OauthClients } from './platform/oauth/oauth-client.ts';
import { OperatorError } from './platform/operator-error.ts';

const role = z.enum(['api', 'worker', 'all']);
const emptyIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(emptyIsAbsent, z.string().optional());
const flag = z.preprocess(emptyIsAbsent, z.enum(['0', '1']).default('0')).transform((value) => value === '1');

/** A prefix of paths, which begin with a slash themselves. */
const webAddress = z.preprocess(
  emptyIsAbsent,
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
);

/** Every environment variable the server knows. docs/configuration.md describes them; a test keeps the two equal. */
export const environment = z.object({
  PORT: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(1).max(65_535).default(3000)),
  HOST: optional,
  DATABASE_URL: optional,
  LOG_LEVEL: z.preprocess(emptyIsAbsent, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn')),
  OUTRIDER_DATA: z.preprocess(emptyIsAbsent, z.string().default('.data')),
  OUTRIDER_WORLD: z.preprocess(emptyIsAbsent, z.enum(['box', 'live']).default('box')),
  OUTRIDER_SECRET: z.preprocess(emptyIsAbsent, z.string().min(32).optional()),
  OUTRIDER_OLD_SECRETS: optional,
  OUTRIDER_APP_NAME: z.preprocess(emptyIsAbsent, z.string().default('Outrider')),
  OUTRIDER_APP_URL: webAddress,
  OUTRIDER_LOGIN_HOST: webAddress,
  OUTRIDER_OAUTH_HOST: webAddress,
  OUTRIDER_TRACKER_URL: webAddress,
  OUTRIDER_WEBSITE_URL: optional,
  OUTRIDER_SOURCE_URL: optional,
  OUTRIDER_ENVIRONMENT: z.preprocess(emptyIsAbsent, z.string().default('production')),
  OUTRIDER_ANALYTICS_URL: optional,
  OUTRIDER_ANALYTICS_PROJECT: optional,
  OUTRIDER_SMTP_URL: optional,
  OUTRIDER_MAIL_FROM: optional,
  OUTRIDER_NAME_SERVERS: optional,
  OUTRIDER_PROBE_HELLO_NAME: optional,
  OUTRIDER_PROBE_SENDER: optional,
  OUTRIDER_PROBE_PROXY: z.preprocess(emptyIsAbsent, z.url({ protocol: /^socks5h?$/ }).optional()),
  OUTRIDER_PROBE_SERVICE_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  OUTRIDER_PROBE_SERVICE_KEY: optional,
  OUTRIDER_PROBE_RETRY: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^(?:none|\d{1,6}(?:\s*,\s*\d{1,6}){0,9})$/)
      .default('60, 300, 900, 3600'),
  ),
  OUTRIDER_SYNC_MAILBOXES: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(10_000).default(500)),
  OUTRIDER_SEND_MAILBOXES: z.preprocess(emptyIsAbsent, z.coerce.number().int().min(0).max(10_000).default(200)),
  OUTRIDER_LLM_URL: z.preprocess(emptyIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
  OUTRIDER_LLM_KEY: optional,
  OUTRIDER_LLM_MODEL: optional,
  OUTRIDER_TRUST_PROXY: flag,
  OUTRIDER_GOOGLE_CLIENT_ID: optional,
  OUTRIDER_GOOGLE_CLIENT_SECRET: optional,
  OUTRIDER_MICROSOFT_CLIENT_ID: optional,
  OUTRIDER_MICROSOFT_CLIENT_SECRET: optional,
});

export type Config = {
  role: z.infer<typeof role>;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  world: 'box' | 'live';
  logLevel: string;
  secret: Buffer;
  /** Still open what they sealed; nothing new is sealed with them. */
  oldSecrets: Buffer[];
  trustProxy: boolean;
  appUrl: string;
  web: {
    appName: string;
    environment: string;
    loginHost: string;
    oauthHost: string;
    trackerUrl: string;
    websiteUrl: string;
    sourceUrl: string;
    analytics: { scriptUrl: string; projectId: string } | null;
  };
  /** Absent in the boxed world, whose own server takes the mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who is asked for names, as address or address:port; the system's when there is none. */
  nameServers: string[];
  /** How mail hosts are asked about addresses: straight, unless there is a proxy or a service. */
  probe: {
    helloName: string;
    sender: string;
    proxy: URL | undefined;
    service: { url: string; key: string } | undefined;
    retryAfterMs: number[];
  };
  /** How many mailboxes a worker reads at once. */
  syncMailboxes: number;
  /** How many mailboxes a worker sends from at once. */
  sendMailboxes: number;
  /** Who may be asked what an answer means, and for letters; nobody, unless configured. */
  llm: LlmSettings | undefined;
  oauth: OauthClients;
};

const ISSUERS: Record<OauthProvider, string> = {
  google: 'https://accounts.google.com',
  microsoft: 'https://login.microsoftonline.com/common/v2.0',
};

/** The one place that touches the environment. */
export const processEnvironment = (): Record<string, string | undefined> => process.env;

export function readConfig(env: Record<string, string | undefined>, args: string[]): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new OperatorError(`These settings are not valid:\n  ${problems.join('\n  ')}`);
  }
  const chosenRole = role.safeParse(args[0] ?? 'all');
  if (!chosenRole.success) throw new OperatorError(`Unknown part "${args[0]}". Start api, worker or all.`);
  const e = parsed.data;
  if (e.OUTRIDER_WORLD === 'live') requireForLive(e);

  const dataDir = resolve(e.OUTRIDER_DATA);
  checkFolderWorld(dataDir, e.OUTRIDER_WORLD);
  // In the box everything is open to whoever can reach it, so only this machine can, unless HOST says otherwise.
  const host = e.HOST ?? (e.OUTRIDER_WORLD === 'box' ? '127.0.0.1' : '0.0.0.0');
  const appUrl = e.OUTRIDER_APP_URL ?? `http://localhost:${e.PORT}`;
  return {
    role: chosenRole.data,
    host,
    port: e.PORT,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    world: e.OUTRIDER_WORLD,
    logLevel: e.LOG_LEVEL,
    secret: e.OUTRIDER_SECRET ? Buffer.from(e.OUTRIDER_SECRET) : storedSecret(dataDir),
    oldSecrets: listed(e.OUTRIDER_OLD_SECRETS).map((old) => Buffer.from(old)),
    trustProxy: e.OUTRIDER_TRUST_PROXY,
    appUrl,
    web: {
      appName: e.OUTRIDER_APP_NAME,
      environment: e.OUTRIDER_ENVIRONMENT,
      loginHost: e.OUTRIDER_LOGIN_HOST ?? '',
      oauthHost: e.OUTRIDER_OAUTH_HOST ?? '',
      trackerUrl: e.OUTRIDER_TRACKER_URL ?? appUrl,
      websiteUrl: e.OUTRIDER_WEBSITE_URL ?? '',
      sourceUrl: e.OUTRIDER_SOURCE_URL ?? '',
      analytics:
        e.OUTRIDER_ANALYTICS_URL && e.OUTRIDER_ANALYTICS_PROJECT
          ? { scriptUrl: e.OUTRIDER_ANALYTICS_URL, projectId: e.OUTRIDER_ANALYTICS_PROJECT }
          : null,
    },
    smtpUrl: e.OUTRIDER_SMTP_URL,
    mailFrom: e.OUTRIDER_MAIL_FROM ?? 'Outrider <hello@outrider.test>',
    nameServers: listed(e.OUTRIDER_NAME_SERVERS),
    probe: probeOf(e, appUrl),
    syncMailboxes: e.OUTRIDER_SYNC_MAILBOXES,
    sendMailboxes: e.OUTRIDER_SEND_MAILBOXES,
    llm: llmOf(e),
    oauth: Object.fromEntries(
      OAUTH_PROVIDERS.flatMap((provider) => {
        const clientId = e[`OUTRIDER_${provider.toUpperCase() as Uppercase<OauthProvider>}_CLIENT_ID`];
        const clientSecret = e[`OUTRIDER_${provider.toUpperCase() as Uppercase<OauthProvider>}_CLIENT_SECRET`];
        return clientId && clientSecret
          ? [[provider, { issuer: ISSUERS[provider], clientId, clientSecret, insecure: false }]]
          : [];
      }),
    ),
  };
}

function probeOf(e: z.infer<typeof environment>, appUrl: string): Config['probe'] {
  const ownName = e.OUTRIDER_WORLD === 'box' ? 'verify.outrider.test' : new URL(appUrl).hostname;
  const helloName = e.OUTRIDER_PROBE_HELLO_NAME ?? ownName;
  const { OUTRIDER_PROBE_SERVICE_URL: url, OUTRIDER_PROBE_SERVICE_KEY: key = '' } = e;
  return {
    helloName,
    sender: e.OUTRIDER_PROBE_SENDER ?? `verify@${helloName}`,
    proxy: e.OUTRIDER_PROBE_PROXY ? new URL(e.OUTRIDER_PROBE_PROXY) : undefined,
    service: url ? { url, key } : undefined,
    retryAfterMs:
      e.OUTRIDER_PROBE_RETRY === 'none' ? [] : listed(e.OUTRIDER_PROBE_RETRY).map((text) => Number(text) * 1000),
  };
}

function llmOf(e: z.infer<typeof environment>): Config['llm'] {
  const { OUTRIDER_LLM_URL: url, OUTRIDER_LLM_MODEL: model, OUTRIDER_LLM_KEY: key = '' } = e;
  if (!url) return undefined;
  if (!model) throw new OperatorError('OUTRIDER_LLM_URL also needs OUTRIDER_LLM_MODEL.');
  return { url, model, key };
}

const listed = (text = '') => text.split(/[\s,]+/).filter(Boolean);

function requireForLive(e: z.infer<typeof environment>) {
  const needed = ['OUTRIDER_APP_URL', 'OUTRIDER_SECRET', 'OUTRIDER_SMTP_URL', 'OUTRIDER_MAIL_FROM'] as const;
  const missing = needed.filter((name) => !e[name]);
  if (missing.length > 0) throw new OperatorError(`OUTRIDER_WORLD=live also needs ${missing.join(', ')}.`);
}

/** A key of this installation, made at the first start. Several machines on one database share it by OUTRIDER_SECRET. */
function storedSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret.key');
  try {
    return readFileSync(file);
  } catch {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
    return readFileSync(file);
  }
}
