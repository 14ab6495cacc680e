import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environment, readConfig } from './config.ts';
import { OperatorError } from './platform/start/operator-error.ts';

const data = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(data, { recursive: true }));

const SECRET = 'x'.repeat(32);
const read = (env: Record<string, string>, ...args: string[]) => readConfig({ OUTRIDER_DATA: data, ...env }, args);

test('without any setting it is the boxed world on port 3000, for this machine only', () => {
  expect(read({})).toMatchObject({
    world: 'box',
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    appUrl: 'http://localhost:3000',
  });
});

test('the key is made once, for its owner only, and is the same at the next start', () => {
  const first = read({}).secret;
  expect(first).toHaveLength(32);
  expect(read({}).secret).toEqual(first);
  expect(statSync(join(data, 'secret.key')).mode & 0o077).toBe(0);
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', OUTRIDER_WORLD: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    world: 'box',
    databaseUrl: undefined,
  });
});

const WRONG: Record<string, string[]> = {
  PORT: ['eighty', '70000', '0', '3000.5'],
  HOST: ['http://localhost', '10.0.0.300', 'two words', '127.0.0.1:3000'],
  DATABASE_URL: ['localhost', 'mysql://db/outrider', 'postgres://user:pa#ss@db/outrider', 'postgres://'],
  LOG_LEVEL: ['loud'],
  LOG_FORMAT: ['xml', 'PRETTY'],
  OUTRIDER_WORLD: ['real'],
  OUTRIDER_BILLING: ['yes', 'true'],
  OUTRIDER_PLANS: [
    'starter',
    '[]',
    '{"plans":{"gold":{}}}',
    '{"plans":{"starter":{"monthly":29.5}}}',
    '{"currency":"usd"}',
  ],
  OUTRIDER_S3_URL: ['bucket', 's3://bucket'],
  OUTRIDER_FILES_GB: ['lots', '-1', '2.5'],
  OUTRIDER_SECRET: ['short'],
  OUTRIDER_OLD_SECRETS: ['short', `${'x'.repeat(32)}, short`],
  OUTRIDER_APP_URL: ['javascript:alert(1)'],
  OUTRIDER_LOGIN_HOST: ['login.harborline.test'],
  OUTRIDER_OAUTH_HOST: ['ftp://in.harborline.test'],
  OUTRIDER_TRACKER_URL: ['//go.harborline.test'],
  OUTRIDER_WEBSITE_URL: ['harborline.test'],
  OUTRIDER_SOURCE_URL: ['git@harborline.test:outrider'],
  OUTRIDER_ANALYTICS_URL: ['analytics.js'],
  OUTRIDER_SMTP_URL: [
    'mail.harborline.test',
    'smtp://',
    'http://mail.harborline.test',
    'smtp://mail.harborline.test:mail',
  ],
  OUTRIDER_MAIL_FROM: ['Outrider', 'hello@', 'a@harborline.test, b@harborline.test', 'Outrider <hello>'],
  OUTRIDER_NAME_SERVERS: [
    'dns.harborline.test',
    '192.0.2.300',
    '192.0.2.53:70000',
    '192.0.2.53, later',
    '[192.0.2.53]:53',
  ],
  OUTRIDER_HELLO_NAME: ['not a name', 'mail_1.harborline.test', 'https://harborline.test'],
  OUTRIDER_PROBE_HELLO_NAME: ['not a name', '-a.test', 'https://harborline.test'],
  OUTRIDER_PROBE_SENDER: ['verify'],
  OUTRIDER_PROBE_PROXY: ['http://proxy:1080', 'proxy'],
  OUTRIDER_PROBE_SERVICE_URL: ['probe.harborline.test'],
  OUTRIDER_PROBE_RETRY: ['soon', '60;300'],
  OUTRIDER_SYNC_MAILBOXES: ['many', '-1'],
  OUTRIDER_SEND_MAILBOXES: ['10001'],
  OUTRIDER_LLM_PRICE: ['cheap', '1', '-1/2', '1/2/3'],
  OUTRIDER_LLM_URL: ['localhost:11434'],
  OUTRIDER_BRAVE_URL: ['api.search.test'],
  OUTRIDER_SEARXNG_URL: ['searx.harborline.test', 'ftp://searx.harborline.test'],
  OUTRIDER_CUSTOM_SEARCH_URL: ['googleapis'],
  OUTRIDER_GEMINI_URL: ['localhost:8080'],
  OUTRIDER_CLAUDE_URL: ['//claude.test'],
  OUTRIDER_APOLLO_URL: ['apollo'],
  OUTRIDER_STRIPE_URL: ['api.stripe.test'],
  OUTRIDER_CRAWL_STARTS: ['directory.test', 'https://directory.test, later'],
  OUTRIDER_PORKBUN_URL: ['api.porkbun.com'],
  OUTRIDER_DOMAIN_ENDINGS: ['.com', 'com; net', ','],
  OUTRIDER_MAILCOW_URL: ['mail.harborline.test'],
  OUTRIDER_STALWART_URL: ['mail.harborline.test'],
  OUTRIDER_MAIL_HOST_NAME: ['not a name', 'https://mail.harborline.test'],
  OUTRIDER_MAIL_HOST_SPF: ['v=spf1 mx -all', 'everybody', 'mx, a'],
  OUTRIDER_TRUST_PROXY: ['yes', '-1', '10.0.0.300', '10.0.0.0/33', '10.0.0.5, proxy', ','],
  OUTRIDER_METRICS_ADDRESS: ['9464', '127.0.0.1', 'metrics:9464', '127.0.0.1:0'],
  OUTRIDER_METRICS_TOKEN: ['short', 'a sentence of several words'],
  OUTRIDER_SIGN_UP: ['everybody', 'example', 'example.com, closed', '@example.com', ','],
  OUTRIDER_API_DOCS: ['hidden'],
};
/** Any text will do for these; where a folder cannot be used is found out when it is made. */
const FREE =
  /^OUTRIDER_(?:DATA|APP_NAME|ENVIRONMENT|ANALYTICS_PROJECT|PROBE_SERVICE_KEY|S3_REGION|S3_ACCESS_KEY|S3_SECRET_KEY|LLM_KEY|LLM_MODEL|(?:BRAVE|CUSTOM_SEARCH|GEMINI|CLAUDE|APOLLO|STRIPE|PORKBUN|PORKBUN_SECRET|MAILCOW|STALWART)_KEY|STRIPE_WEBHOOK_SECRET|CUSTOM_SEARCH_ID|(?:GEMINI|CLAUDE)_MODEL|(?:GOOGLE|MICROSOFT)_CLIENT_(?:ID|SECRET))$/;

test('a wrong value of every setting is one sentence that names it and says what it should look like', () => {
  const names = Object.keys(environment.shape).filter((name) => !FREE.test(name));
  expect(Object.keys(WRONG).sort()).toEqual(names.sort());
  for (const [name, values] of Object.entries(WRONG)) {
    for (const value of values) {
      const sentence = new RegExp(`^${name} should (?:be|look like) [^\\n]+\\.$`);
      expect(() => read({ [name]: value }), `${name}=${value}`).toThrow(sentence);
      expect(() => read({ [name]: value })).toThrow(OperatorError);
    }
  }
});

test('the value of a secret setting is not repeated, that of any other is', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(/^(?!.*hunter2)DATABASE_URL/);
  expect(() => read({ OUTRIDER_SMTP_URL: 'http://me:hunter2@mail' })).toThrow(/^(?!.*hunter2)OUTRIDER_SMTP_URL/);
  expect(() => read({ HOST: '10.0.0.300' })).toThrow('it is "10.0.0.300".');
});

test('proxies are a number of hops or a list, and the address of the metrics is taken apart', () => {
  expect(read({})).toMatchObject({ trustProxy: 0, metrics: { address: undefined, token: undefined } });
  expect(read({ OUTRIDER_TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(read({ OUTRIDER_TRUST_PROXY: '10.0.0.5, ::1' }).trustProxy).toEqual(['10.0.0.5', '::1']);
  const apart = read({ OUTRIDER_METRICS_ADDRESS: '[2001:db8::1]:80' });
  expect(apart.metrics.address).toEqual({ host: '2001:db8::1', port: 80 });
});

test('who may sign up is everybody in the box, nobody live, or as configured', () => {
  const live = { OUTRIDER_WORLD: 'live', OUTRIDER_SECRET: 'x'.repeat(32), OUTRIDER_APP_URL: 'https://a.test' };
  const mail = { OUTRIDER_SMTP_URL: 'smtp://a.test', OUTRIDER_MAIL_FROM: 'hello@a.test' };
  expect(read({}).signUp.mode).toBe('open');
  expect(read({ ...live, ...mail }).signUp.mode).toBe('closed');
  expect(read({ OUTRIDER_SIGN_UP: 'invite' }).signUp).toEqual({ mode: 'invite', domains: [] });
  expect(read({ OUTRIDER_SIGN_UP: 'A.test, b.test' }).signUp).toEqual({
    mode: 'domains',
    domains: ['a.test', 'b.test'],
  });
});

test('several wrong values are a sentence each', () => {
  expect(() => read({ PORT: 'eighty', OUTRIDER_WORLD: 'real' })).toThrow(
    /^PORT should .+\.\nOUTRIDER_WORLD should .+\.$/,
  );
});

test.each([
  { HOST: '::', OUTRIDER_NAME_SERVERS: '192.0.2.53, 192.0.2.54:5353 [2001:db8::53]:53,2001:db8::54' },
  { HOST: 'localhost', DATABASE_URL: 'postgresql://user:pa%23ss@db.test/outrider?sslmode=require' },
  { DATABASE_URL: 'postgres:///outrider?host=/var/run/postgresql' },
  { OUTRIDER_SMTP_URL: 'smtps://user%40harborline.test:pass@mail.harborline.test:465' },
  { OUTRIDER_TRUST_PROXY: '10.0.0.5, 192.168.0.0/16 2001:db8::/32', OUTRIDER_METRICS_ADDRESS: '[::1]:9464' },
  { OUTRIDER_MAIL_FROM: '"Outrider, Inc." <hello@harborline.test>', OUTRIDER_PROBE_HELLO_NAME: 'out.harborline.test' },
])('a right value is taken: %j', (env) => {
  expect(() => read(env)).not.toThrow();
});

test('a key that is not whole stops the start, and is not replaced', () => {
  const broken = mkdtempSync(join(data, 'broken-'));
  writeFileSync(join(broken, 'secret.key'), '');
  expect(() => readConfig({ OUTRIDER_DATA: broken }, [])).toThrow(/^The key .+secret\.key has 0 bytes instead of 32/);
  expect(readFileSync(join(broken, 'secret.key'))).toHaveLength(0);
});

test.each(['/proc/outrider', '/dev/null/outrider', `/tmp/${'long'.repeat(100)}`])(
  'a data folder that cannot be is a sentence: %s',
  (folder) => {
    expect(() => readConfig({ OUTRIDER_DATA: folder }, [])).toThrow(
      `OUTRIDER_DATA should be a folder this user may write to; ${folder} cannot be used: E`,
    );
  },
);

test('addresses that paths are put behind have no slash at their end, and in the box tracking is at the app’s own address unless configured otherwise', () => {
  const appUrl = 'https://app.harborline.test';
  expect(read({ OUTRIDER_APP_URL: `${appUrl}/` })).toMatchObject({
    appUrl,
    web: { trackerUrl: appUrl, loginHost: '' },
  });
  const apart = {
    OUTRIDER_TRACKER_URL: 'https://go.harborline.test/',
    OUTRIDER_LOGIN_HOST: 'https://in.harborline.test/',
  };
  expect(read({ OUTRIDER_APP_URL: appUrl, ...apart }).web).toMatchObject({
    trackerUrl: 'https://go.harborline.test',
    loginHost: 'https://in.harborline.test',
  });
});

test('live, nothing is tracked at the app’s own address unless configured so', () => {
  const live = { OUTRIDER_WORLD: 'live', OUTRIDER_SECRET: SECRET, OUTRIDER_APP_URL: 'https://app.harborline.test' };
  const mail = { OUTRIDER_SMTP_URL: 'smtp://mail.harborline.test', OUTRIDER_MAIL_FROM: 'hello@harborline.test' };
  expect(read({ ...live, ...mail }).web.trackerUrl).toBe('');
  expect(read({ ...live, ...mail, OUTRIDER_TRACKER_URL: 'https://go.harborline.test' }).web.trackerUrl).toBe(
    'https://go.harborline.test',
  );
});

test('the live world says everything it still needs', () => {
  expect(() => read({ OUTRIDER_WORLD: 'live', OUTRIDER_SECRET: SECRET })).toThrow(
    'OUTRIDER_WORLD=live also needs OUTRIDER_APP_URL, OUTRIDER_SMTP_URL, OUTRIDER_MAIL_FROM.',
  );
});

test('a third party is offered when both its id and its secret are set', () => {
  const google = { OUTRIDER_GOOGLE_CLIENT_ID: 'id', OUTRIDER_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(Object.keys(read({ ...google, OUTRIDER_MICROSOFT_CLIENT_ID: 'id' }).oauth)).toEqual(['google']);
});

test('a model is asked when its address and its name are set, and never by an address alone', () => {
  const url = { OUTRIDER_LLM_URL: 'http://localhost:11434/v1' };
  expect(read({}).llm).toBeUndefined();
  expect(read({ ...url, OUTRIDER_LLM_MODEL: 'small' }).llm).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'small',
    price: { input: 0, output: 0 },
    key: '',
  });
  expect(() => read(url)).toThrow('OUTRIDER_LLM_URL also needs OUTRIDER_LLM_MODEL.');
  const priced = (more: Record<string, string>) => read({ ...url, OUTRIDER_LLM_MODEL: 'small', ...more }).llm?.price;
  expect(priced({ OUTRIDER_LLM_KEY: 'k' })).toEqual({ input: 3, output: 15 });
  expect(priced({ OUTRIDER_LLM_KEY: 'k', OUTRIDER_LLM_PRICE: '0.15/0.6' })).toEqual({ input: 0.15, output: 0.6 });
});

test('a source of leads is asked when its key is set, where its maker is unless configured otherwise', () => {
  expect(read({}).sources).toEqual({ crawlStarts: [] });
  const keys = { OUTRIDER_BRAVE_KEY: 'b', OUTRIDER_GEMINI_KEY: 'g', OUTRIDER_APOLLO_KEY: 'a' };
  const pages = 'https://directory.test/a, https://directory.test/b';
  const moved = { OUTRIDER_APOLLO_URL: 'https://proxy.test/apollo/', OUTRIDER_CRAWL_STARTS: pages };
  expect(read({ ...keys, ...moved }).sources).toEqual({
    brave: { key: 'b', url: 'https://api.search.brave.com' },
    gemini: { key: 'g', url: 'https://generativelanguage.googleapis.com', model: 'gemini-3.8-flash' },
    apollo: { key: 'a', url: 'https://proxy.test/apollo' },
    crawlStarts: ['https://directory.test/a', 'https://directory.test/b'],
  });
  expect(read({ OUTRIDER_CUSTOM_SEARCH_KEY: 'k', OUTRIDER_CUSTOM_SEARCH_ID: 'id' }).sources.customSearch).toEqual({
    key: 'k',
    id: 'id',
    url: 'https://www.googleapis.com',
  });
  expect(() => read({ OUTRIDER_CUSTOM_SEARCH_KEY: 'k' })).toThrow('need each other');
});

test('an unknown part is refused', () => {
  expect(() => read({}, 'everything')).toThrow('Start api, worker or all.');
});

test('the page on settings names every setting and no other', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  const described = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(new Set(described)).toEqual(new Set(Object.keys(environment.shape)));
});

test('files go to S3 when its address and both keys are set, and never by an address alone', () => {
  const url = 'https://s3.harborline.test/files';
  expect(read({}).s3).toBeUndefined();
  expect(() => read({ OUTRIDER_S3_URL: url })).toThrow('also needs OUTRIDER_S3_ACCESS_KEY');
  const keys = { OUTRIDER_S3_ACCESS_KEY: 'a', OUTRIDER_S3_SECRET_KEY: 'b' };
  expect(read({ OUTRIDER_S3_URL: `${url}/`, ...keys }).s3).toEqual({
    url,
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 'b',
  });
});

test('billing is on in the box and off when live, unless it is set', () => {
  const live = {
    OUTRIDER_DATA: mkdtempSync(join(tmpdir(), 'config-live-')),
    OUTRIDER_WORLD: 'live',
    OUTRIDER_SECRET: SECRET,
    OUTRIDER_APP_URL: 'https://outrider.example.com',
    OUTRIDER_SMTP_URL: 'smtp://mail.example.com',
    OUTRIDER_MAIL_FROM: 'hello@example.com',
  };
  expect([read({}).billing, read({ OUTRIDER_BILLING: 'off' }).billing]).toEqual([true, false]);
  expect([read(live).billing, read({ ...live, OUTRIDER_BILLING: 'on' }).billing]).toEqual([false, true]);
});

test('cards are taken by Stripe when both its key and the secret of its events are set', () => {
  const keys = { OUTRIDER_STRIPE_KEY: 'sk_test_1', OUTRIDER_STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(read({}).stripe).toBeUndefined();
  expect(read(keys).stripe).toEqual({ key: 'sk_test_1', webhookSecret: 'whsec_1', url: 'https://api.stripe.com' });
  expect(() => read({ OUTRIDER_STRIPE_KEY: 'sk_test_1' })).toThrow('need each other');
});

test('plans change in the parts that are set, and a year costs ten months unless it has its own price', () => {
  const usual = read({}).plans;
  expect(usual.plans.growth).toMatchObject({ monthly: 7_900, yearly: 79_000, quotas: { MAIL: 15_000 } });
  const set = { currency: 'EUR', plans: { growth: { monthly: 5_000, quotas: { MAIL: null } }, scale: { yearly: 9 } } };
  const { currency, mailbox, plans } = read({ OUTRIDER_PLANS: JSON.stringify(set) }).plans;
  expect([currency, mailbox]).toEqual(['EUR', usual.mailbox]);
  expect(plans.growth).toMatchObject({ monthly: 5_000, yearly: 50_000, quotas: { MAIL: null, MAILBOX: 50 } });
  expect(plans.scale).toMatchObject({ monthly: 19_900, yearly: 9 });
  expect(plans.starter).toEqual(usual.plans.starter);
});
