import { readSmtpReply } from '@outrider/mail-kit/replies/smtp-reply';
import type { CatchAllTest } from './catch-all-test.ts';
import type { Said, Silence } from './ports.ts';
import { meaningOfReply, type ReplyMeaning } from './reply-meaning.ts';
import type { Reason } from './verdict.ts';

/** What a reply about a name nobody has leads to. */
export function readCatchAllTest(said: Said[]): CatchAllTest {
  const replies = said.flatMap((one) => (one.kind === 'reply' ? [one.text] : []));
  const meanings = replies.map(meaningOfReply);
  if (meanings.some(isYes)) return { kind: 'acceptsEverybody' };
  const words = replies.map((reply) => readSmtpReply(reply).words);
  const wasRefused = meanings.length > 0 && meanings.every((meaning) => REFUSES_A_STRANGER.has(meaning));
  return wasRefused ? { kind: 'refuses', words } : { kind: 'nothingLearned', words };
}

const isYes = (meaning: ReplyMeaning) => meaning === 'accepted' || meaning === 'forwards' || meaning === 'busy';

const REFUSES_A_STRANGER: ReadonlySet<ReplyMeaning> = new Set([
  'noSuchUser',
  'unclear',
  'moved',
  'disabled',
  'relayRefused',
]);

export type NextStep =
  | { kind: 'settled'; reason: Reason }
  /** Ask about names nobody has first. */
  | { kind: 'needsCatchAllTest' }
  /** Ask again later; this is the reason if later never comes. */
  | { kind: 'later'; reason: Reason }
  /** Ask again in a conversation of its own. */
  | { kind: 'alone' };

/**
 * From what the host said about an address to its verdict. `catchAllTest` is undefined while it was not asked for; `meaning`
 * is the reply's, for those who have read it already.
 */
export function decide(
  reply: string,
  catchAllTest: CatchAllTest | undefined,
  meaning: ReplyMeaning = meaningOfReply(reply),
): NextStep {
  switch (meaning) {
    case 'accepted':
      return withCatchAllTest(catchAllTest, () => acceptedAgainst(catchAllTest));
    case 'forwards':
      return settled('forwards');
    case 'busy':
      return settled('busyMailbox');
    case 'cannotVerify':
    case 'noSuchUser':
    case 'full':
    case 'disabled':
    case 'moved':
    case 'ourAddressBlocked':
    case 'ourReverseName':
    case 'ourSender':
    case 'policy':
      return settled(meaning);
    case 'relayRefused':
      return withCatchAllTest(catchAllTest, () =>
        isSameForAll(reply, catchAllTest) ? 'mailHostsNotForDomain' : 'refusedByContrast',
      );
    // A refusal whose words say nothing: it is about this mailbox if a name nobody has gets another answer.
    case 'unclear':
    case 'systemTrouble':
      return withCatchAllTest(catchAllTest, () =>
        isSameForAll(reply, catchAllTest) ? 'sameForEverybody' : 'refusedByContrast',
      );
    case 'sessionLimit':
      return { kind: 'alone' };
    case 'greylisted':
      return { kind: 'later', reason: 'greylisted' };
    case 'tlsWanted':
      return settled('tlsFailed');
    case 'temporary':
      return { kind: 'later', reason: 'temporary' };
  }
}

const settled = (reason: Reason): NextStep => ({ kind: 'settled', reason });

const withCatchAllTest = (catchAllTest: CatchAllTest | undefined, reasonAgainst: () => Reason): NextStep =>
  catchAllTest === undefined ? { kind: 'needsCatchAllTest' } : settled(reasonAgainst());

function acceptedAgainst(catchAllTest: CatchAllTest | undefined): Reason {
  if (catchAllTest?.kind === 'refuses') return 'accepted';
  return catchAllTest?.kind === 'acceptsEverybody' ? 'acceptsEverybody' : 'unproven';
}

function isSameForAll(reply: string, catchAllTest: CatchAllTest | undefined): boolean {
  if (catchAllTest === undefined || catchAllTest.kind === 'acceptsEverybody') return false;
  return catchAllTest.words.length === 0 || catchAllTest.words.includes(readSmtpReply(reply).words);
}

/** What becomes of an address when its host stays silent to the end. */
export const REASON_OF_SILENCE: Record<Silence, Reason> = {
  unreachable: 'mailHostsUnreachable',
  refused: 'mailHostsUnreachable',
  timedOut: 'timedOut',
  closed: 'connectionLost',
  tls: 'tlsFailed',
  noUnicode: 'unicodeNotTaken',
};

/** What a refusal before RCPT says: it cannot be about an address nobody has named yet. */
export function decideRefusal(reply: string): { reason: Reason; isFinal: boolean } {
  const meaning = meaningOfReply(reply);
  if (meaning === 'ourAddressBlocked' || meaning === 'ourReverseName' || meaning === 'ourSender') {
    return { reason: meaning, isFinal: true };
  }
  const isLater = meaning === 'greylisted' || meaning === 'temporary' || meaning === 'sessionLimit';
  return isLater ? { reason: 'temporary', isFinal: false } : { reason: 'refusedBeforeAsked', isFinal: true };
}
