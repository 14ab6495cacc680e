import { matchQuote, type QuoteMatch } from './match-quote.ts';

/** What is looked at to tell whose answer a mail is. */
export const EVIDENCE_KINDS = [
  'quote',
  'signature',
  'mailbox',
  'thread',
  'subject',
  'sameDomain',
  'similarDomain',
  'messageId',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** `maybe`: it may be so; `none`: it was looked for and not found, which says little. */
export type Evidence = {
  kind: EvidenceKind;
  speaks: 'for' | 'maybe' | 'none';
  count: number;
  of: number;
  about: string;
};

/** The mail that came in. */
export type UnlinkedReply = {
  from: string;
  /** The name beside the address. */
  fromName: string;
  written: string;
  signature: string;
  quoted: string;
  mailbox: string;
  hasReferences: boolean;
};

/** A mail of ours it may answer, and to whom that went. */
export type ReplyCandidate = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Our mail as text; empty where no copy of it is at hand. */
  text: string;
  /** The mailbox that wrote it. */
  mailbox: string;
  isInThread: boolean;
  isSameSubject: boolean;
  /** Everybody can have an address at that domain. */
  isFreeMail: boolean;
};

export type WeighedCandidate = { id: string; evidence: Evidence[]; quote: QuoteMatch; percent: number };
export type WeighedReply = { candidates: WeighedCandidate[] /** That it is none of them. */; nonePercent: number };

/**
 * Log-odds, set by hand: a whole quote or a name with something beside it decides, a domain or a mailbox alone does not.
 * Nothing at all leaves "none of them" ahead.
 */
const WEIGHTS = {
  quote: 6,
  fullName: 3.5,
  lastName: 1.5,
  mailbox: 1,
  thread: 3,
  subject: 1.5,
  sameDomain: 2,
  similarDomain: 1,
};
const NOTHING_KNOWN = -3;

/** Tells whose answer it may be, with reasons; the shares and that of "none" sum to 100. */
export function weighReply(reply: UnlinkedReply, candidates: readonly ReplyCandidate[]): WeighedReply {
  const weighed = candidates.map((candidate) => weigh(reply, candidate));
  const odds = weighed.map(({ score }) => Math.exp(score));
  const [nonePercent = 100, ...percents] = toPercents([1, ...odds]);
  return {
    nonePercent,
    candidates: weighed
      .map(({ id, evidence, quote }, index) => ({ id, evidence, quote, percent: percents[index] ?? 0 }))
      .toSorted((one, other) => other.percent - one.percent),
  };
}

function weigh(reply: UnlinkedReply, candidate: ReplyCandidate) {
  const quote = matchQuote(reply.quoted, candidate.text);
  const found = [
    weighQuote(quote),
    weighName(reply, candidate),
    ...(reply.mailbox === candidate.mailbox ? [said('mailbox', 'for', WEIGHTS.mailbox, candidate.mailbox)] : []),
    ...(candidate.isInThread ? [said('thread', 'for', WEIGHTS.thread)] : []),
    ...(candidate.isSameSubject ? [said('subject', 'for', WEIGHTS.subject)] : []),
    ...weighDomain(reply, candidate),
    ...(reply.hasReferences ? [] : [said('messageId', 'none', 0)]),
  ];
  return {
    id: candidate.id,
    quote,
    evidence: found.map(({ weight: _weight, ...evidence }) => evidence),
    score: found.reduce((sum, { weight }) => sum + weight, NOTHING_KNOWN),
  };
}

type Weighed = Evidence & { weight: number };

const said = (kind: EvidenceKind, speaks: Evidence['speaks'], weight: number, about = ''): Weighed => ({
  kind,
  speaks,
  weight,
  about,
  count: 0,
  of: 0,
});

function weighQuote({ lines }: QuoteMatch): Weighed {
  const count = lines.filter(({ isOurs }) => isOurs).length;
  if (count === 0) return { ...said('quote', 'none', 0), of: lines.length };
  return { ...said('quote', 'for', (WEIGHTS.quote * count) / lines.length), count, of: lines.length };
}

/** Lines at the end of a mail that nobody marked as a signature. */
const LAST_LINES = 6;

function weighName({ fromName, signature, written }: UnlinkedReply, { firstName, lastName }: ReplyCandidate): Weighed {
  const name = `${firstName} ${lastName}`.trim();
  const near = [fromName, signature, ...written.split('\n').slice(-LAST_LINES)].join('\n').toLowerCase();
  const words = new Set(near.match(/[\p{L}\p{N}]+/gu) ?? []);
  const has = (part: string) => {
    const parts = part.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return parts.length > 0 && parts.every((word) => words.has(word));
  };
  if (has(firstName) && has(lastName)) return said('signature', 'for', WEIGHTS.fullName, name);
  if (has(lastName)) return said('signature', 'maybe', WEIGHTS.lastName, lastName);
  return said('signature', 'none', 0, name);
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase();
/** `saale-gruppe.test` and `saalefracht.test` begin alike. */
const ALIKE_MIN = 5;

function weighDomain({ from }: UnlinkedReply, { email, isFreeMail }: ReplyCandidate): Weighed[] {
  const [theirs, ours] = [domainOf(from), domainOf(email)];
  if (theirs === ours) return isFreeMail ? [] : [said('sameDomain', 'for', WEIGHTS.sameDomain, ours)];
  const [one, other] = [theirs, ours].map((domain) => domain.replace(/\.[^.]*$/, '').replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const isAlike = !isFreeMail && one !== undefined && commonStart(one, other ?? '') >= ALIKE_MIN;
  return isAlike ? [said('similarDomain', 'maybe', WEIGHTS.similarDomain, ours)] : [];
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Whole numbers that sum to 100: what is cut off goes to those that lost most. */
function toPercents(odds: readonly number[]): number[] {
  const sum = odds.reduce((total, each) => total + each, 0);
  const exact = odds.map((each) => (100 * each) / sum);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((total, each) => total + each, 0);
  const byLoss = exact
    .map((each, index) => ({ index, loss: each - Math.floor(each) }))
    .toSorted((one, other) => other.loss - one.loss);
  for (const { index } of byLoss.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
