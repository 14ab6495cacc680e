import type { MailHostTrouble } from '@outrider/contract/sandbox';
import { fieldsOf, type JsonReply, type JsonRequest, textOf } from '../serve-json.ts';
import type { HostedDomain, HostedMailbox, Hosting } from './hosting.ts';

type Parts = { hosting: Hosting; trouble: MailHostTrouble; host: string };
type SetAnswer = Record<string, unknown>;

const MANAGEMENT = 'urn:stalwart:jmap';
const ACCOUNT_ID = 'd333333';
const PASSWORD_MIN = 8;

/** Stalwart's management by JMAP (RFC 8620), from 0.16 on. One of before has JMAP for mail only. */
export async function answerStalwart(request: JsonRequest, key: string, parts: Parts): Promise<JsonReply> {
  const { path, headers, body } = request;
  const { trouble, hosting } = parts;
  const authorization = textOf(headers.authorization);
  if (path === '/jmap/session' && isMailbox(authorization, hosting)) return { status: 200, body: { capabilities: {} } };
  if (trouble === 'wrongKey' || authorization !== `Bearer ${key}`) {
    return { status: 401, body: { type: 'about:blank', status: 401, title: 'Unauthorized' } };
  }
  const isOld = trouble === 'tooOld';
  if (path === '/jmap/session') return { status: 200, body: describeSession(isOld) };
  const { methodCalls } = fieldsOf(body);
  if (path !== '/jmap/' || !Array.isArray(methodCalls))
    return { status: 404, body: { status: 404, title: 'Not Found' } };
  const methodResponses = [];
  for (const call of methodCalls) {
    const [method, args, id] = Array.isArray(call) ? call : [];
    const answer = isOld ? undefined : await answerMethod(textOf(method), fieldsOf(args), parts);
    methodResponses.push(answer ? [method, answer, id] : ['error', { type: 'unknownMethod' }, id]);
  }
  return { status: 200, body: { methodResponses, sessionState: '1' } };
}

/** A user's own log-in, by which the product can try a password. */
function isMailbox(authorization: string, hosting: Hosting): boolean {
  const text = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString();
  const colon = text.indexOf(':');
  const mailbox = hosting.mailbox(text.slice(0, Math.max(0, colon)));
  return mailbox?.isActive === true && mailbox.password === text.slice(colon + 1);
}

const describeSession = (isOld: boolean) => ({
  capabilities: {
    'urn:ietf:params:jmap:core': {},
    'urn:ietf:params:jmap:mail': {},
    ...(isOld ? {} : { [MANAGEMENT]: {} }),
  },
  primaryAccounts: { 'urn:ietf:params:jmap:mail': ACCOUNT_ID, ...(isOld ? {} : { [MANAGEMENT]: ACCOUNT_ID }) },
  apiUrl: '/jmap/',
  state: '1',
});

async function answerMethod(
  method: string,
  args: Record<string, unknown>,
  parts: Parts,
): Promise<SetAnswer | undefined> {
  const { hosting } = parts;
  switch (method) {
    case 'x:Domain/get':
      return { list: hosting.domains().map((domain) => describeDomain(domain, parts)), notFound: [] };
    case 'x:Domain/set':
      return setEach(
        args,
        (fields) => createDomain(fields, parts),
        () => undefined,
      );
    case 'x:Account/get':
      return { list: hosting.mailboxes().map(describeAccount), notFound: [] };
    case 'x:Account/set':
      return setEach(
        args,
        (fields) => createAccount(fields, parts),
        (id, fields) => updateAccount(id, fields, parts),
      );
    default:
      return undefined;
  }
}

const idOf = (name: string) => Buffer.from(name).toString('hex');

function describeDomain({ domain, dkim }: HostedDomain, { host }: Parts) {
  const records = [
    `${domain}. IN MX 10 ${host}.`,
    `${domain}. IN TXT "v=spf1 mx -all"`,
    ...(dkim
      ? [`${dkim.selector}._domainkey.${domain}. IN TXT ( ${quoted(`v=DKIM1; k=rsa; h=sha256; p=${dkim.publicKey}`)} )`]
      : []),
    `_dmarc.${domain}. IN TXT "v=DMARC1; p=reject; rua=mailto:postmaster@${domain}"`,
  ];
  return { id: idOf(domain), name: domain, isEnabled: true, dnsZoneFile: `${records.join('\n')}\n` };
}

/** RFC 1035, 5.1: a long text is several strings. */
const quoted = (text: string) => (text.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ');

const describeAccount = ({ address, name }: HostedMailbox) => {
  const at = address.lastIndexOf('@');
  const domainId = idOf(address.slice(at + 1));
  return {
    id: idOf(address),
    '@type': 'User',
    name: address.slice(0, at),
    domainId,
    emailAddress: address,
    description: name,
  };
};

type Failure = { type: string; description: string; properties?: string[] };
const failure = (type: string, description: string, ...properties: string[]): Failure => ({
  type,
  description,
  properties,
});

/** RFC 8620, 5.3: each object succeeds or fails by itself. */
async function setEach(
  { create, update }: Record<string, unknown>,
  make: (fields: Record<string, unknown>) => Promise<string | Failure> | string | Failure,
  change: (id: string, fields: Record<string, unknown>) => Failure | undefined,
): Promise<SetAnswer> {
  const answer = { created: {}, notCreated: {}, updated: {}, notUpdated: {} } as Record<
    string,
    Record<string, unknown>
  >;
  const note = (list: string, id: string, what: unknown) => Object.assign(answer[list] ?? {}, { [id]: what });
  for (const [id, fields] of Object.entries(fieldsOf(create))) {
    const made = await make(fieldsOf(fields));
    if (typeof made === 'string') note('created', id, { id: made });
    else note('notCreated', id, made);
  }
  for (const [id, fields] of Object.entries(fieldsOf(update))) {
    const failed = change(id, fieldsOf(fields));
    note(failed ? 'notUpdated' : 'updated', id, failed ?? null);
  }
  return answer;
}

/** DKIM keys come with the domain where the server manages them. */
async function createDomain(fields: Record<string, unknown>, { hosting }: Parts): Promise<string | Failure> {
  const name = textOf(fields.name).toLowerCase();
  if (!name.includes('.')) return failure('invalidProperties', 'Invalid domain name.', 'name');
  if (hosting.domain(name)) return failure('primaryKeyViolation', 'A domain with this name exists.', 'name');
  hosting.addDomain(name);
  const domain = hosting.domain(name);
  if (domain && fieldsOf(fields.dkimManagement)['@type'] === 'Automatic') await hosting.addDkim(domain, '202611r');
  return idOf(name);
}

function createAccount(fields: Record<string, unknown>, { hosting, trouble }: Parts): string | Failure {
  const domain = hosting.domains().find((one) => idOf(one.domain) === fields.domainId);
  if (!domain) return failure('invalidForeignKey', 'There is no such domain.', 'domainId');
  const address = `${textOf(fields.name).toLowerCase()}@${domain.domain}`;
  if (hosting.mailbox(address)) return failure('primaryKeyViolation', 'An account with this address exists.', 'name');
  if (trouble === 'full') return failure('overQuota', 'The limit of accounts is reached.');
  const password = textOf(fieldsOf(fieldsOf(fields.credentials)['0']).secret);
  if (isWeak(password, trouble)) return failure('invalidProperties', 'Password is too weak.', 'secret');
  const quotaMb = Number(fieldsOf(fields.quotas).maxDiskQuota ?? 0) / 1_048_576 || 3072;
  const name = textOf(fields.description);
  hosting.addMailbox({ address, name, password, quotaMb, isActive: true, tags: [], rate: null });
  return idOf(address);
}

function updateAccount(id: string, fields: Record<string, unknown>, { hosting, trouble }: Parts): Failure | undefined {
  const mailbox = hosting.mailboxes().find(({ address }) => idOf(address) === id);
  if (!mailbox) return failure('notFound', 'There is no such account.');
  const { secret } = fieldsOf(fields['credentials/0']);
  const { disabledPermissions } = fieldsOf(fields.permissions);
  if (typeof secret === 'string' && isWeak(secret, trouble)) {
    return failure('invalidProperties', 'Password is too weak.', 'secret');
  }
  hosting.changeMailbox(mailbox, {
    ...(typeof secret === 'string' ? { password: secret } : {}),
    ...(fieldsOf(disabledPermissions).authenticate === true ? { isActive: false } : {}),
  });
  return undefined;
}

const isWeak = (password: string, trouble: MailHostTrouble) =>
  trouble === 'weakPassword' || password.length < PASSWORD_MIN;
