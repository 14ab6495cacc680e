import { type Ask, askStrangers, type Learned, STRANGERS } from './ask-strangers.ts';
import type { Candidate } from './candidate.ts';
import type { Contrast } from './contrast.ts';
import { decide, decideRefusal, REASON_OF_SILENCE } from './decide.ts';
import type { MailHost } from './find-mail-hosts.ts';
import { limitRecipients } from './limit-recipients.ts';
import type { ProbeSession, Said, VerifierPorts } from './ports.ts';
import { isKnownTruthful, type Provider } from './provider.ts';
import { meaningOfReply, type ReplyMeaning } from './reply-meaning.ts';
import type { Reason } from './verdict.ts';

/** The addresses whose mail goes to the same hosts, and what was learned of these hosts. */
export type Lane = {
  hosts: MailHost[];
  provider: Provider;
  waiting: Candidate[];
  /** To be asked again in the next round. */
  later: Candidate[];
  recipientsPerSession: number;
  /** As the hosts want it, which may be fewer. */
  addressesPerSession: number;
  contrasts: Map<string, Promise<Learned>>;
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

export const openLane = (hosts: MailHost[], recipientsPerSession: number, provider: Provider): Lane => ({
  hosts,
  provider,
  waiting: [],
  later: [],
  recipientsPerSession,
  addressesPerSession: recipientsPerSession,
  contrasts: new Map(),
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

/** One conversation with the lane's hosts about the next addresses waiting. */
export async function converse(lane: Lane, ports: VerifierPorts, settle: Settle): Promise<void> {
  const batch = takeBatch(lane);
  const givenUp = lane.givenUp ?? lane.provider.givenUp();
  if (givenUp) return settleAll(batch, givenUp, settle);
  const opened = await openAny(lane, ports);
  if ('session' in opened) {
    const undecided = await untilEnd(opened.session, () => askAll(lane, batch, opened, ports, settle));
    return decideApart(lane, undecided, ports, settle);
  }
  for (const candidate of batch) {
    candidate.attempts += 1;
    candidate.mx = lane.hosts[0]?.host ?? '';
    candidate.reply = opened.reply;
  }
  if (opened.isFinal) {
    countRefusal(lane, batch[0]?.domain ?? '', opened.reason);
    settleAll(batch, opened.reason, settle);
  } else {
    putOff(lane, batch, opened.reason);
  }
}

/** The next addresses, so many that the strangers of their domains have room in the conversation too. */
function takeBatch(lane: Lane): Candidate[] {
  const host = lane.hosts[0]?.host ?? '';
  const unmet = new Set<string>();
  let size = 0;
  for (const { domain } of lane.waiting) {
    if (!lane.contrasts.has(domain) && !isKnownTruthful(domain, host)) unmet.add(domain);
    const hasRoom = size + 1 + STRANGERS * unmet.size <= lane.recipientsPerSession;
    if (size >= lane.addressesPerSession || (size > 0 && !hasRoom)) break;
    size += 1;
  }
  return lane.waiting.splice(0, size);
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
  { hosts, troubled, recipientsPerSession }: Lane,
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
  lane: Lane,
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
  learnRoom(lane, meanings);
  if (cutOff.length > 0) goOnElsewhere(lane, target, { answered: answered.length, cutOff, silence });
  else lane.hangUpsInARow = 0;
  return concludeAll(lane, { answered, meanings, batchSize: batch.length }, { session, target }, ports, settle);
}

/** RFC 5321, 3.8: 421 says that the host hangs up; it is not about the address. */
const isGoodbye = (reply: string) => reply.startsWith('421');

/** A host that says how many it takes at a time is believed. */
function learnRoom(lane: Lane, meanings: ReplyMeaning[]) {
  const room = meanings.indexOf('sessionLimit');
  if (room !== -1) lane.addressesPerSession = Math.max(1, Math.min(lane.addressesPerSession, room));
}

type CutOff = { answered: number; cutOff: Candidate[]; silence: Reason };

/**
 * After some answers the host wants fewer at a time. Before any, the first address may be what it dislikes: that one is
 * put off, and the others go on without it, unless the host hangs up on all.
 */
function goOnElsewhere(lane: Lane, target: MailHost, { answered, cutOff: [first, ...others], silence }: CutOff) {
  if (!first) return;
  lane.troubled.add(target.address);
  if (answered > 0) {
    lane.hangUpsInARow = 0;
    lane.suspect = { candidate: first, addressesPerSession: lane.addressesPerSession };
    lane.addressesPerSession = Math.max(1, Math.min(lane.addressesPerSession, answered));
    lane.waiting.unshift(first, ...others);
    return;
  }
  first.attempts += 1;
  lane.hangUpsInARow += 1;
  // It was this address after all, not how many there were.
  if (lane.suspect?.candidate === first) lane.addressesPerSession = lane.suspect.addressesPerSession;
  lane.waiting.push(...others);
  putOff(lane, [first], silence);
  if (lane.hangUpsInARow >= HANG_UPS_UNTIL_LATER) putOff(lane, lane.waiting.splice(0), silence);
}

type Answers = { answered: Candidate[]; meanings: ReplyMeaning[]; batchSize: number };

async function concludeAll(
  lane: Lane,
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
    if (!learnedHere.has(domain) && (step.kind === 'needsContrast' || isGreylisted)) {
      learnedHere.set(domain, await contrastOf(lane, domain, target.host, (names) => session.ask(names), ports));
    }
    const learned = learnedHere.get(domain);
    if (step.kind === 'needsContrast' && learned?.kind === 'cramped') undecided.push(candidate);
    else conclude(lane, candidate, { learned, meaning, wasAlone: batchSize === 1 }, settle);
  }
  return undecided;
}

type Known = { learned: Learned | undefined; meaning: ReplyMeaning | undefined; wasAlone: boolean };

function conclude(lane: Lane, candidate: Candidate, { learned, meaning, wasAlone }: Known, settle: Settle): void {
  const contrast: Contrast | undefined = learned?.kind === 'learned' ? learned.contrast : undefined;
  const step = decide(candidate.reply, contrast, meaning);
  if (step.kind === 'settled') {
    countRefusal(lane, candidate.domain, step.reason);
    settle(candidate, step.reason, { isCatchAll: contrast?.kind === 'acceptsEverybody' });
  } else if (step.kind === 'alone' && !wasAlone) {
    lane.waiting.push(candidate);
  } else {
    const otherwise = step.kind === 'alone' ? 'temporary' : 'unproven';
    putOff(lane, [candidate], step.kind === 'later' ? step.reason : otherwise);
  }
}

/** Asks about strangers in conversations of their own, one each, for hosts that answer no second question. */
async function decideApart(lane: Lane, undecided: Candidate[], ports: VerifierPorts, settle: Settle): Promise<void> {
  const askEach: Ask = async (names) => {
    const said: Said[] = [];
    for (const name of names) {
      const opened = await openAny(lane, ports);
      if (!('session' in opened)) return said;
      said.push(...(await untilEnd(opened.session, () => opened.session.ask([name]))));
    }
    return said;
  };
  for (const candidate of undecided) {
    const learned = await contrastOf(lane, candidate.domain, candidate.mx, askEach, ports);
    conclude(lane, candidate, { learned, meaning: undefined, wasAlone: true }, settle);
  }
}

/** How the domain treats names nobody has. Asked once, however many conversations wonder. */
function contrastOf(lane: Lane, domain: string, host: string, ask: Ask, ports: VerifierPorts): Promise<Learned> {
  if (isKnownTruthful(domain, host)) {
    return Promise.resolve({ kind: 'learned', contrast: { kind: 'refuses', words: [] } });
  }
  const known = lane.contrasts.get(domain);
  if (known) return known;
  const asked = askStrangers(domain, ask, ports);
  lane.contrasts.set(domain, asked);
  return asked.then((learned) => {
    // Nothing learned is not remembered: the next conversation may find a better moment.
    if (learned.kind !== 'learned') lane.contrasts.delete(domain);
    return learned;
  });
}

function putOff(lane: Lane, candidates: Candidate[], otherwise: Reason) {
  for (const candidate of candidates) {
    candidate.otherwise = otherwise;
    lane.later.push(candidate);
  }
}

function countRefusal(lane: Lane, domain: string, reason: Reason) {
  lane.provider.note(domain, reason);
  lane.refusalsInARow = reason === 'ourAddressBlocked' ? lane.refusalsInARow + 1 : 0;
  if (lane.refusalsInARow >= REFUSALS_UNTIL_GIVING_UP) lane.givenUp = reason;
}

function settleAll(candidates: Candidate[], reason: Reason, settle: Settle) {
  for (const candidate of candidates) settle(candidate, reason);
}
