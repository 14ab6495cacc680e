import { isTelling } from '../replies/reply-features.ts';
import type { ReplyWeights } from '../replies/reply-model.ts';
import { REPLY_WEIGHTS } from '../replies/reply-weights.ts';
import type { SmtpStage } from '../replies/smtp-stage.ts';
import { type BounceReason, type Circumstances, createRefusalReader, type RefusalVerdict } from './judge-refusal.ts';

/** What is known of one failed delivery. */
export type Failure = {
  address: string;
  /** The words of the server, then those of the notice: what was said nearest comes first. */
  texts: readonly string[];
  /** The status field of RFC 3464, 2.3.4; empty where there is none. */
  status: string;
  isDelayed: boolean;
};

export type Judgement = { reason: BounceReason; hard: boolean; status: string };

export const judgeFailure = (failure: Failure, weights: ReplyWeights = REPLY_WEIGHTS): Judgement =>
  createFailureJudge(weights)(failure);

/** One judge for all recipients of a notice. */
export function createFailureJudge(weights: ReplyWeights = REPLY_WEIGHTS): (failure: Failure) => Judgement {
  const reader = createRefusalReader(weights);
  return ({ texts, status, isDelayed }) => {
    const said = texts.filter((text) => text.trim() !== '');
    const stage = said.map(reader.stageIn).find((found) => found !== undefined);
    const verdict = mostTelling(said, { status, stage });
    const enhanced = [verdict?.enhanced ?? '', ...said.map(reader.statusIn), status].find(isTelling) ?? status;
    const reason = reasonOf(verdict?.reason ?? 'other', said, isDelayed);
    return { reason, hard: !isDelayed && isHard(reason, enhanced, stage), status: enhanced };
  };

  /** A reply that is quoted tells more than the sentences around it, and a status alone the least. */
  function mostTelling(texts: readonly string[], circumstances: Circumstances): RefusalVerdict | undefined {
    const verdicts: RefusalVerdict[] = [];
    for (const judge of [reader.judgeQuoted, reader.judgeSentences]) {
      for (const text of texts) {
        const found = judge(text, circumstances);
        if (found) verdicts.push(found);
        if (found && isSure(found)) return found;
      }
    }
    const status = reader.judgeStatus(circumstances);
    if (status) verdicts.push(status);
    return verdicts.find(({ reason }) => reason !== 'other') ?? verdicts[0];
  }
}

/** Below this another text is asked too. */
const SURE = 0.4;
const isSure = ({ is, odds }: RefusalVerdict) => is !== 'unstated' && odds >= SURE;

/** A name server that did not answer says nothing of the name: what Postfix writes for it, and others after it. */
const ASK_AGAIN = /not found, try again|temporary (?:dns|lookup|name server)|servfail/i;
const READ_MAX = 4_000;

function reasonOf(reason: BounceReason, said: string[], isDelayed: boolean): BounceReason {
  if (reason === 'other' && isDelayed) return 'temporary';
  if (reason === 'host_unknown' && said.some((text) => ASK_AGAIN.test(text.slice(0, READ_MAX)))) return 'temporary';
  return reason;
}

/**
 * Only a bad address is hard: what blocks, fills or delays may be over tomorrow. "No such user" under a status of
 * another subject (RFC 3463, 3) is believed of a recipient that was refused; a name that is not found may be found again
 * where the code says so.
 */
function isHard(reason: BounceReason, enhanced: string, stage: SmtpStage | undefined): boolean {
  if (reason === 'host_unknown') return !enhanced.startsWith('4');
  return reason === 'user_unknown' && (stage === 'rcpt' || !/^[45]\.(?:2\.1|7\.\d+)$/.test(enhanced));
}
