import { NAME_MAX, ROUNDS_MAX } from '@outrider/campaign-rules/campaign';
import { fieldTrouble } from '@outrider/campaign-rules/check-condition';
import type { Draft } from './draft.ts';

export const STEPS = ['leads', 'sequence', 'schedule', 'review'] as const;
export type Step = (typeof STEPS)[number];

/** Names of the texts, all under `error`. */
export type StepProblem =
  | 'nameBlank'
  | 'nameLong'
  | 'noLead'
  | 'noSubject'
  | 'noRound'
  | 'tooManyRounds'
  | 'conditionNoField'
  | 'conditionNoValue'
  | 'noSender'
  | 'noStartDate'
  | 'noEndDate'
  | 'endsBeforeStart'
  | 'noDay';

/** What keeps the user from going on to the next step; nothing when all is there. */
export function checkStep(step: Step, { name, rounds, settings }: Draft, leads: number): StepProblem | undefined {
  const { schedule, senders } = settings;
  switch (step) {
    case 'leads':
      if (name.trim() === '') return 'nameBlank';
      if (name.length > NAME_MAX) return 'nameLong';
      return leads === 0 ? 'noLead' : undefined;
    case 'sequence':
      if (rounds.length === 0) return 'noRound';
      if (rounds.length > ROUNDS_MAX) return 'tooManyRounds';
      if (!rounds[0]?.variants.every(({ subject }) => subject.trim() !== '')) return 'noSubject';
      return conditionProblem(rounds);
    case 'schedule':
      if (senders.mailboxIds.length + senders.tagIds.length === 0) return 'noSender';
      if (schedule.startDay === '') return 'noStartDate';
      if (schedule.endDay === '' || schedule.endDay === null) return 'noEndDate';
      if (schedule.endDay < schedule.startDay) return 'endsBeforeStart';
      return schedule.days.length === 0 ? 'noDay' : undefined;
    case 'review':
      return undefined;
  }
}

/** The first round whose condition on a field is not written to its end. */
export const unwrittenCondition = (rounds: Draft['rounds']): number =>
  rounds.findIndex((round, at) => at > 0 && fieldTrouble(round, undefined) !== undefined);

function conditionProblem(rounds: Draft['rounds']): StepProblem | undefined {
  const round = rounds[unwrittenCondition(rounds)];
  if (!round) return undefined;
  return fieldTrouble(round, undefined) === 'noValue' ? 'conditionNoValue' : 'conditionNoField';
}

/** The first step before this one that is not done, with what it lacks. */
export function blockedBefore(
  step: Step,
  draft: Draft,
  leads: number,
): { step: Step; problem: StepProblem } | undefined {
  for (const before of STEPS.slice(0, STEPS.indexOf(step))) {
    const problem = checkStep(before, draft, leads);
    if (problem) return { step: before, problem };
  }
  return undefined;
}
