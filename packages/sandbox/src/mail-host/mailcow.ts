import type { MailHostTrouble } from '@outrider/contract/sandbox';
import { fieldsOf, type JsonReply, type JsonRequest, textOf } from '../serve-json.ts';
import type { Hosting } from './hosting.ts';

type Parts = { hosting: Hosting; trouble: MailHostTrouble };
type Reply = Exclude<JsonReply, string>;

const PREFIX = '/api/v1/';
const PASSWORD_MIN = 6;

/** What became of each thing asked for; a failure is HTTP 200 too. */
const said = (type: 'success' | 'danger' | 'error', ...msg: string[]): Reply => ({
  status: 200,
  body: [{ type, log: [], msg }],
});

/** mailcow's API v1, as far as mailboxes are sold with it. */
export async function answerMailcow(request: JsonRequest, key: string, parts: Parts): Promise<JsonReply> {
  const { method, path, headers, body } = request;
  const { trouble } = parts;
  if (trouble === 'addressNotAllowed') return refused('api access denied for ip 127.0.0.1');
  if (trouble === 'wrongKey' || headers['x-api-key'] !== key) return refused('authentication failed');
  const [verb = '', kind = '', ...names] = path.slice(PREFIX.length).split('/').map(decodeURIComponent);
  const name = names.join('/').toLowerCase();
  if (method === 'GET') return look(`${verb}/${kind}`, name, parts);
  if (trouble === 'readOnlyKey') {
    return { status: 403, body: { type: 'error', msg: 'API read/write access denied' } };
  }
  const fields = fieldsOf(body);
  switch (`${verb}/${kind}`) {
    case 'add/domain':
      return addDomain(fields, parts);
    case 'add/dkim':
      return addDkim(fields, parts);
    case 'add/mailbox':
      return addMailbox(fields, parts);
    case 'edit/mailbox':
      return editMailboxes(fields, parts);
    case 'edit/rl-mbox':
      return limitMailboxes(fields, parts);
    default:
      return { status: 404, body: { type: 'error', msg: 'route not found' } };
  }
}

const refused = (msg: string): Reply => ({ status: 401, body: { type: 'error', msg } });

function look(call: string, name: string, { hosting }: Parts): Reply {
  switch (call) {
    case 'get/status':
      return { status: 200, body: { version: '2026-09' } };
    case 'get/domain': {
      const domain = hosting.domain(name);
      return { status: 200, body: domain ? { domain_name: domain.domain, active: 1 } : {} };
    }
    case 'get/mailbox': {
      const mailbox = hosting.mailbox(name);
      if (!mailbox) return { status: 200, body: {} };
      const { address, tags, isActive, quotaMb } = mailbox;
      return {
        status: 200,
        body: { username: address, name: mailbox.name, tags, active: isActive ? 1 : 0, quota: quotaMb * 1_048_576 },
      };
    }
    case 'get/dkim': {
      const dkim = hosting.domain(name)?.dkim;
      if (!dkim) return { status: 200, body: {} };
      const { publicKey, selector } = dkim;
      const txt = `v=DKIM1;k=rsa;t=s;s=email;p=${publicKey}`;
      return {
        status: 200,
        body: { pubkey: publicKey, length: '2048', dkim_txt: txt, dkim_selector: selector, privkey: '' },
      };
    }
    default:
      return { status: 404, body: { type: 'error', msg: 'route not found' } };
  }
}

function addDomain(fields: Record<string, unknown>, { hosting }: Parts): Reply {
  const domain = textOf(fields.domain).toLowerCase();
  if (!/^(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(domain)) return said('danger', 'domain_invalid', domain);
  if (hosting.domain(domain)) return said('danger', 'domain_exists', domain);
  hosting.addDomain(domain);
  return said('success', 'domain_added', domain);
}

async function addDkim(fields: Record<string, unknown>, { hosting }: Parts): Promise<Reply> {
  const name = textOf(fields.domains).toLowerCase();
  const domain = hosting.domain(name);
  if (!domain) return said('danger', 'dkim_domain_or_sel_invalid', name);
  if (domain.dkim) return said('danger', 'dkim_domain_or_sel_exists', name);
  await hosting.addDkim(domain, textOf(fields.dkim_selector) || 'dkim');
  return said('success', 'dkim_added', name);
}

function addMailbox(fields: Record<string, unknown>, { hosting, trouble }: Parts): Reply {
  const domain = textOf(fields.domain).toLowerCase();
  const address = `${textOf(fields.local_part).toLowerCase()}@${domain}`;
  const password = textOf(fields.password);
  if (!hosting.domain(domain)) return said('danger', 'domain_not_found', domain);
  if (hosting.mailbox(address)) return said('danger', 'object_exists', address);
  if (trouble === 'full') return said('danger', 'max_mailbox_exceeded', '10', '10');
  if (trouble === 'weakPassword' || password.length < PASSWORD_MIN) return said('danger', 'password_complexity');
  if (password !== fields.password2) return said('danger', 'password_mismatch');
  const tags = Array.isArray(fields.tags) ? fields.tags.filter((tag) => typeof tag === 'string') : [];
  const quotaMb = Number(fields.quota ?? 3072);
  hosting.addMailbox({ address, name: textOf(fields.name), password, quotaMb, isActive: true, tags, rate: null });
  return said('success', 'mailbox_added', address);
}

/** Changes what `attr` names in every mailbox of `items`. */
function editMailboxes({ items, attr }: Record<string, unknown>, { hosting }: Parts): Reply {
  const { password, password2, active } = fieldsOf(attr);
  if (password !== password2) return said('danger', 'password_mismatch');
  return forEach(items, hosting, (mailbox) =>
    hosting.changeMailbox(mailbox, {
      ...(typeof password === 'string' ? { password } : {}),
      ...(active === undefined ? {} : { isActive: active === '1' || active === 1 }),
    }),
  );
}

function limitMailboxes({ items, attr }: Record<string, unknown>, { hosting }: Parts): Reply {
  const { rl_value: value } = fieldsOf(attr);
  return forEach(items, hosting, (mailbox) => hosting.changeMailbox(mailbox, { rate: Number(value) }), 'rl_saved');
}

type Change = (mailbox: NonNullable<ReturnType<Hosting['mailbox']>>) => void;

function forEach(items: unknown, hosting: Hosting, change: Change, done = 'mailbox_modified'): Reply {
  const [address = ''] = Array.isArray(items) ? items : [items];
  const mailbox = hosting.mailbox(textOf(address).toLowerCase());
  if (!mailbox) return said('danger', 'access_denied');
  change(mailbox);
  return said('success', done, mailbox.address);
}
