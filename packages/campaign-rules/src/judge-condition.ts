import type { Round, UnknownPolicy } from './campaign.ts';

/** Whether a person opened a round's mail. Machines alone leave it `notOpened`; `unknown` is what nobody can see. */
export type OpenState = 'opened' | 'notOpened' | 'unknown';

/** A round that went out, oldest first. */
export type SentRound = { round: number; open: OpenState };

export type RoundVerdict = 'send' | 'skip';

/**
 * Whether somebody gets a round, asked when it is due. Whoever answered, bounced or left is stopped before this is asked.
 * A condition that is false skips the round; the next one is asked about then.
 */
export function judgeCondition(
  { condition, scope }: Pick<Round, 'condition' | 'scope'>,
  earlier: readonly SentRound[],
  unknownOpens: UnknownPolicy,
): RoundVerdict {
  if (condition === 'all') return 'send';
  const looked = scope === 'previous' ? earlier.slice(-1) : earlier;
  const open = foldOpens(looked.map((sent) => sent.open));
  if (open === 'unknown' && unknownOpens === 'skip') return 'skip';
  const hasOpened = open === 'opened' || (open === 'unknown' && unknownOpens === 'asOpen');
  return hasOpened === (condition === 'openNotReply') ? 'send' : 'skip';
}

/** One that is known to be opened decides; else one nobody could see leaves it open. */
function foldOpens(opens: readonly OpenState[]): OpenState {
  if (opens.includes('opened')) return 'opened';
  return opens.includes('unknown') ? 'unknown' : 'notOpened';
}

/** What can be said about opens of a mail before anybody looked at its pixel. */
export const openStateOf = (facts: {
  tracksOpens: boolean;
  isPlainText: boolean;
  /** The domain is known to load no pictures. */
  blocksImages: boolean;
  personOpens: number;
}): OpenState => {
  if (facts.personOpens > 0) return 'opened';
  return facts.tracksOpens && !facts.isPlainText && !facts.blocksImages ? 'notOpened' : 'unknown';
};
