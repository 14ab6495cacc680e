import { quotedRefusal } from '@outrider/mail-kit/replies/find-replies';
import type { ReplyClass } from '@outrider/mail-kit/replies/reply-class';
import { replyFeatures } from '@outrider/mail-kit/replies/reply-features';
import { classifyFeatures, type ReplyWeights } from '@outrider/mail-kit/replies/reply-model';
import { REPLY_WEIGHTS } from '@outrider/mail-kit/replies/reply-weights';
import { readSmtpReply } from '@outrider/mail-kit/replies/smtp-reply';

/** What a server meant, told apart as finely as a verdict needs it. */
export const REPLY_MEANINGS = [
  'accepted',
  'forwards',
  'cannotVerify',
  'busy',
  'noSuchUser',
  'full',
  'disabled',
  'moved',
  'ourAddressBlocked',
  'ourReverseName',
  'ourSender',
  'policy',
  'relayRefused',
  'tlsWanted',
  'sessionLimit',
  'greylisted',
  'temporary',
  'systemTrouble',
  'unclear',
] as const;
export type ReplyMeaning = (typeof REPLY_MEANINGS)[number];

/** A class of refusals as the verifier needs it, where the code is 5yz and where it is 4yz (RFC 5321, 4.2.1). */
const MEANINGS: Record<ReplyClass, [permanent: ReplyMeaning, transient: ReplyMeaning]> = {
  user_unknown: ['noSuchUser', 'temporary'],
  host_unknown: ['systemTrouble', 'temporary'],
  mailbox_full: ['full', 'full'],
  disabled: ['disabled', 'disabled'],
  moved: ['moved', 'temporary'],
  too_big: ['systemTrouble', 'temporary'],
  ip_blocked: ['ourAddressBlocked', 'ourAddressBlocked'],
  no_reverse_dns: ['ourReverseName', 'ourReverseName'],
  sender_refused: ['ourSender', 'ourSender'],
  content_refused: ['policy', 'temporary'],
  relay_denied: ['relayRefused', 'temporary'],
  rate_limited: ['temporary', 'temporary'],
  temporary: ['temporary', 'temporary'],
  system_error: ['systemTrouble', 'temporary'],
  unstated: ['unclear', 'temporary'],
};

/** Below this a class is a guess. */
const SURE = 0.35;
/** A mailbox that is called dead is not asked again. */
const SURE_OF_NO_USER = 0.5;

export function meaningOfReply(reply: string): ReplyMeaning {
  const read = readSmtpReply(reply);
  if (read.code !== undefined && read.code < 300) return meaningByWeights(reply, REPLY_WEIGHTS);
  // A host says the same of everybody it refuses, but for the address.
  const key = `${read.code} ${read.enhanced} ${read.words}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const meaning = meaningByWeights(reply, REPLY_WEIGHTS);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(key, meaning);
  return meaning;
}

const REMEMBERED_MAX = 2_000;
const remembered = new Map<string, ReplyMeaning>();

export function meaningByWeights(reply: string, weights: ReplyWeights): ReplyMeaning {
  const { code, enhanced, words } = readSmtpReply(reply);
  if (code === 251) return 'forwards';
  if (code === 252) return 'cannotVerify';
  if (code !== undefined && code < 300) return 'accepted';
  const isTransient = code === undefined ? enhanced.startsWith('4') : code >= 400 && code < 500;
  // The mailbox gets so much mail that it must exist.
  if (/receiving mail (?:too quickly|at a rate)/.test(words)) return 'busy';
  if (code === 530 || TLS_WANTED.test(words)) return 'tlsWanted';
  if (isTransient && (enhanced.endsWith('.5.3') || SESSION_LIMIT.test(words))) return 'sessionLimit';
  const stated = meaningOfWords(reply, isTransient, weights);
  const meaning = isTransient && ABOUT_US.includes(stated) && !namesUs(reply, enhanced) ? 'temporary' : stated;
  const isGreylisting = isTransient && (enhanced.endsWith('.7.1') || GREYLISTED.test(words));
  return meaning === 'temporary' && isGreylisting ? 'greylisted' : meaning;
}

const TLS_WANTED =
  /must issue (?:a )?starttls|starttls (?:is )?(?:required|first|needed)|(?:encryption|tls) (?:is )?required/;
const ABOUT_US: readonly ReplyMeaning[] = ['ourAddressBlocked', 'ourReverseName', 'ourSender'];

/** RFC 5321, 4.2.1: 4yz passes. A list, a reputation or a status of the sender's (RFC 3463, RFC 7372) stays what it is. */
const namesUs = (reply: string, enhanced: string) =>
  /\.(?:1\.8|7\.2[0-7])$/.test(enhanced) ||
  /reputation/i.test(reply.slice(0, READ_MAX)) ||
  replyFeatures({ code: undefined, enhanced, text: reply }).has('blocklist:');

const READ_MAX = 2_000;

/** One session asked about too many. */
const SESSION_LIMIT = /too many (?:recipients|rcpt)|recipients? (?:limit|per)|one recipient/;
const GREYLISTED = /gr[ea]y ?-?list|try again|try later|please retry|come back later/;

function meaningOfWords(reply: string, isTransient: boolean, weights: ReplyWeights): ReplyMeaning {
  const refusal = quotedRefusal(reply) ?? { code: undefined, enhanced: '', text: reply };
  const odds = Object.entries(classifyFeatures(weights, replyFeatures(refusal)) ?? {}) as [ReplyClass, number][];
  const [name, likely] = odds.toSorted(([, one], [, other]) => other - one)[0] ?? (['unstated', 1] as const);
  const isSure = likely >= (name === 'user_unknown' ? SURE_OF_NO_USER : SURE);
  // RFC 3463, 3.8: X.7.Z is security or policy.
  const unsure = refusal.enhanced.slice(1).startsWith('.7.') ? 'content_refused' : 'unstated';
  return MEANINGS[isSure ? name : unsure][isTransient ? 1 : 0];
}
