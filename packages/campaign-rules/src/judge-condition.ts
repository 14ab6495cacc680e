import type { Round, UnknownPolicy } from './campaign.ts';
import { type FieldValues, judgeField } from './judge-field.ts';

/** Whether a person opened a round's mail. Machines alone leave it `notOpened`; `unknown` is what nobody can see. */
export type OpenState = 'opened' | 'notOpened' | 'unknown';

/** Whether a person followed a link of it, told apart in the same way. */
export type ClickState = 'clicked' | 'notClicked' | 'unknown';

/** A round that went out, oldest first. */
export type SentRound = { round: number; open: OpenState; click: ClickState };

/** What a condition is judged by. `values`: of the fields that conditions ask about, as they are now. */
export type ConditionFacts = { earlier: readonly SentRound[]; values?: FieldValues | undefined };

export type RoundVerdict = 'send' | 'skip';

/**
 * Whether a lead gets a round, asked when it is due. A lead that answered, bounced or left is stopped before this is asked.
 * A condition that is false skips the round; the next one is asked about then.
 */
export function judgeCondition(
  round: Pick<Round, 'condition' | 'scope' | 'field'>,
  { earlier, values = {} }: ConditionFacts,
  unknownOpens: UnknownPolicy,
): RoundVerdict {
  const looked = round.scope === 'previous' ? earlier.slice(-1) : earlier;
  return holds(round, looked, values, unknownOpens) ? 'send' : 'skip';
}

function holds(
  { condition, field }: Pick<Round, 'condition' | 'field'>,
  looked: readonly SentRound[],
  values: FieldValues,
  unknownOpens: UnknownPolicy,
): boolean {
  switch (condition) {
    case 'all':
      return true;
    case 'field':
      return field !== undefined && judgeField(field, values);
    case 'clicked':
    case 'notClicked':
      // Of clicks nobody could see neither is said.
      return foldClicks(looked) === condition;
    case 'openNotReply':
    case 'notOpen': {
      const open = foldOpens(looked.map((sent) => sent.open));
      if (open === 'unknown' && unknownOpens === 'skip') return false;
      const hasOpened = open === 'opened' || (open === 'unknown' && unknownOpens === 'asOpen');
      return hasOpened === (condition === 'openNotReply');
    }
  }
}

/** One that is known to be opened decides; else one nobody could see leaves it open. */
function foldOpens(opens: readonly OpenState[]): OpenState {
  if (opens.includes('opened')) return 'opened';
  return opens.includes('unknown') ? 'unknown' : 'notOpened';
}

/** The same, but that one mail whose links could be seen is enough to say that none was followed. */
function foldClicks(sent: readonly SentRound[]): ClickState {
  const clicks = sent.map(({ click }) => click);
  if (clicks.includes('clicked')) return 'clicked';
  return clicks.includes('notClicked') || clicks.length === 0 ? 'notClicked' : 'unknown';
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

/** What can be said about clicks: links of a plain text are not led through our address. */
export const clickStateOf = (facts: {
  tracksClicks: boolean;
  isPlainText: boolean;
  personClicks: number;
}): ClickState => {
  if (facts.personClicks > 0) return 'clicked';
  return facts.tracksClicks && !facts.isPlainText ? 'notClicked' : 'unknown';
};
