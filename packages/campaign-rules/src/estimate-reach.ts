import type { Round, Tracking } from './campaign.ts';
import { judgeCondition, type OpenState } from './judge-condition.ts';

/** What became of one mail, as shares: a person opened it; whoever got it replied, bounced or left and gets no other. */
export type MailRates = { opened: number; stopped: number };

/** Where everybody who got the first round stands when another one is due; they add up to those. */
export type RoundReach = {
  /** Of the others, who gets it. */
  gets: number;
  notOpened: number;
  unknown: number;
  opened: number;
  stopped: number;
};

type LetterShare = { weight: number; isPlainText: boolean };
type EstimatedRound = Pick<Round, 'condition' | 'scope'> & { variants: readonly LetterShare[] };

/** People of whom the same can be said: in all rounds they got, and in the last of them. */
type Group = { people: number; ever: OpenState; last: OpenState };

/**
 * How many of those who enter get each round, if they do as people did before. Whether somebody gets a round is judged by
 * the rule that sends.
 */
export function estimateReach(
  entering: number,
  rounds: readonly EstimatedRound[],
  { opens, unknownOpens }: Tracking,
  rates: MailRates,
): RoundReach[] {
  let groups: Group[] = [];
  let stopped = 0;
  return rounds.map((round, index) => {
    const isFirst = index === 0;
    const due = isFirst ? [{ people: entering, ever: 'notOpened' as const, last: 'notOpened' as const }] : groups;
    const getsIt = ({ ever, last }: Group) =>
      isFirst || judgeCondition(round, [toSent(ever), toSent(last)], unknownOpens) === 'send';
    const got = due.filter(getsIt);
    const standing = standingOf(due, round, entering, stopped);
    const gets = sum(got);
    stopped += gets * rates.stopped;
    const unseen = opens ? plainShare(round.variants) : 1;
    const shares: [OpenState, number][] = [
      ['opened', (1 - unseen) * rates.opened],
      ['unknown', unseen],
      ['notOpened', (1 - unseen) * (1 - rates.opened)],
    ];
    const after = got.flatMap(({ people, ever }) =>
      shares.map(([last, share]) => ({
        people: people * (1 - rates.stopped) * share,
        ever: isFirst ? last : together(ever, last),
        last,
      })),
    );
    groups = merge([...due.filter((group) => !got.includes(group)), ...after]);
    return { ...standing, gets: Math.round(gets) };
  });
}

const toSent = (open: OpenState) => ({ round: 0, open });

const sum = (groups: readonly Group[]) => groups.reduce((all, { people }) => all + people, 0);

/** Rounded so that nobody is lost: what is left over is among those who are gone. */
function standingOf(due: readonly Group[], { scope }: EstimatedRound, entering: number, stopped: number) {
  const count = (open: OpenState) =>
    Math.round(sum(due.filter(({ ever, last }) => (scope === 'previous' ? last : ever) === open)));
  const [opened, unknown] = [count('opened'), count('unknown')];
  const notOpened = stopped === 0 ? Math.round(entering) - opened - unknown : count('notOpened');
  return { notOpened, unknown, opened, stopped: Math.max(0, Math.round(entering) - notOpened - unknown - opened) };
}

/** Of the letters of a round, those whose opens nobody can see. */
function plainShare(variants: readonly LetterShare[]): number {
  const all = variants.reduce((total, { weight }) => total + weight, 0);
  if (all === 0) return 0;
  return variants.reduce((total, { weight, isPlainText }) => total + (isPlainText ? weight : 0), 0) / all;
}

function together(ever: OpenState, last: OpenState): OpenState {
  if (ever === 'opened' || last === 'opened') return 'opened';
  return ever === 'unknown' || last === 'unknown' ? 'unknown' : 'notOpened';
}

function merge(groups: readonly Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups) {
    const key = `${group.ever} ${group.last}`;
    const known = merged.get(key);
    merged.set(key, known ? { ...known, people: known.people + group.people } : group);
  }
  return [...merged.values()];
}
