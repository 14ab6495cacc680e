import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SignUpRule } from '@outrider/contract/app-config';
import { OAUTH_PROVIDERS, type OauthProvider } from '@outrider/contract/identity/oauth';
import { z } from 'zod';
import type { PlanBook } from './modules/billing/index.ts';
import type { NameSettings } from './modules/domains/index.ts';
import type { ModelPrice, SourceSettings } from './modules/leads-agent/index.ts';
import type { S3Settings } from './platform/blobs/s3-blobs.ts';
import type { LlmSettings } from './platform/llm/ask-model.ts';
import { LOG_FORMATS, type LogFormat } from './platform/log.ts';
import type { OauthClients } from './platform/oauth/oauth-client.ts';
import { checkFolderWorld } from './platform/start/claim-world.ts';
import { makeDataFolder } from './platform/start/data-folder.ts';
import { OperatorError } from './platform/start/operator-error.ts';
import { wordsOf } from './platform/words-of.ts';
import * as kinds from './setting-kinds.ts';

const role = z.enum(['api', 'worker', 'all']);

/** Every environment variable the server knows. docs/configuration.md describes them; a test keeps the two equal. */
export const environment = z.object({
  PORT: kinds.wholeNumber(1, 65_535, 3000),
  HOST: kinds.ownAddress,
  DATABASE_URL: kinds.databaseAddress,
  LOG_LEVEL: kinds.optionalOneOf(['debug', 'info', 'warn', 'error', 'silent']),
  LOG_FORMAT: kinds.optionalOneOf(LOG_FORMATS),
  OUTRIDER_DATA: kinds.textOr('.data'),
  OUTRIDER_WORLD: kinds.oneOf(['box', 'live'], 'box'),
  OUTRIDER_SECRET: kinds.secret,
  OUTRIDER_OLD_SECRETS: kinds.oldSecrets,
  OUTRIDER_APP_NAME: kinds.textOr('Outrider'),
  OUTRIDER_APP_URL: kinds.webPrefix,
  OUTRIDER_LOGIN_HOST: kinds.webPrefix,
  OUTRIDER_OAUTH_HOST: kinds.webPrefix,
  OUTRIDER_TRACKER_URL: kinds.webPrefix,
  OUTRIDER_WEBSITE_URL: kinds.webAddress,
  OUTRIDER_SOURCE_URL: kinds.webAddress,
  OUTRIDER_ENVIRONMENT: kinds.textOr('production'),
  OUTRIDER_ANALYTICS_URL: kinds.webAddress,
  OUTRIDER_ANALYTICS_PROJECT: kinds.text,
  OUTRIDER_SMTP_URL: kinds.smtpAddress,
  OUTRIDER_MAIL_FROM: kinds.sender,
  OUTRIDER_HELLO_NAME: kinds.hostName,
  OUTRIDER_NAME_SERVERS: kinds.nameServers,
  OUTRIDER_PROBE_HELLO_NAME: kinds.hostName,
  OUTRIDER_PROBE_SENDER: kinds.address,
  OUTRIDER_PROBE_PROXY: kinds.proxyAddress,
  OUTRIDER_PROBE_SERVICE_URL: kinds.webAddress,
  OUTRIDER_PROBE_SERVICE_KEY: kinds.text,
  OUTRIDER_PROBE_RETRY: kinds.seconds,
  OUTRIDER_SYNC_MAILBOXES: kinds.wholeNumber(0, 10_000, 500),
  OUTRIDER_SEND_MAILBOXES: kinds.wholeNumber(0, 10_000, 200),
  OUTRIDER_S3_URL: kinds.webPrefix,
  OUTRIDER_S3_REGION: kinds.textOr('us-east-1'),
  OUTRIDER_S3_ACCESS_KEY: kinds.text,
  OUTRIDER_S3_SECRET_KEY: kinds.text,
  OUTRIDER_FILES_GB: kinds.wholeNumber(0, 100_000, 5),
  OUTRIDER_LLM_URL: kinds.webAddress,
  OUTRIDER_LLM_KEY: kinds.text,
  OUTRIDER_LLM_MODEL: kinds.text,
  OUTRIDER_LLM_PRICE: kinds.modelPrice,
  OUTRIDER_BRAVE_KEY: kinds.text,
  OUTRIDER_BRAVE_URL: kinds.webPrefix,
  OUTRIDER_SEARXNG_URL: kinds.webPrefix,
  OUTRIDER_CUSTOM_SEARCH_KEY: kinds.text,
  OUTRIDER_CUSTOM_SEARCH_ID: kinds.text,
  OUTRIDER_CUSTOM_SEARCH_URL: kinds.webPrefix,
  OUTRIDER_GEMINI_KEY: kinds.text,
  OUTRIDER_GEMINI_MODEL: kinds.textOr('gemini-3.8-flash'),
  OUTRIDER_GEMINI_URL: kinds.webPrefix,
  OUTRIDER_CLAUDE_KEY: kinds.text,
  OUTRIDER_CLAUDE_MODEL: kinds.textOr('claude-haiku-5-5'),
  OUTRIDER_CLAUDE_URL: kinds.webPrefix,
  OUTRIDER_APOLLO_KEY: kinds.text,
  OUTRIDER_APOLLO_URL: kinds.webPrefix,
  OUTRIDER_CRAWL_STARTS: kinds.webAddresses,
  OUTRIDER_PORKBUN_KEY: kinds.text,
  OUTRIDER_PORKBUN_SECRET_KEY: kinds.text,
  OUTRIDER_PORKBUN_URL: kinds.webPrefix,
  OUTRIDER_DOMAIN_ENDINGS: kinds.domainEndings,
  OUTRIDER_MAILCOW_URL: kinds.webPrefix,
  OUTRIDER_MAILCOW_KEY: kinds.text,
  OUTRIDER_STALWART_URL: kinds.webPrefix,
  OUTRIDER_STALWART_KEY: kinds.text,
  OUTRIDER_MAIL_HOST_NAME: kinds.hostName,
  OUTRIDER_MAIL_HOST_SPF: kinds.spfTerms,
  OUTRIDER_TRUST_PROXY: kinds.trustedProxies,
  OUTRIDER_METRICS_ADDRESS: kinds.ownAddressWithPort,
  OUTRIDER_METRICS_TOKEN: kinds.token,
  OUTRIDER_SIGN_UP: kinds.signUpRule,
  OUTRIDER_STRIPE_KEY: kinds.text,
  OUTRIDER_STRIPE_WEBHOOK_SECRET: kinds.text,
  OUTRIDER_STRIPE_URL: kinds.webPrefix,
  OUTRIDER_BILLING: kinds.optionalOneOf(['on', 'off']),
  OUTRIDER_PLANS: kinds.plans,
  OUTRIDER_API_DOCS: kinds.oneOf(['on', 'off'], 'on').transform((value) => value === 'on'),
  OUTRIDER_GOOGLE_CLIENT_ID: kinds.text,
  OUTRIDER_GOOGLE_CLIENT_SECRET: kinds.text,
  OUTRIDER_MICROSOFT_CLIENT_ID: kinds.text,
  OUTRIDER_MICROSOFT_CLIENT_SECRET: kinds.text,
});

/** Values of these are repeated nowhere. */
const SECRET_SETTINGS = /SECRET|_KEY$|_TOKEN$|^(?:DATABASE_URL|OUTRIDER_SMTP_URL|OUTRIDER_PROBE_PROXY)$/;

export type Config = {
  role: z.infer<typeof role>;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  world: 'box' | 'live';
  logLevel: string;
  /** Undefined: pretty on a terminal, json otherwise. */
  logFormat: LogFormat | undefined;
  secret: Buffer;
  /** Where it comes from, as a sentence about it begins. */
  secretName: string;
  /** Still open what they sealed; nothing new is sealed with them. */
  oldSecrets: Buffer[];
  /** How many proxies are in front, or which; nobody else's X-Forwarded-For is believed. */
  trustProxy: number | string[];
  /** On its own address, or beside the rest; there, when live, only behind a token. */
  metrics: { address: { host: string; port: number } | undefined; token: string | undefined };
  showsApiDocs: boolean;
  /** The account that takes cards. The boxed world has its own unless there is one. */
  stripe: { url: string; key: string; webhookSecret: string } | undefined;
  /** Whether plans and domains are sold; without it nothing has a limit. */
  billing: boolean;
  plans: PlanBook;
  signUp: SignUpRule;
  appUrl: string;
  web: {
    appName: string;
    environment: string;
    loginHost: string;
    oauthHost: string;
    /** Empty: links of mailboxes without a tracking domain lead where they point, and their opens are not seen. */
    trackerUrl: string;
    websiteUrl: string;
    sourceUrl: string;
    analytics: { scriptUrl: string; projectId: string } | null;
  };
  /** Absent in the boxed world, whose own server takes the mail. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who we say we are to servers that send our mail (EHLO); the domain of the sender unless set. */
  helloName: string | undefined;
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
  /** Where files are kept; in the data folder unless configured. */
  s3: S3Settings | undefined;
  /** How much the attachment space of a workspace holds, in GB; 0: there is none. */
  spaceGb: number;
  /** Who may be asked what an answer means, and for mails; nobody, unless configured. */
  llm: (LlmSettings & { price: ModelPrice }) | undefined;
  /** The sources the leads agent may ask. The boxed world has its own. */
  sources: SourceSettings;
  /** Where domains and mailboxes are bought; nowhere, unless configured. The boxed world has its own. */
  names: NameSettings;
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
    const problems = new Map(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    throw new OperatorError([...problems].map(([name, shape]) => sentenceOf(name, shape, env[name])).join('\n'));
  }
  const chosenRole = role.safeParse(args[0] ?? 'all');
  if (!chosenRole.success) throw new OperatorError(`Unknown part "${args[0]}". Start api, worker or all.`);
  const e = parsed.data;
  if (e.OUTRIDER_WORLD === 'live') requireForLive(e);

  const dataDir = resolve(e.OUTRIDER_DATA);
  checkFolderWorld(dataDir, e.OUTRIDER_WORLD);
  // In the box everything is open to all who can reach it, so only this machine can, unless HOST says otherwise.
  const host = e.HOST ?? (e.OUTRIDER_WORLD === 'box' ? '127.0.0.1' : '0.0.0.0');
  const appUrl = e.OUTRIDER_APP_URL ?? `http://localhost:${e.PORT}`;
  return {
    role: chosenRole.data,
    host,
    port: e.PORT,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    world: e.OUTRIDER_WORLD,
    // In the box the terminal belongs to who looks around; live, the operator wants to know what happens.
    logLevel: e.LOG_LEVEL ?? (e.OUTRIDER_WORLD === 'box' ? 'warn' : 'info'),
    logFormat: e.LOG_FORMAT,
    secret: e.OUTRIDER_SECRET ? Buffer.from(e.OUTRIDER_SECRET) : storedSecret(dataDir),
    secretName: e.OUTRIDER_SECRET ? 'OUTRIDER_SECRET' : `The key ${keyFile(dataDir)}`,
    oldSecrets: kinds.listed(e.OUTRIDER_OLD_SECRETS).map((old) => Buffer.from(old)),
    trustProxy: e.OUTRIDER_TRUST_PROXY,
    metrics: { address: e.OUTRIDER_METRICS_ADDRESS, token: e.OUTRIDER_METRICS_TOKEN },
    showsApiDocs: e.OUTRIDER_API_DOCS,
    stripe: stripeOf(e),
    billing: (e.OUTRIDER_BILLING ?? (e.OUTRIDER_WORLD === 'box' ? 'on' : 'off')) === 'on',
    plans: e.OUTRIDER_PLANS,
    signUp: e.OUTRIDER_SIGN_UP ?? { mode: e.OUTRIDER_WORLD === 'box' ? 'open' : 'closed', domains: [] },
    appUrl,
    web: {
      appName: e.OUTRIDER_APP_NAME,
      environment: e.OUTRIDER_ENVIRONMENT,
      loginHost: e.OUTRIDER_LOGIN_HOST ?? '',
      oauthHost: e.OUTRIDER_OAUTH_HOST ?? '',
      // Practice mailboxes have one: in the box nobody can publish a name.
      trackerUrl: e.OUTRIDER_TRACKER_URL ?? (e.OUTRIDER_WORLD === 'box' ? appUrl : ''),
      websiteUrl: e.OUTRIDER_WEBSITE_URL ?? '',
      sourceUrl: e.OUTRIDER_SOURCE_URL ?? '',
      analytics:
        e.OUTRIDER_ANALYTICS_URL && e.OUTRIDER_ANALYTICS_PROJECT
          ? { scriptUrl: e.OUTRIDER_ANALYTICS_URL, projectId: e.OUTRIDER_ANALYTICS_PROJECT }
          : null,
    },
    smtpUrl: e.OUTRIDER_SMTP_URL,
    mailFrom: e.OUTRIDER_MAIL_FROM ?? 'Outrider <hello@outrider.test>',
    helloName: e.OUTRIDER_HELLO_NAME,
    nameServers: kinds.listed(e.OUTRIDER_NAME_SERVERS),
    probe: probeOf(e, appUrl),
    syncMailboxes: e.OUTRIDER_SYNC_MAILBOXES,
    sendMailboxes: e.OUTRIDER_SEND_MAILBOXES,
    s3: s3Of(e),
    spaceGb: e.OUTRIDER_FILES_GB,
    llm: llmOf(e),
    sources: sourcesOf(e),
    names: namesOf(e),
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

/** Where everything is kept: all that a command needs that only copies it. */
export function readStorage(
  env: Record<string, string | undefined>,
): Pick<Config, 'dataDir' | 'databaseUrl' | 'world'> {
  const { success, data, error } = storage.safeParse(env);
  if (!success) {
    const problems = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]));
    throw new OperatorError([...problems].map(([name, shape]) => sentenceOf(name, shape, env[name])).join('\n'));
  }
  return { dataDir: resolve(data.OUTRIDER_DATA), databaseUrl: data.DATABASE_URL, world: data.OUTRIDER_WORLD };
}

const storage = environment.pick({ DATABASE_URL: true, OUTRIDER_DATA: true, OUTRIDER_WORLD: true });

const sentenceOf = (name: string, shape: string, value = '') =>
  `${name} ${shape}${SECRET_SETTINGS.test(name) ? '' : `; it is ${JSON.stringify(value)}`}.`;

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
      e.OUTRIDER_PROBE_RETRY === 'none' ? [] : kinds.listed(e.OUTRIDER_PROBE_RETRY).map((text) => Number(text) * 1000),
  };
}

/** What a provider takes who does not say: a large model's price, so that no budget is passed. */
const UNKNOWN_PRICE = { input: 3, output: 15 };

/** In dollars for a million tokens read and written. A model without a key is the operator's own. */
function priceOf(given: string | undefined, key: string): ModelPrice {
  if (given === undefined) return key === '' ? { input: 0, output: 0 } : UNKNOWN_PRICE;
  const [input = 0, output = 0] = given.split('/').map(Number);
  return { input, output };
}

function llmOf(e: z.infer<typeof environment>): Config['llm'] {
  const { OUTRIDER_LLM_URL: url, OUTRIDER_LLM_MODEL: model, OUTRIDER_LLM_KEY: key = '' } = e;
  if (!url) return undefined;
  if (!model) throw new OperatorError('OUTRIDER_LLM_URL also needs OUTRIDER_LLM_MODEL.');
  return { url, model, key, price: priceOf(e.OUTRIDER_LLM_PRICE, key) };
}

function sourcesOf(e: z.infer<typeof environment>): SourceSettings {
  const { OUTRIDER_CUSTOM_SEARCH_KEY: searchKey, OUTRIDER_CUSTOM_SEARCH_ID: id } = e;
  if ((searchKey === undefined) !== (id === undefined)) {
    throw new OperatorError('OUTRIDER_CUSTOM_SEARCH_KEY and OUTRIDER_CUSTOM_SEARCH_ID need each other.');
  }
  const at = (key: string | undefined, url: string) => key && { key, url };
  const brave = at(e.OUTRIDER_BRAVE_KEY, e.OUTRIDER_BRAVE_URL ?? 'https://api.search.brave.com');
  const customSearch = at(searchKey, e.OUTRIDER_CUSTOM_SEARCH_URL ?? 'https://www.googleapis.com');
  const gemini = at(e.OUTRIDER_GEMINI_KEY, e.OUTRIDER_GEMINI_URL ?? 'https://generativelanguage.googleapis.com');
  const claude = at(e.OUTRIDER_CLAUDE_KEY, e.OUTRIDER_CLAUDE_URL ?? 'https://api.anthropic.com');
  const apollo = at(e.OUTRIDER_APOLLO_KEY, e.OUTRIDER_APOLLO_URL ?? 'https://api.apollo.io');
  return {
    ...(brave ? { brave } : {}),
    ...(e.OUTRIDER_SEARXNG_URL ? { searxng: { url: e.OUTRIDER_SEARXNG_URL } } : {}),
    ...(customSearch && id ? { customSearch: { ...customSearch, id } } : {}),
    ...(gemini ? { gemini: { ...gemini, model: e.OUTRIDER_GEMINI_MODEL } } : {}),
    ...(claude ? { claude: { ...claude, model: e.OUTRIDER_CLAUDE_MODEL } } : {}),
    ...(apollo ? { apollo } : {}),
    crawlStarts: kinds.listed(e.OUTRIDER_CRAWL_STARTS),
  };
}

function namesOf(e: z.infer<typeof environment>): NameSettings {
  const { OUTRIDER_PORKBUN_KEY: key, OUTRIDER_PORKBUN_SECRET_KEY: secretKey } = e;
  if ((key === undefined) !== (secretKey === undefined)) {
    throw new OperatorError('OUTRIDER_PORKBUN_KEY and OUTRIDER_PORKBUN_SECRET_KEY need each other.');
  }
  const url = e.OUTRIDER_PORKBUN_URL ?? 'https://api.porkbun.com/api/json/v3';
  const mailcow = mailHostOf(e, 'MAILCOW');
  const stalwart = mailHostOf(e, 'STALWART');
  if (mailcow && stalwart) throw new OperatorError('Set OUTRIDER_MAILCOW_URL or OUTRIDER_STALWART_URL, not both.');
  return {
    ...(key && secretKey ? { porkbun: { url, key, secretKey, endings: kinds.listed(e.OUTRIDER_DOMAIN_ENDINGS) } } : {}),
    ...(mailcow ? { mailcow } : {}),
    ...(stalwart ? { stalwart } : {}),
  };
}

function mailHostOf(e: z.infer<typeof environment>, kind: 'MAILCOW' | 'STALWART'): NameSettings['mailcow'] {
  const { [`OUTRIDER_${kind}_URL` as const]: url, [`OUTRIDER_${kind}_KEY` as const]: key } = e;
  if (!url && !key) return undefined;
  if (!url || !key) throw new OperatorError(`OUTRIDER_${kind}_URL and OUTRIDER_${kind}_KEY need each other.`);
  return { url, key, hostName: e.OUTRIDER_MAIL_HOST_NAME ?? new URL(url).hostname, spf: e.OUTRIDER_MAIL_HOST_SPF };
}

function stripeOf(e: z.infer<typeof environment>): Config['stripe'] {
  const { OUTRIDER_STRIPE_KEY: key, OUTRIDER_STRIPE_WEBHOOK_SECRET: webhookSecret } = e;
  if ((key === undefined) !== (webhookSecret === undefined)) {
    throw new OperatorError('OUTRIDER_STRIPE_KEY and OUTRIDER_STRIPE_WEBHOOK_SECRET need each other.');
  }
  return key && webhookSecret
    ? { key, webhookSecret, url: e.OUTRIDER_STRIPE_URL ?? 'https://api.stripe.com' }
    : undefined;
}

function s3Of(e: z.infer<typeof environment>): Config['s3'] {
  const { OUTRIDER_S3_URL: url, OUTRIDER_S3_REGION: region } = e;
  const { OUTRIDER_S3_ACCESS_KEY: accessKey, OUTRIDER_S3_SECRET_KEY: secretKey } = e;
  if (!url) return undefined;
  if (accessKey && secretKey) return { url, region, accessKey, secretKey };
  throw new OperatorError('OUTRIDER_S3_URL also needs OUTRIDER_S3_ACCESS_KEY and OUTRIDER_S3_SECRET_KEY.');
}

function requireForLive(e: z.infer<typeof environment>) {
  const needed = ['OUTRIDER_APP_URL', 'OUTRIDER_SECRET', 'OUTRIDER_SMTP_URL', 'OUTRIDER_MAIL_FROM'] as const;
  const missing = needed.filter((name) => !e[name]);
  if (missing.length > 0) throw new OperatorError(`OUTRIDER_WORLD=live also needs ${missing.join(', ')}.`);
}

const KEY_BYTES = 32;

const keyFile = (dataDir: string) => join(dataDir, 'secret.key');

/** A key of this installation, made at the first start. Several machines on one database share it by OUTRIDER_SECRET. */
function storedSecret(dataDir: string): Buffer {
  const file = keyFile(dataDir);
  if (!existsSync(file)) {
    makeDataFolder(dataDir);
    writeFileSync(file, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  }
  const key = readKey(file);
  if (key.length === KEY_BYTES) return key;
  throw new OperatorError(
    `The key ${file} has ${key.length} bytes instead of ${KEY_BYTES}: put back the one of your backup, or remove it if nothing was stored yet.`,
  );
}

function readKey(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new OperatorError(`The key ${file} cannot be read: ${wordsOf(error)}.`, { cause: error });
  }
}
