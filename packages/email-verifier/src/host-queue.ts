import { type Ask, askStrangers, type Learned, STRANGERS } from './ask-strangers.ts';
import type { Candidate } from './candidate.ts';
import type { CatchAllTest } from './catch-all-test.ts';
import { decide, decideRefusal, REASON_OF_SILENCE } from './decide.ts';
import type { MailHost } from './find-mail-hosts.ts';
import { limitRecipients } from './limit-recipients.ts';
import type { ProbeSession, Said, VerifierPorts } from './ports.ts';
import { isKnownTruthful, type Provider } from './provider.ts';
import { meaningOfReply, type ReplyMeaning } from './reply-meaning.ts';
import type { Reason } from './verdict.ts';

/** The addresses whose mail goes to the same hosts, and what was learned of these hosts. */
export type HostQueue = {
  hosts: MailHost[];
  provider: Provider;
  waiting: Candidate[];
  /** To be asked again in the next round. */
  later: Candidate[];
  recipientsPerSession: number;
  /** As the hosts want it, which may be fewer. */
  addressesPerSession: number;
  catchAllTests: Map<string, Promise<Learned>>;
  /** Set once the hosts have refused us so often that asking on would be rude. */
  givenUp: Reason | undefined;
  refusalsInARow: number;
  /** Conversations in a row that ended before the first answer. */
  hangUpsInARow: number;
  /** The address at which a conversation last ended, and how many were asked at a time until then. */
  suspect: { candidate: Candidate; addressesPerSession: number } | undefined;
  /** Hosts that fell silent in mid-conversation: the others are tried first. */
  troubled: Set<string>;
};

export type Settle = (
  candidate: Candidate,
  reason: Reason,
  options?: { isCatchAll?: boolean; mayChange?: boolean },
) => void;

export const openQueue = (hosts: MailHost[], recipientsPerSession: number, provider: Provider): HostQueue => ({
  hosts,
  provider,
  waiting: [],
  later: [],
  recipientsPerSession,
  addressesPerSession: recipientsPerSession,
  catchAllTests: new Map(),
  givenUp: undefined,
  refusalsInARow: 0,
  hangUpsInARow: 0,
  suspect: undefined,
  troubled: new Set(),
});

/** Blocks in a row after which the rest is left unasked. */
const REFUSALS_UNTIL_GIVING_UP = 3;
/** Hang-ups in a row after which everybody else is put off too. */
const HANG_UPS_UNTIL_LATER = 3;

/** One conversation with the queue's hosts about the next addresses waiting. */
export async function converse(queue: HostQueue, ports: VerifierPorts, settle: Settle): Promise<void> {
  const batch = takeBatch(queue);
  const givenUp = queue.givenUp ?? queue.provider.givenUp();
  if (givenUp) return settleAll(batch, givenUp, settle);
  const opened = await openAny(queue, ports);
  if ('session' in opened) {
    const undecided = await untilEnd(opened.session, () => askAll(queue, batch, opened, ports, settle));
    return decideApart(queue, undecided, ports, settle);
  }
  for (const candidate of batch) {
    candidate.attempts += 1;
    candidate.mx = queue.hosts[0]?.host ?? '';
    candidate.reply = opened.reply;
  }
  if (opened.isFinal) {
    countRefusal(queue, batch[0]?.domain ?? '', opened.reason);
    settleAll(batch, opened.reason, settle);
  } else {
    putOff(queue, batch, opened.reason);
  }
}

/** The next addresses, so many that the strangers of their domains have room in the conversation too. */
function takeBatch(queue: HostQueue): Candidate[] {
  const host = queue.hosts[0]?.host ?? '';
  const unmet = new Set<string>();
  let size = 0;
  for (const { domain } of queue.waiting) {
    if (!queue.catchAllTests.has(domain) && !isKnownTruthful(domain, host)) unmet.add(domain);
    const hasRoom = size + 1 + STRANGERS * unmet.size <= queue.recipientsPerSession;
    if (size >= queue.addressesPerSession || (size > 0 && !hasRoom)) break;
    size += 1;
  }
  return queue.waiting.splice(0, size);
}

/** However it goes, the host is not left waiting. */
async function untilEnd<T>(session: ProbeSession, talk: () => Promise<T>): Promise<T> {
  try {
    return await talk();
  } finally {
    await session.end();
  }
}

type Conversation = { session: ProbeSession; target: MailHost };
type Unopened = { reason: Reason; isFinal: boolean; reply: string };

/** The best host that talks to us (RFC 5321, 5.1: in order of preference). */
async function openAny(
  { hosts, troubled, recipientsPerSession }: HostQueue,
  { openProbe }: Pick<VerifierPorts, 'openProbe'>,
): Promise<Conversation | Unopened> {
  let unopened: Unopened | undefined;
  const inOrder = hosts.toSorted(
    (one, other) => Number(troubled.has(one.address)) - Number(troubled.has(other.address)),
  );
  for (const target of inOrder) {
    const opened = await openProbe(target);
    if (opened.kind === 'open') return { session: limitRecipients(opened.session, recipientsPerSession), target };
    if (opened.kind === 'refused') unopened = { ...decideRefusal(opened.text), reply: opened.text };
    // What a host said outweighs another one's silence, and silence that may pass outweighs a closed door.
    else if (!unopened || unopened.reason === 'mailHostsUnreachable') {
      unopened = { reason: REASON_OF_SILENCE[opened.why], isFinal: false, reply: '' };
    }
  }
  return unopened ?? { reason: 'mailHostsUnreachable', isFinal: false, reply: '' };
}

/** Gives back those for whom the conversation had no room to ask about strangers. */
async function askAll(
  queue: HostQueue,
  batch: Candidate[],
  { session, target }: Conversation,
  ports: VerifierPorts,
  settle: Settle,
): Promise<Candidate[]> {
  const said = await session.ask(batch.map(({ email }) => email));
  const answered: Candidate[] = [];
  const cutOff: Candidate[] = [];
  let silence: Reason = 'connectionLost';
  for (const [index, candidate] of batch.entries()) {
    const about: Said = said[index] ?? { kind: 'silence', why: 'closed' };
    candidate.mx = target.host;
    if (about.kind === 'silence' && about.why === 'noUnicode') {
      settle(candidate, 'unicodeNotTaken');
    } else if (about.kind === 'silence' || isGoodbye(about.text)) {
      cutOff.push(candidate);
      if (cutOff.length === 1) silence = about.kind === 'silence' ? REASON_OF_SILENCE[about.why] : 'temporary';
      if (about.kind === 'reply') candidate.reply = about.text;
    } else {
      candidate.attempts += 1;
      candidate.reply = about.text;
      answered.push(candidate);
    }
  }
  const meanings = answered.map(({ reply }) => meaningOfReply(reply));
  learnRoom(queue, meanings);
  if (cutOff.length > 0) goOnElsewhere(queue, target, { answered: answered.length, cutOff, silence });
  else queue.hangUpsInARow = 0;
  return concludeAll(queue, { answered, meanings, batchSize: batch.length }, { session, target }, ports, settle);
}

/** RFC 5321, 3.8: 421 says that the host hangs up; it is not about the address. */
const isGoodbye = (reply: string) => reply.startsWith('421');

/** A host that says how many it takes at a time is believed. */
function learnRoom(queue: HostQueue, meanings: ReplyMeaning[]) {
  const room = meanings.indexOf('sessionLimit');
  if (room !== -1) queue.addressesPerSession = Math.max(1, Math.min(queue.addressesPerSession, room));
}

type CutOff = { answered: number; cutOff: Candidate[]; silence: Reason };

/**
 * After some answers the host wants fewer at a time. Before any, the first address may be what it dislikes: that one is
 * put off, and the others go on without it, unless the host hangs up on all.
 */
function goOnElsewhere(queue: HostQueue, target: MailHost, { answered, cutOff: [first, ...others], silence }: CutOff) {
  if (!first) return;
  queue.troubled.add(target.address);
  if (answered > 0) {
    queue.hangUpsInARow = 0;
    queue.suspect = { candidate: first, addressesPerSession: queue.addressesPerSession };
    queue.addressesPerSession = Math.max(1, Math.min(queue.addressesPerSession, answered));
    queue.waiting.unshift(first, ...others);
    return;
  }
  first.attempts += 1;
  queue.hangUpsInARow += 1;
  // It was this address after all, not how many there were.
  if (queue.suspect?.candidate === first) queue.addressesPerSession = queue.suspect.addressesPerSession;
  queue.waiting.push(...others);
  putOff(queue, [first], silence);
  if (queue.hangUpsInARow >= HANG_UPS_UNTIL_LATER) putOff(queue, queue.waiting.splice(0), silence);
}

type Answers = { answered: Candidate[]; meanings: ReplyMeaning[]; batchSize: number };

async function concludeAll(
  queue: HostQueue,
  { answered, meanings, batchSize }: Answers,
  { session, target }: Conversation,
  ports: VerifierPorts,
  settle: Settle,
): Promise<Candidate[]> {
  const undecided: Candidate[] = [];
  const learnedHere = new Map<string, Learned>();
  for (const [index, candidate] of answered.entries()) {
    const { domain } = candidate;
    const meaning = meanings[index];
    const step = decide(candidate.reply, undefined, meaning);
    const isGreylisted = step.kind === 'later' && step.reason === 'greylisted';
    // A greylisting host makes strangers wait as long, so their time should begin with the address's own.
    if (!learnedHere.has(domain) && (step.kind === 'needsCatchAllTest' || isGreylisted)) {
      learnedHere.set(domain, await catchAllTestOf(queue, domain, target.host, (names) => session.ask(names), ports));
    }
    const learned = learnedHere.get(domain);
    if (step.kind === 'needsCatchAllTest' && learned?.kind === 'cramped') undecided.push(candidate);
    else conclude(queue, candidate, { learned, meaning, wasAlone: batchSize === 1 }, settle);
  }
  return undecided;
}

type Known = { learned: Learned | undefined; meaning: ReplyMeaning | undefined; wasAlone: boolean };

function conclude(queue: HostQueue, candidate: Candidate, { learned, meaning, wasAlone }: Known, settle: Settle): void {
  const catchAllTest: CatchAllTest | undefined = learned?.kind === 'learned' ? learned.catchAllTest : undefined;
  const step = decide(candidate.reply, catchAllTest, meaning);
  if (step.kind === 'settled') {
    countRefusal(queue, candidate.domain, step.reason);
    settle(candidate, step.reason, { isCatchAll: catchAllTest?.kind === 'acceptsEverybody' });
  } else if (step.kind === 'alone' && !wasAlone) {
    queue.waiting.push(candidate);
  } else {
    const otherwise = step.kind === 'alone' ? 'temporary' : 'unproven';
    putOff(queue, [candidate], step.kind === 'later' ? step.reason : otherwise);
  }
}

/** Asks about strangers in conversations of their own, one each, for hosts that answer no second question. */
async function decideApart(
  queue: HostQueue,
  undecided: Candidate[],
  ports: VerifierPorts,
  settle: Settle,
): Promise<void> {
  const askEach: Ask = async (names) => {
    const said: Said[] = [];
    for (const name of names) {
      const opened = await openAny(queue, ports);
      if (!('session' in opened)) return said;
      said.push(...(await untilEnd(opened.session, () => opened.session.ask([name]))));
    }
    return said;
  };
  for (const candidate of undecided) {
    const learned = await catchAllTestOf(queue, candidate.domain, candidate.mx, askEach, ports);
    conclude(queue, candidate, { learned, meaning: undefined, wasAlone: true }, settle);
  }
}

/** How the domain treats names nobody has. Asked once, however many conversations wonder. */
function catchAllTestOf(
  queue: HostQueue,
  domain: string,
  host: string,
  ask: Ask,
  ports: VerifierPorts,
): Promise<Learned> {
  if (isKnownTruthful(domain, host)) {
    return Promise.resolve({ kind: 'learned', catchAllTest: { kind: 'refuses', words: [] } });
  }
  const known = queue.catchAllTests.get(domain);
  if (known) return known;
  const asked = askStrangers(domain, ask, ports);
  queue.catchAllTests.set(domain, asked);
  return asked.then((learned) => {
    // Nothing learned is not remembered: the next conversation may find a better moment.
    if (learned.kind !== 'learned') queue.catchAllTests.delete(domain);
    return learned;
  });
}

function putOff(queue: HostQueue, candidates: Candidate[], otherwise: Reason) {
  for (const candidate of candidates) {
    candidate.otherwise = otherwise;
    queue.later.push(candidate);
  }
}

function countRefusal(queue: HostQueue, domain: string, reason: Reason) {
  queue.provider.note(domain, reason);
  queue.refusalsInARow = reason === 'ourAddressBlocked' ? queue.refusalsInARow + 1 : 0;
  if (queue.refusalsInARow >= REFUSALS_UNTIL_GIVING_UP) queue.givenUp = reason;
}

function settleAll(candidates: Candidate[], reason: Reason, settle: Settle) {
  for (const candidate of candidates) settle(candidate, reason);
}
