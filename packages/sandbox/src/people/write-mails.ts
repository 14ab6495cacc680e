import type { Person } from '../world/world.ts';
import type { Act } from './act.ts';
import { clientOf } from './client.ts';
import { headerLines, type Incoming, readable } from './incoming.ts';
import { failureOf, REPORTER_OF, writeBounce } from './mime/bounce.ts';
import { writeComplaint } from './mime/complaint.ts';
import { writeOutOfOffice } from './mime/out-of-office.ts';
import { writeReceipt } from './mime/receipt.ts';
import { type Original, writeReply } from './mime/reply.ts';
import type { Ports, Scene } from './ports.ts';
import { type Answer, FORWARDED_TO_ME, greeting, phrasesFor } from './words.ts';

/** A message about to be sent, with its envelope and what the log of truth calls it. */
export type WrittenMail = { from: string; to: string; raw: string; what: string };

type WritingAct = Extract<Act, { kind: 'answer' | 'forward' | 'outOfOffice' | 'complain' | 'bounce' | 'receipt' }>;
type Writing = Pick<Ports, 'chance' | 'clock' | 'world'>;

/** The mails an act comes to; none where there is nobody to write to. */
export function writeMails(ports: Writing, scene: Scene, incoming: Incoming, act: WritingAct): WrittenMail[] {
  switch (act.kind) {
    case 'answer':
      return [answer(ports, scene, scene.person, originalOf(incoming, scene), act.answer)];
    case 'forward':
      return [answerOfColleague(ports, scene, incoming, act.answer)];
    case 'outOfOffice':
      return [outOfOffice(ports, scene, incoming, act.returns)];
    case 'complain':
      return [complaint(ports, scene, incoming)];
    case 'receipt':
      return receipt(ports, scene, incoming, act.sentBy);
    case 'bounce':
      return [bounce(ports, scene, incoming, act.reason)];
  }
}

/** With the mailbox an answer goes to. */
type Addressed = Original & { replyTo: Incoming['replyTo'] };

const originalOf = (incoming: Incoming, { person }: Scene): Addressed => ({
  ...incoming,
  to: { name: person.name, address: person.address },
});

function answer(
  ports: Writing,
  scene: Scene,
  person: Person,
  original: Addressed,
  kind: Answer,
  before = '',
): WrittenMail {
  const { chance, clock } = ports;
  const { address, language, zone } = person;
  const phrase = chance.pick(`${scene.turn} words`, phrasesFor(language, kind));
  const [first = ''] = original.from.name.split(' ');
  // German goes on in lower case after a greeting, but not after a sentence.
  const sentence = before === '' ? phrase : phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
  const said = [greeting(language, first), before, sentence];
  const raw = writeReply({
    client: clientOf(chance, person),
    language,
    zone,
    at: clock.now(),
    messageId: drawMessageId(ports, scene, domainOf(address)),
    from: { name: person.name, address },
    to: original.replyTo,
    words: kind === 'stop' ? phrase : said.filter((part) => part !== '').join('\n\n'),
    signature: [person.name, person.title, person.company].filter((line) => line !== ''),
    original,
  });
  return { from: address, to: original.replyTo.address, raw, what: `answer, ${IN_WORDS[kind]}` };
}

const IN_WORDS: Record<Answer, string> = {
  interested: 'interested',
  question: 'question',
  notInterested: 'not interested',
  wrongPerson: 'wrong person',
  stop: 'stop',
};

/** People and a desk likely to be found in any company. */
const COLLEAGUES = ['a.klein', 'm.byrne', 's.moreau', 'r.conti', 'j.petersen', 'info'] as const;

/** The colleague answers what was forwarded, so the thread leads to the first message only through its references. */
function answerOfColleague(ports: Writing, scene: Scene, incoming: Incoming, kind: Answer): WrittenMail {
  const { person } = scene;
  const others = COLLEAGUES.filter((local) => !person.address.startsWith(`${local}@`));
  const [first = 'info', ...rest] = others;
  const local = ports.chance.pick(`colleague of ${person.address}`, [first, ...rest]);
  const colleague = ports.world.personAt(`${local}@${domainOf(person.address)}`);
  const original: Addressed = {
    ...originalOf(incoming, scene),
    subject: `Fwd: ${incoming.subject}`,
    messageId: drawMessageId(ports, { ...scene, turn: `${scene.turn} forwarded` }, domainOf(person.address)),
    references: [...incoming.references, incoming.messageId].filter((id) => id !== ''),
  };
  const { language } = colleague;
  const passedOn = FORWARDED_TO_ME[language].replace('{name}', () => person.name);
  const mail = answer(ports, scene, colleague, original, kind, passedOn);
  return { ...mail, what: `forwarded, ${mail.what}` };
}

function outOfOffice(ports: Writing, scene: Scene, incoming: Incoming, returns: Date): WrittenMail {
  const { person, delivery } = scene;
  const to = delivery.from;
  const raw = writeOutOfOffice({
    language: person.language,
    zone: person.zone,
    at: ports.clock.now(),
    returns,
    messageId: drawMessageId(ports, scene, domainOf(person.address)),
    from: { name: person.name, address: person.address },
    to: { name: '', address: to },
    deputy: `info@${domainOf(person.address)}`,
    original: incoming,
  });
  // RFC 3834, 3.3: from the null sender, so that it can never be answered by another machine.
  return { from: '', to, raw, what: 'out of office' };
}

function complaint(ports: Writing, scene: Scene, { subject }: Incoming): WrittenMail {
  const { person, delivery } = scene;
  const host = domainOf(person.address);
  const raw = writeComplaint({
    host,
    at: ports.clock.now(),
    messageId: drawMessageId(ports, scene, host),
    to: delivery.from,
    recipient: person.address,
    subject,
    receivedAt: delivery.at,
    original: readable(delivery.raw).toString('latin1'),
  });
  return { from: `fbl@${host}`, to: delivery.from, raw, what: 'complaint' };
}

/** To the address the mail names for it; none where it names nobody. */
function receipt(ports: Writing, scene: Scene, incoming: Incoming, sentBy: 'person' | 'program'): WrittenMail[] {
  const { receiptTo: to, messageId: originalId, subject } = incoming;
  if (to === undefined) return [];
  const { name, address, zone } = scene.person;
  const raw = writeReceipt({
    at: ports.clock.now(),
    zone,
    messageId: drawMessageId(ports, scene, domainOf(address)),
    from: { name, address },
    to,
    originalId,
    subject,
    sentBy,
  });
  return [{ from: '', to, raw, what: `read receipt, sent by ${sentBy === 'person' ? 'a person' : 'a program'}` }];
}

function bounce(ports: Writing, scene: Scene, { subject }: Incoming, reason: 'unknownUser' | 'full'): WrittenMail {
  const { person, delivery } = scene;
  const host = ports.world.domainOf(person.address)?.mx[0]?.host ?? domainOf(person.address);
  const raw = writeBounce({
    reporter: REPORTER_OF[person.provider],
    host,
    at: ports.clock.now(),
    arrivedAt: delivery.at,
    messageId: drawMessageId(ports, scene, host),
    to: delivery.from,
    recipient: person.address,
    failure: failureOf(reason, host),
    subject,
    originalHeaders: headerLines(delivery.raw),
  });
  return { from: '', to: delivery.from, raw, what: `bounce, ${reason === 'full' ? 'mailbox full' : 'unknown user'}` };
}

function drawMessageId({ chance }: Writing, { turn }: Scene, host: string): string {
  const part = (name: string) => Math.floor(chance.share(`${turn} id ${name}`) * 36 ** 9).toString(36);
  return `<${part('a')}.${part('b')}@${host}>`;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
