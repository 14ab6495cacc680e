import { codesIn, quotedRefusal, sentencesIn } from '../replies/find-replies.ts';
import type { ReplyClass } from '../replies/reply-class.ts';
import { isTelling, type RefusalText, replyFeatures } from '../replies/reply-features.ts';
import { classifyFeatures, type ReplyWeights } from '../replies/reply-model.ts';
import { findStage, type SmtpStage } from '../replies/smtp-stage.ts';

export type BounceReason =
  | 'user_unknown'
  | 'host_unknown'
  | 'mailbox_full'
  | 'disabled'
  | 'too_big'
  | 'policy'
  | 'temporary'
  | 'other';

/** What a text says, how sure that is, and by which status code. */
export type RefusalVerdict = { is: ReplyClass; reason: BounceReason; odds: number; enhanced: string };

export type Circumstances = { status: string; stage: SmtpStage | undefined };

/** Looks at each text once: a notice to ten thousand recipients is read for all of them. */
export function createRefusalReader(weights: ReplyWeights) {
  const quoted = memoize(quotedRefusal);
  const sentences = memoize((text: string) => sentencesIn(text).map(readSentence));
  return {
    stageIn: memoize(findStage),
    statusIn: memoize((text: string) => codesIn(text).enhanced),
    /** The reply that a text quotes. */
    judgeQuoted: (text: string, { status, stage }: Circumstances): RefusalVerdict | undefined => {
      const refusal = quoted(text);
      return refusal && judge(withStatus(refusal, status), stage);
    },
    /** Its most telling sentence. */
    judgeSentences: (text: string, { stage }: Circumstances): RefusalVerdict | undefined =>
      sentences(text)
        .flatMap((read) => read(stage) ?? [])
        .filter(({ is }) => is !== 'unstated')
        .reduce<RefusalVerdict | undefined>((best, one) => (best && best.odds >= one.odds ? best : one), undefined),
    judgeStatus: ({ status, stage }: Circumstances): RefusalVerdict | undefined =>
      isTelling(status) ? judge({ code: undefined, enhanced: status, text: '' }, stage) : undefined,
  };

  function readSentence(text: string) {
    return memoize((stage: SmtpStage | undefined) => judge({ code: undefined, enhanced: '', text }, stage));
  }

  function judge(refusal: RefusalText, stage: SmtpStage | undefined): RefusalVerdict | undefined {
    const odds = classifyFeatures(weights, replyFeatures(refusal));
    if (!odds) return undefined;
    const reasons = new Map<BounceReason, RefusalVerdict & { most: number }>();
    for (const [name, value] of Object.entries(odds) as [ReplyClass, number][]) {
      const is = atStage(name, stage, refusal);
      const reason = REASONS[is];
      const { odds: sum, most, is: main } = reasons.get(reason) ?? { odds: 0, most: 0, is };
      const mostOf = value > most ? { is, most: value } : { is: main, most };
      reasons.set(reason, { ...mostOf, reason, odds: sum + value, enhanced: refusal.enhanced });
    }
    return [...reasons.values()].reduce((best, one) => (one.odds > best.odds ? one : best));
  }
}

const REASONS: Record<ReplyClass, BounceReason> = {
  user_unknown: 'user_unknown',
  moved: 'user_unknown',
  host_unknown: 'host_unknown',
  mailbox_full: 'mailbox_full',
  disabled: 'disabled',
  too_big: 'too_big',
  ip_blocked: 'policy',
  no_reverse_dns: 'policy',
  sender_refused: 'policy',
  content_refused: 'policy',
  relay_denied: 'policy',
  rate_limited: 'temporary',
  temporary: 'temporary',
  system_error: 'other',
  unstated: 'other',
};

const OF_RECIPIENT: readonly ReplyClass[] = ['user_unknown', 'moved', 'mailbox_full', 'disabled', 'host_unknown'];

/** RFC 5321, 3.3: until RCPT no recipient is known, and after DATA it has been taken. */
function atStage(name: ReplyClass, stage: SmtpStage | undefined, { enhanced, text }: RefusalText): ReplyClass {
  if (stage === 'connect' || stage === 'mail') return OF_RECIPIENT.includes(name) ? 'sender_refused' : name;
  if (name !== 'user_unknown' || isOfMailbox(enhanced)) return name;
  return stage === 'data' || isNameless(text) ? 'content_refused' : name;
}

/** RFC 3463, 3.2 */
const isOfMailbox = (enhanced: string) => /^[45]\.1\.1$/.test(enhanced);

/** Named no recipient where its form has one: said of the message, when no recipient was current. */
const isNameless = (text: string) => /(?:^|\s)[45]\d\d:?\s{1,3}:\s/.test(text);

const withStatus = (refusal: RefusalText, status: string): RefusalText => ({
  ...refusal,
  enhanced: isTelling(refusal.enhanced) || status === '' ? refusal.enhanced : status,
});

function memoize<K, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, { value: V }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}
