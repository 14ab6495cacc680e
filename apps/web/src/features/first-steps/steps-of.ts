import type { FirstSteps } from '@outrider/contract/first-steps';

const PRACTICE_STEPS = ['mailboxes', 'people', 'campaign', 'launch', 'watch', 'answer'] as const;
const LIVE_STEPS = ['mailboxes', 'records', 'people', 'verification', 'launch'] as const;
export type StepKey = (typeof PRACTICE_STEPS)[number] | (typeof LIVE_STEPS)[number];

export type FirstStep = {
  key: StepKey;
  isDone: boolean;
  /** When it was done, where that is known. */
  at: string | null;
};

/** About how many seconds each takes a user who reads what stands there. */
const SECONDS: Record<StepKey, number> = {
  mailboxes: 30,
  records: 300,
  people: 30,
  verification: 120,
  campaign: 60,
  launch: 30,
  watch: 60,
  answer: 60,
};

/** What there is to do, in its order, and what is done, by what there is. `isArriving`: people are on their way. */
export function stepsOf(facts: FirstSteps, world: 'box' | 'live', isArriving = false): FirstStep[] {
  const { mailboxes, contacts, campaign, replies } = facts;
  const done: Record<StepKey, Omit<FirstStep, 'key'>> = {
    mailboxes: { isDone: mailboxes.count > 0, at: null },
    records: { isDone: mailboxes.count > 0 && mailboxes.failing + mailboxes.unchecked === 0, at: null },
    people: { isDone: contacts.count > 0 && !isArriving, at: null },
    verification: { isDone: contacts.isVerified, at: null },
    campaign: { isDone: campaign !== null, at: campaign?.createdAt ?? null },
    launch: { isDone: campaign !== null && campaign.launchedAt !== null, at: campaign?.launchedAt ?? null },
    watch: { isDone: replies.count > 0, at: replies.firstAt },
    answer: { isDone: replies.answered > 0, at: null },
  };
  return (world === 'box' ? PRACTICE_STEPS : LIVE_STEPS).map((key) => ({ key, ...done[key] }));
}

/** The first that is not done; nothing where all are. */
export const nextStep = (steps: readonly FirstStep[]): StepKey | undefined => steps.find(({ isDone }) => !isDone)?.key;

/** There are steps to do, and no second campaign was launched yet. */
export const isNewcomer = (facts: FirstSteps, world: 'box' | 'live'): boolean =>
  facts.launches < 2 && nextStep(stepsOf(facts, world)) !== undefined;

export const minutesLeft = (steps: readonly FirstStep[]): number =>
  Math.ceil(steps.filter(({ isDone }) => !isDone).reduce((sum, { key }) => sum + SECONDS[key], 0) / 60);
