import type { MailHostTrouble } from '@outrider/contract/sandbox';
import type { MailWorld } from '../mail-world.ts';
import { spfNameOf } from '../publish-names.ts';
import { type JsonReply, type JsonRequest, serveJson } from '../serve-json.ts';
import type { BoxOptions, Service } from '../service.ts';
import { openStateFile, type StateFile } from '../state-file.ts';
import { createHosting, type HostedMailbox, type HostingState, parseHosting } from './hosting.ts';
import { answerMailcow } from './mailcow.ts';
import { answerStalwart } from './stalwart.ts';

export type BoxMailHost = {
  /** Where its two interfaces are reached, and what both take for a key. */
  access: { mailcow: string; stalwart: string; key: string };
  /** Under which name its mailboxes are used and get their mail. */
  host: string;
  /** What a domain's SPF record has to include. */
  spf: string;
  domains(): string[];
  mailboxes(): HostedMailbox[];
  /** `times`: so often, then no more. */
  setTrouble(trouble: MailHostTrouble, times?: number): void;
  trouble(): MailHostTrouble;
};

export type MailHostService = Service &
  BoxMailHost & {
    /** The world began anew: domains and mailboxes stay, troubles end. */
    reset(): void;
  };

type Options = Pick<BoxOptions, 'dataDir' | 'log'> & { mailboxes: MailWorld['mailboxes'] };

const HOST = 'mailhaven.test';
const KEY = 'box-mail-key';

/** A mail host that sells mailboxes, in the published shapes of mailcow and of Stalwart. */
export async function startMailHost({ dataDir, log, mailboxes }: Options): Promise<MailHostService> {
  const file: StateFile<HostingState> = await openStateFile({
    dataDir,
    log,
    name: 'mail-host.json',
    owner: 'mail host',
    parse: parseHosting,
    collect: () => file.stored,
  });
  const hosting = createHosting(file.stored, mailboxes, HOST);
  let trouble: MailHostTrouble = 'none';
  let left = 0;

  const current = () => (left > 0 ? trouble : 'none');

  async function answer(request: JsonRequest): Promise<JsonReply> {
    const met = current() === 'noAnswerAfter' && !isChange(request) ? 'none' : current();
    left -= met === 'none' ? 0 : 1;
    if (met === 'down') return { status: 502, body: '<html><body>Bad Gateway</body></html>' };
    if (met === 'noAnswerBefore') return 'hangUp';
    const reply = request.path.startsWith('/jmap/')
      ? await answerStalwart(request, KEY, { hosting, trouble: met, host: HOST })
      : await answerMailcow(request, KEY, { hosting, trouble: met });
    await file.write();
    if (met === 'noAnswerAfter') return 'hangUp';
    if (met === 'malformed' && typeof reply !== 'string') {
      return { ...reply, body: JSON.stringify(reply.body).slice(0, 20) };
    }
    return reply;
  }

  hosting.settle();
  const server = await serveJson({ owner: 'mail host', answer, log });
  return {
    access: { mailcow: server.origin, stalwart: server.origin, key: KEY },
    host: HOST,
    spf: `include:${spfNameOf(HOST)}`,
    domains: () => hosting.domains().map(({ domain }) => domain),
    mailboxes: () => structuredClone([...hosting.mailboxes()]),
    setTrouble(wanted, times = Number.POSITIVE_INFINITY) {
      trouble = wanted;
      left = times;
    },
    trouble: current,
    reset() {
      left = 0;
      hosting.settle();
    },
    async close() {
      await server.close();
      await file.settle();
    },
  };
}

/** Whether a request wants something to be different afterwards. */
const isChange = ({ method, path, body }: JsonRequest) =>
  path.startsWith('/jmap/') ? /"x:\w+\/set"/.test(JSON.stringify(body) ?? '') : method !== 'GET';
