import { keepMessage, keepSaid, newTranscript, type Transcript } from '../truth/transcripts.ts';
import { type Behaviours, findBehaviour, type Refusal, type Verdict } from './behaviour.ts';
import { isAddress, isAscii, type Path, parsePath } from './envelope.ts';
import type { Line } from './line-reader.ts';
import { fillIn, formatReply, type Provider, type Reply, wordingOf } from './wording.ts';

export const MESSAGE_MAX_BYTES = 26_214_400;
/** The least a server must take (RFC 5321 4.5.3.1.8). */
const RECIPIENTS_MAX = 100;
const ERRORS_MAX = 10;
const MAIL_PARAMETERS = new Set(['SIZE', 'BODY', 'SMTPUTF8']);

export type Recipient = { address: string; verdict: Extract<Verdict, { kind: 'take' }> };

/** The host as one client meets it. */
export type HostFacts = {
  name: string;
  provider: Provider;
  domains: readonly string[] | undefined;
  offersTls: boolean;
  /** Asked each time: it may change while the client talks. */
  behaviours: () => Behaviours;
  connections: () => number;
  now: () => Date;
  nextId: () => string;
  judge: (client: string, from: string, to: string) => Verdict;
  take: (mail: { from: string; recipients: Recipient[]; raw: Buffer; transcript: Transcript }) => void;
  note: (event: { from: string; to: string; what: string; code: string }, transcript: Transcript) => void;
};

/** What to send, and what comes after it. `drop` is to go without a word. */
export type Answer = { text: string; next?: 'read data' | 'start TLS' | 'break TLS' | 'close' | 'drop' };

export type Dialogue = {
  greet(): Answer;
  obey(line: Line): Answer;
  /** Undefined: it was too big. */
  takeMessage(raw: Buffer | undefined): Answer;
  /** Everything said before TLS is forgotten (RFC 3207 4.2). */
  restartSecured(): void;
};

const NAMES_OF_REFUSALS: Partial<Record<Refusal, string>> = {
  greylisted: 'greylisted',
  slowDown: 'rate limited',
  hangUp: 'rate limited',
};

/** The server's side of SMTP with one client (RFC 5321), without the network. */
export function createDialogue(host: HostFacts, client: string): Dialogue {
  const wording = wordingOf(host.provider);
  let greeted = false;
  let secured = false;
  let sender: string | undefined;
  let takesUtf8 = false;
  let recipients: Recipient[] = [];
  let errors = 0;
  let transcript = newTranscript();
  /** The next mail of the connection begins a transcript of its own. */
  let hasMessage = false;

  const keep = (isServer: boolean, text: string) => keepSaid(transcript, host.now().getTime(), isServer, text);

  const keepAnswer = (answer: Answer): Answer => {
    keep(true, answer.text);
    return answer;
  };

  const note = (event: Parameters<HostFacts['note']>[0]) => host.note(event, transcript);

  const fill = (text: string, address = '') =>
    fillIn(text, { host: host.name, client, address, id: host.nextId(), now: host.now() });

  const say = (code: number, status: string, text: string): Answer => ({ text: formatReply({ code, status, text }) });

  function refuse(reason: Refusal, { what, to }: { what: string; to: string }): Answer {
    const { code, status, text }: Reply = wording.refusals[reason];
    note({ from: sender ?? '', to, what, code: `${code} ${status}`.trim() });
    const answer = say(code, status, fill(text, to));
    return code === 421 ? { ...answer, next: 'close' } : answer;
  }

  function fail(code: number, status: string, text: string): Answer {
    errors += 1;
    if (errors < ERRORS_MAX) return say(code, status, text);
    return { ...say(421, '4.7.0', `${host.name} Error: too many errors`), next: 'close' };
  }

  function drop(what: string, to = ''): Answer {
    note({ from: sender ?? '', to, what, code: '' });
    return { text: '', next: 'drop' };
  }

  function forgetTransaction() {
    sender = undefined;
    takesUtf8 = false;
    recipients = [];
  }

  function hello(name: string, extensions: string[]): Answer {
    if (!name) return fail(501, '5.5.4', 'Syntax: EHLO hostname');
    greeted = true;
    forgetTransaction();
    return say(250, '', [fill(wording.greeting), ...extensions].join('\n'));
  }

  function ehlo(name: string): Answer {
    const startTls = host.offersTls && !secured ? ['STARTTLS'] : [];
    const size = `SIZE ${MESSAGE_MAX_BYTES}`;
    return hello(name, [size, '8BITMIME', ...startTls, 'ENHANCEDSTATUSCODES', 'PIPELINING', 'SMTPUTF8']);
  }

  function mail(rest: string): Answer {
    if (!greeted) return fail(503, '5.5.1', 'Error: send HELO/EHLO first');
    if (sender !== undefined) return fail(503, '5.5.1', 'Error: nested MAIL command');
    const path = parseArgument(/^FROM: ?/i, rest);
    if (!path) return fail(501, '5.5.4', 'Syntax: MAIL FROM:<address>');
    const unknown = [...path.parameters.keys()].find((name) => !MAIL_PARAMETERS.has(name));
    if (unknown !== undefined) return fail(555, '5.5.4', `Unsupported option: ${unknown}`);
    if (Number(path.parameters.get('SIZE') ?? 0) > MESSAGE_MAX_BYTES)
      return say(552, '5.3.4', 'Message size exceeds fixed limit');
    takesUtf8 = path.parameters.has('SMTPUTF8');
    if (!takesUtf8 && !isAscii(path.address)) return fail(553, '5.6.7', 'Address needs SMTPUTF8');
    if (path.address === '' && findBehaviour(host.behaviours(), 'refuseNullSender'))
      return refuse('nullSender', { what: 'MAIL refused', to: '' });
    if (path.address !== '' && !isAddress(path.address)) return fail(501, '5.1.7', 'Bad sender address syntax');
    sender = path.address;
    return say(250, '2.1.0', 'Ok');
  }

  function rcpt(rest: string): Answer {
    if (sender === undefined) return fail(503, '5.5.1', 'Error: need MAIL command');
    const path = parseArgument(/^TO: ?/i, rest);
    if (!path) return fail(501, '5.5.4', 'Syntax: RCPT TO:<address>');
    if (path.parameters.size > 0) return fail(555, '5.5.4', 'Unsupported option');
    const to = path.address;
    if (!takesUtf8 && !isAscii(to)) return fail(553, '5.6.7', 'Address needs SMTPUTF8');
    if (!isAddress(to)) return fail(501, '5.1.3', 'Bad recipient address syntax');
    if (recipients.length >= RECIPIENTS_MAX) return say(452, '4.5.3', 'Error: too many recipients');
    if (host.domains && !host.domains.includes(to.slice(to.lastIndexOf('@') + 1).toLowerCase()))
      return refuse('relay', { what: 'RCPT refused', to });
    const verdict = host.judge(client, sender, to);
    if (verdict.kind === 'drop') return drop('connection dropped after RCPT', to);
    if (verdict.kind === 'refuse')
      return refuse(verdict.reason, { what: NAMES_OF_REFUSALS[verdict.reason] ?? 'RCPT refused', to });
    recipients.push({ address: to, verdict });
    return say(250, '2.1.5', 'Ok');
  }

  function data(): Answer {
    if (sender === undefined) return fail(503, '5.5.1', 'Error: need MAIL command');
    if (recipients.length === 0) return fail(554, '5.5.1', 'Error: no valid recipients');
    return { ...say(354, '', 'End data with <CR><LF>.<CR><LF>'), next: 'read data' };
  }

  function takeMessage(raw: Buffer | undefined): Answer {
    const [from, to] = [sender ?? '', recipients];
    if (raw === undefined) {
      forgetTransaction();
      return say(552, '5.3.4', 'Message size exceeds fixed limit');
    }
    const unlucky = to.find(({ verdict }) => verdict.drop);
    if (unlucky?.verdict.drop === 'data') return drop('connection dropped after DATA', unlucky.address);
    host.take({ from, recipients: to, raw, transcript });
    if (unlucky) return drop('connection dropped after the message was accepted', unlucky.address);
    forgetTransaction();
    return say(250, '', fill(wording.accepted));
  }

  function startTls(): Answer {
    if (!host.offersTls || secured) return fail(503, '5.5.1', 'Error: TLS not available');
    const fault = findBehaviour(host.behaviours(), 'tls')?.fault;
    if (fault) note({ from: client, to: host.name, what: `STARTTLS ${fault}`, code: '' });
    if (fault === 'refused') return say(454, '4.7.0', 'TLS not available due to local problem');
    return { ...say(220, '2.0.0', 'Ready to start TLS'), next: fault === 'broken' ? 'break TLS' : 'start TLS' };
  }

  function vrfy(name: string): Answer {
    if (findBehaviour(host.behaviours(), 'refuseVrfy')) return say(502, '5.5.1', 'VRFY command is disabled');
    return say(252, '2.0.0', name || 'Cannot VRFY user');
  }

  const commands = new Map<string, (rest: string) => Answer>([
    ['EHLO', ehlo],
    ['HELO', (name) => hello(name, [])],
    ['MAIL', mail],
    ['RCPT', rcpt],
    ['DATA', data],
    ['STARTTLS', startTls],
    ['VRFY', vrfy],
    ['NOOP', () => say(250, '2.0.0', 'Ok')],
    ['QUIT', () => ({ ...say(221, '', fill(wording.goodbye)), next: 'close' })],
    [
      'RSET',
      () => {
        forgetTransaction();
        return say(250, '2.0.0', 'Ok');
      },
    ],
  ]);

  function greet(): Answer {
    const limit = findBehaviour(host.behaviours(), 'connectionLimit');
    if (limit && host.connections() > limit.max)
      return refuse('tooManyConnections', { what: 'connection refused', to: host.name });
    const answer = say(220, '', fill(wording.banner));
    if (findBehaviour(host.behaviours(), 'drop')?.after !== 'banner') return answer;
    return { ...drop('connection dropped after the banner', host.name), text: answer.text };
  }

  function obey(line: Line): Answer {
    if (line.kind === 'tooLong') return fail(500, '5.5.2', 'Error: line too long');
    if (line.kind === 'broken') return fail(500, '5.5.2', 'Error: bad syntax');
    const [verb = ''] = line.text.split(' ', 1);
    const command = commands.get(verb.toUpperCase());
    return command
      ? command(line.text.slice(verb.length + 1).trim())
      : fail(502, '5.5.2', 'Error: command not recognized');
  }

  return {
    greet: () => keepAnswer(greet()),
    obey(line) {
      if (hasMessage && sender === undefined) {
        transcript = newTranscript();
        hasMessage = false;
      }
      keep(false, line.kind === 'line' ? line.text : '');
      return keepAnswer(obey(line));
    },
    takeMessage(raw) {
      if (raw) keepMessage(transcript, host.now().getTime(), raw);
      hasMessage = true;
      return keepAnswer(takeMessage(raw));
    },
    restartSecured() {
      forgetTransaction();
      greeted = false;
      secured = true;
    },
  };
}

function parseArgument(keyword: RegExp, rest: string): Path | undefined {
  const [found] = keyword.exec(rest) ?? [];
  return found === undefined ? undefined : parsePath(rest.slice(found.length));
}
