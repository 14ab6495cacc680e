import { createHash } from 'node:crypto';
import { z } from 'zod';
import { wordsOf } from '../../../platform/words-of.ts';
import { askMailHost, clip, final, type MailHostSettings, passing, serversOf, splitAddress } from './ask-mail-host.ts';
import { type MailHost, MailHostError, type MailHostLack } from './mail-host.ts';

/** mailcow says what became of each thing in a list of these; in places it is one alone, and `msg` a text. */
const message = z.object({ type: z.string(), msg: z.union([z.string(), z.array(z.unknown())]).optional() });
const messages = z.union([z.array(message).min(1), message.transform((one) => [one])]);
const dkimKey = z.object({ dkim_txt: z.string().min(1), dkim_selector: z.string().min(1) });
const mailboxTags = z.object({ username: z.string(), tags: z.array(z.unknown()).optional() });
const version = z.object({ version: z.string().min(1) });

const SELECTOR = 'dkim';
const KEY_BITS = 2048;
/** A stolen password sends no more than this; far above what the planner lets a mailbox send. */
const MAILS_AN_HOUR = 120;

const EXISTS = new Set(['object_exists', 'domain_exists', 'mailbox_exists', 'dkim_domain_or_sel_exists', 'is_alias']);
/** What the host's operator can mend while an order waits. */
const MENDABLE = /(?:exceeded|quota|limit|access_denied|max_|mailbox_full)/;

type Said = { isDone: true } | { isDone: false; code: string; words: string };

/** Mailboxes by mailcow's API v1, which answers HTTP 200 also when it refuses. */
export function createMailcow(settings: MailHostSettings): MailHost {
  const { url, key, hostName, spf } = settings;

  async function ask(path: string, body?: unknown): Promise<unknown> {
    const secrets = [key];
    const headers = { 'x-api-key': key };
    const { status, body: answer } = await askMailHost(url, {
      path: `/api/v1/${path}`,
      headers,
      secrets,
      ...(body === undefined ? {} : { body }),
    });
    if (status < 300) return answer;
    const read = messages.safeParse(answer);
    const words = read.success ? wordsIn(read.data) : '';
    if (status === 401 || status === 403) throw new RefusedKey(words || `The mail host answered HTTP ${status}.`);
    throw final(words || `The mail host answered HTTP ${status}.`);
  }

  async function change(path: string, body: unknown): Promise<Said> {
    const read = messages.safeParse(await ask(path, body));
    if (!read.success) throw passing('The mail host’s answer cannot be read.');
    const failed = read.data.find(({ type }) => type !== 'success');
    return failed ? { isDone: false, code: codeOf(failed), words: wordsIn([failed]) } : { isDone: true };
  }

  /** What is there already is done. */
  async function ensure(path: string, body: unknown): Promise<void> {
    const said = await change(path, body);
    if (!said.isDone && !EXISTS.has(said.code)) throw errorOf(said);
  }

  const attributes = (address: string, attr: Record<string, string>) => ({ items: [address.toLowerCase()], attr });

  async function must(path: string, body: unknown): Promise<void> {
    const said = await change(path, body);
    if (!said.isDone) throw errorOf(said);
  }

  return {
    name: 'mailcow',
    servers: serversOf(settings),
    async records(domain) {
      const read = dkimKey.safeParse(await ask(`get/dkim/${encodeURIComponent(domain)}`));
      if (!read.success) throw passing(`The mail host has no DKIM key for ${domain} yet.`);
      const { dkim_selector: selector, dkim_txt: value } = read.data;
      return { mx: [{ host: hostName, priority: 10 }], spf: `v=spf1 ${spf} ~all`, dkim: { selector, value } };
    },
    async addDomain(domain) {
      await ensure('add/domain', {
        domain,
        description: domain,
        aliases: '400',
        mailboxes: '100',
        defquota: '3072',
        maxquota: '10240',
        quota: '102400',
        active: '1',
        restart_sogo: '0',
      });
      await ensure('add/dkim', { domains: domain, dkim_selector: SELECTOR, key_size: String(KEY_BITS) });
    },
    async addMailbox({ address, name, password, quotaMb }) {
      const { localPart, domain } = splitAddress(address);
      const mark = markOf(address, password);
      const said = await change('add/mailbox', {
        local_part: localPart,
        domain,
        name,
        quota: String(quotaMb),
        password,
        password2: password,
        active: '1',
        force_pw_update: '0',
        tags: [mark],
      });
      // A mailbox that another program made is not ours to hand out.
      if (!said.isDone && EXISTS.has(said.code)) {
        const read = mailboxTags.safeParse(await ask(`get/mailbox/${encodeURIComponent(address)}`));
        if (!read.success || !read.data.tags?.includes(mark)) throw final(`${address} exists already.`);
      } else if (!said.isDone) throw errorOf(said);
      await must('edit/rl-mbox', attributes(address, { rl_value: String(MAILS_AN_HOUR), rl_frame: 'h' }));
    },
    setPassword: (address, password) => must('edit/mailbox', attributes(address, { password, password2: password })),
    disableMailbox: (address) => must('edit/mailbox', attributes(address, { active: '0' })),
    async lacks() {
      try {
        const read = version.safeParse(await ask('get/status/version'));
        return read.success ? [] : [{ need: 'noAnswer', words: 'This is not mailcow’s interface.' }];
      } catch (error) {
        return [lackOf(error)];
      }
    },
  };
}

class RefusedKey extends MailHostError {
  constructor(words: string) {
    super(words, { isPassing: true });
  }
}

function lackOf(error: unknown): MailHostLack {
  const words = wordsOf(error);
  if (!(error instanceof RefusedKey)) return { need: 'noAnswer', words };
  return { need: /\bip\b|address/i.test(words) ? 'addressNotAllowed' : 'keyRefused', words };
}

const errorOf = ({ code, words }: { code: string; words: string }) =>
  MENDABLE.test(code) ? passing(words) : final(words);

const partsOf = ({ msg = '' }: z.infer<typeof message>): string[] =>
  (Array.isArray(msg) ? msg : [msg]).filter((part): part is string => typeof part === 'string' && part !== '');

const codeOf = (one: z.infer<typeof message>): string => partsOf(one)[0] ?? '';

const wordsIn = (list: z.infer<typeof message>[]): string => {
  const words = clip(list.flatMap(partsOf).join(' '));
  return words === '' ? '' : `mailcow: ${words}`;
};

/** Tells a mailbox of ours, made in a try before, from one that was there. Says nothing of the password to who reads it. */
const markOf = (address: string, password: string): string =>
  `outrider-${createHash('sha256').update(`${address.toLowerCase()}\n${password}`).digest('hex').slice(0, 16)}`;
