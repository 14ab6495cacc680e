import { z } from 'zod';
import { wordsOf } from '../../../platform/words-of.ts';
import { askMailHost, clip, final, type MailHostSettings, passing, serversOf, splitAddress } from './ask-mail-host.ts';
import { type MailHost, MailHostError, type MailHostLack } from './mail-host.ts';
import { readZoneFile } from './zone-file.ts';

/** The management of servers, which replaced the REST interface in 0.16. */
const MANAGEMENT = 'urn:stalwart:jmap';
const TOO_OLD = 'This Stalwart is older than 0.16, which cannot be managed by JMAP. Upgrade it to 0.16 or later.';
const MEGABYTE = 1_048_576;

const session = z.object({
  capabilities: z.record(z.string(), z.unknown()),
  primaryAccounts: z.record(z.string(), z.string()),
});
const problem = z.object({ type: z.string(), description: z.string().optional() });
const answers = z.object({ methodResponses: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())).min(1) });
const problems = z.record(z.string(), problem).nullish();
const outcome = z.object({ notCreated: problems, notUpdated: problems });
const domains = z.object({
  list: z.array(z.object({ id: z.string(), name: z.string(), dnsZoneFile: z.string().nullish() })),
});
const accounts = z.object({
  list: z.array(z.object({ id: z.string(), name: z.string(), domainId: z.string().nullish() })),
});

type Problem = z.infer<typeof problem>;

/** A second server of mail: Stalwart from 0.16 on, by JMAP (RFC 8620). */
export function createStalwart(settings: MailHostSettings): MailHost {
  const { url, key, hostName, spf } = settings;
  const secrets = [key];
  const headers = { authorization: `Bearer ${key}` };
  let account: string | undefined;

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const answer = await askMailHost(url, { path, headers, secrets, ...(body === undefined ? {} : { body }) });
    if (answer.status === 401 || answer.status === 403) throw new RefusedKey();
    if (answer.status >= 300) throw final(`Stalwart answered HTTP ${answer.status}.`);
    return answer.body;
  }

  /** The account that manages; asked for once, also to refuse a server that is too old. */
  async function managingAccount(): Promise<string> {
    if (account !== undefined) return account;
    const read = session.safeParse(await ask('/jmap/session'));
    if (!read.success) throw passing('Stalwart’s answer cannot be read.');
    const id = read.data.primaryAccounts[MANAGEMENT];
    if (!(MANAGEMENT in read.data.capabilities) || id === undefined) throw new TooOld();
    account = id;
    return id;
  }

  async function call<T>(method: string, args: Record<string, unknown>, shape: z.ZodType<T>): Promise<T> {
    const accountId = await managingAccount();
    const using = ['urn:ietf:params:jmap:core', MANAGEMENT];
    const body = { using, methodCalls: [[method, { accountId, ...args }, '0']] };
    const read = answers.safeParse(await ask('/jmap/', body));
    const [name, answer] = (read.success && read.data.methodResponses[0]) || [];
    if (name === 'error') throw errorOf(problem.safeParse(answer).data);
    const value = shape.safeParse(answer);
    if (name !== method || !value.success) throw passing('Stalwart’s answer cannot be read.');
    return value.data;
  }

  /** Undefined when it was done; what failed for each object stands within the answer. */
  async function set(method: string, args: Record<string, unknown>): Promise<Problem | undefined> {
    const { notCreated, notUpdated } = await call(method, args, outcome);
    return [...Object.values(notCreated ?? {}), ...Object.values(notUpdated ?? {})][0];
  }

  const findDomain = async (name: string) =>
    (await call('x:Domain/get', { ids: null }, domains)).list.find(
      (one) => one.name.toLowerCase() === name.toLowerCase(),
    );

  async function changeAccount(address: string, changes: Record<string, unknown>): Promise<void> {
    const { localPart, domain } = splitAddress(address);
    const domainId = (await findDomain(domain))?.id;
    const { list } = await call('x:Account/get', { ids: null }, accounts);
    const found = list.find((one) => one.domainId === domainId && one.name.toLowerCase() === localPart);
    if (!found || domainId === undefined) throw final(`Stalwart has no mailbox ${address}.`);
    const failed = await set('x:Account/set', { update: { [found.id]: changes } });
    if (failed) throw errorOf(failed);
  }

  /** Whether a mailbox opens with a password: then it is the one we made. */
  async function opensWith(address: string, password: string): Promise<boolean> {
    const authorization = `Basic ${Buffer.from(`${address.toLowerCase()}:${password}`).toString('base64')}`;
    const call = { path: '/jmap/session', headers: { authorization }, secrets: [password] };
    return (await askMailHost(url, call)).status === 200;
  }

  return {
    name: 'Stalwart',
    servers: serversOf(settings),
    async records(domain) {
      const found = await findDomain(domain);
      const suffix = `._domainkey.${domain.toLowerCase()}`;
      // Some receivers cannot check an Ed25519 key.
      const key = readZoneFile(found?.dnsZoneFile ?? '').find(
        ({ name, type, value }) => type === 'TXT' && name.endsWith(suffix) && /;\s*k=rsa\b/.test(value),
      );
      if (!key) throw passing(`Stalwart has no DKIM key for ${domain} yet.`);
      const dkim = { selector: key.name.slice(0, -suffix.length), value: key.value };
      return { mx: [{ host: hostName, priority: 10 }], spf: `v=spf1 ${spf} ~all`, dkim };
    },
    async addDomain(name) {
      if (await findDomain(name)) return;
      const managed = {
        certificateManagement: MANUAL,
        dnsManagement: MANUAL,
        dkimManagement: { '@type': 'Automatic' },
      };
      const failed = await set('x:Domain/set', { create: { new: { name, ...managed } } });
      if (failed && !isThere(failed)) throw errorOf(failed);
    },
    async addMailbox({ address, name, password, quotaMb }) {
      const { localPart, domain } = splitAddress(address);
      const found = await findDomain(domain);
      if (!found) throw final(`Stalwart does not have the domain ${domain}.`);
      const mailbox = {
        '@type': 'User',
        name: localPart,
        domainId: found.id,
        description: name,
        credentials: { '0': passwordOf(password) },
        quotas: { maxDiskQuota: quotaMb * MEGABYTE },
        roles: { '@type': 'User' },
      };
      const failed = await set('x:Account/set', { create: { new: mailbox } });
      if (!failed) return;
      if (!isThere(failed)) throw errorOf(failed);
      // A mailbox that another program made is not ours to hand out.
      if (!(await opensWith(address, password))) throw final(`${address} exists already.`);
    },
    setPassword: (address, password) => changeAccount(address, { 'credentials/0': passwordOf(password) }),
    disableMailbox: (address) =>
      changeAccount(address, { permissions: { '@type': 'Merge', disabledPermissions: { authenticate: true } } }),
    async lacks() {
      try {
        account = undefined;
        await managingAccount();
        return [];
      } catch (error) {
        return [{ need: needOf(error), words: wordsOf(error) }];
      }
    },
  };
}

const MANUAL = { '@type': 'Manual' };

const passwordOf = (secret: string) => ({ '@type': 'Password', secret });

const isThere = ({ type }: Problem) => type === 'primaryKeyViolation' || type === 'alreadyExists';

/** What the host's operator can mend while an order waits. */
const MENDABLE = new Set(['forbidden', 'overQuota', 'rateLimit', 'serverUnavailable', 'serverFail', 'requestTooLarge']);

function errorOf(failed: Problem | undefined): MailHostError {
  const words = `Stalwart: ${clip(failed?.description ?? failed?.type ?? 'refused')}`;
  return failed === undefined || MENDABLE.has(failed.type) ? passing(words) : final(words);
}

class RefusedKey extends MailHostError {
  constructor() {
    super('Stalwart refuses the key.', { isPassing: true });
  }
}

class TooOld extends MailHostError {
  constructor() {
    super(TOO_OLD, { isPassing: true });
  }
}

function needOf(error: unknown): MailHostLack['need'] {
  if (error instanceof RefusedKey) return 'keyRefused';
  return error instanceof TooOld ? 'versionTooOld' : 'noAnswer';
}
