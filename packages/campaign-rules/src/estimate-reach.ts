import type { Round, Tracking } from './campaign.ts';
import { type ClickState, judgeCondition, type OpenState, type SentRound } from './judge-condition.ts';

/**
 * What became of one mail, as shares: a person opened it, or followed a link of it; its recipient replied, bounced or left
 * and gets no other.
 */
export type MailRates = { opened: number; clicked: number; stopped: number };

/**
 * Where everybody who got the first round stands when another one is due; they add up to those. `did`: they did what the
 * round's condition asks about, be it to open or to click, or their field says so.
 */
export type RoundReach = {
  /** Of the others, who gets it. */
  gets: number;
  didNot: number;
  unknown: number;
  did: number;
  stopped: number;
};

/** People whose fields answer all rounds alike; `holds` by round. */
export type FieldGroup = { holds: readonly boolean[]; leads: number };

type VariantShare = { weight: number; isPlainText: boolean };
type EstimatedRound = Pick<Round, 'condition' | 'scope'> & { variants: readonly VariantShare[] };

type MailState = Pick<SentRound, 'open' | 'click'>;
/** People of whom the same can be said: in all rounds they got, and in the last of them. */
type Group = { people: number; ever: MailState; last: MailState; fields: number };

const NOTHING_YET: MailState = { open: 'notOpened', click: 'notClicked' };

/**
 * How many of those who enter get each round, if they do as people did before. Whether a lead gets a round is judged by
 * the rule that sends; what their fields say is counted, not guessed.
 */
export function estimateReach(
  entering: number,
  rounds: readonly EstimatedRound[],
  tracking: Tracking,
  rates: MailRates,
  fieldGroups: readonly FieldGroup[] = [],
): RoundReach[] {
  const fields = fieldGroups.length > 0 ? fieldGroups : [{ holds: [], leads: 1 }];
  const counted = fields.reduce((sum, { leads }) => sum + leads, 0) || 1;
  let groups: Group[] = fields.map(({ leads }, place) => ({
    people: (entering * leads) / counted,
    ever: NOTHING_YET,
    last: NOTHING_YET,
    fields: place,
  }));
  let stopped = 0;
  return rounds.map((round, index) => {
    const isFirst = index === 0;
    const saysField = (group: Group) => fields[group.fields]?.holds[index] ?? false;
    const getsIt = (group: Group) => {
      if (isFirst) return true;
      if (round.condition === 'field') return saysField(group);
      const earlier = [group.ever, group.last].map((state) => ({ round: 0, ...state }));
      return judgeCondition(round, { earlier }, tracking.unknownOpens) === 'send';
    };
    const got = new Set(groups.filter(getsIt));
    const answers = answersOf(groups, round, saysField, { entering, stopped });
    const gets = sum([...got]);
    stopped += gets * rates.stopped;
    const shares = sharesOf(round.variants, tracking, rates);
    const after = [...got].flatMap(({ people, ever, fields: place }) =>
      shares.map(([last, share]) => ({
        people: people * (1 - rates.stopped) * share,
        ever: isFirst ? last : together(ever, last),
        last,
        fields: place,
      })),
    );
    groups = merge([...groups.filter((group) => !got.has(group)), ...after]);
    return { ...answers, gets: Math.round(gets) };
  });
}

const sum = (groups: readonly Group[]) => groups.reduce((all, { people }) => all + people, 0);

type Answer = 'did' | 'didNot' | 'unknown';
const ANSWERS: Record<OpenState | ClickState, Answer> = {
  opened: 'did',
  clicked: 'did',
  notOpened: 'didNot',
  notClicked: 'didNot',
  unknown: 'unknown',
};

/** Rounded so that nobody is lost: what is left over is among those who are gone. */
function answersOf(
  due: readonly Group[],
  { condition, scope }: EstimatedRound,
  saysField: (group: Group) => boolean,
  { entering, stopped }: { entering: number; stopped: number },
) {
  const asksClicks = condition === 'clicked' || condition === 'notClicked';
  const answerOf = (group: Group): Answer => {
    if (condition === 'field') return saysField(group) ? 'did' : 'didNot';
    const { open, click } = scope === 'previous' ? group.last : group.ever;
    return ANSWERS[asksClicks ? click : open];
  };
  const count = (answer: Answer) => Math.round(sum(due.filter((group) => answerOf(group) === answer)));
  const [did, unknown] = [count('did'), count('unknown')];
  const didNot = stopped === 0 ? Math.round(entering) - did - unknown : count('didNot');
  return { didNot, unknown, did, stopped: Math.max(0, Math.round(entering) - didNot - unknown - did) };
}

/** What becomes of a mail of these variants, as far as it is seen. A recipient who follows a link has opened it. */
function sharesOf(
  variants: readonly VariantShare[],
  { opens, clicks }: Tracking,
  { opened, clicked }: MailRates,
): [MailState, number][] {
  const plain = plainShare(variants);
  const follows = Math.min(clicked, 1);
  const reads = Math.max(opened, follows);
  const seen = (open: OpenState, click: ClickState): MailState => ({
    open: opens ? open : 'unknown',
    click: clicks ? click : 'unknown',
  });
  return [
    [seen('opened', 'clicked'), (1 - plain) * follows],
    [seen('opened', 'notClicked'), (1 - plain) * (reads - follows)],
    [seen('notOpened', 'notClicked'), (1 - plain) * (1 - reads)],
    [{ open: 'unknown', click: 'unknown' }, plain],
  ];
}

/** Of the variants of a round, those whose opens and clicks nobody can see. */
function plainShare(variants: readonly VariantShare[]): number {
  const all = variants.reduce((total, { weight }) => total + weight, 0);
  if (all === 0) return 0;
  return variants.reduce((total, { weight, isPlainText }) => total + (isPlainText ? weight : 0), 0) / all;
}

/** As the rule that sends folds them. */
function together(ever: MailState, last: MailState): MailState {
  const [opens, clicks] = [
    [ever.open, last.open],
    [ever.click, last.click],
  ];
  const isSeen = clicks.includes('notClicked');
  return {
    open: opens.includes('opened') ? 'opened' : opens.includes('unknown') ? 'unknown' : 'notOpened',
    click: clicks.includes('clicked') ? 'clicked' : isSeen ? 'notClicked' : 'unknown',
  };
}

function merge(groups: readonly Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups) {
    const { ever, last, fields } = group;
    const key = `${fields} ${ever.open} ${ever.click} ${last.open} ${last.click}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, people: known.people + group.people } : group);
  }
  return [...merged.values()];
}
