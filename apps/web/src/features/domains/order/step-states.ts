import type { Order, OrderItem, OrderKind, OrderLog, OrderStep } from '../../../api/domains.ts';
import type { Tone } from '../../../ui/tag.tsx';

export type StepState = 'done' | 'now' | 'waits' | 'failed' | 'open' | 'skipped';

export function stepKey<S extends OrderLog['step']>(step: S, kind: OrderKind) {
  if (kind === 'renewal' && step === 'registered') return 'step.renewed' as const;
  // Warmed-up mailboxes are there already.
  if (kind === 'warmed' && step === 'mailboxesCreated') return 'step.handedOver' as const;
  return `step.${step}` as const;
}

/** Waits that are more than the next answer: a person has to act first. */
const HOLDS: readonly NonNullable<OrderItem['waiting']>['for'][] = ['payment', 'registrarDoubt', 'yourRecords'];

const isHeld = ({ waiting }: OrderItem) => waiting !== null && (HOLDS.includes(waiting.for) || waiting.tries > 1);

/** Each step of a domain as it is drawn. After a failure there is nothing to come. */
export function stepStates(
  item: OrderItem,
  isOver: boolean,
): { step: OrderStep; doneAt: string | null; state: StepState }[] {
  const next = item.steps.find(({ doneAt, isSkipped }) => doneAt === null && !isSkipped)?.step;
  return item.steps.map(({ step, doneAt, isSkipped }) => {
    const state = ((): StepState => {
      if (isSkipped) return 'skipped';
      if (doneAt !== null) return 'done';
      if (step !== next) return 'open';
      if (item.failedFor !== null) return 'failed';
      if (isOver) return 'open';
      return isHeld(item) ? 'waits' : 'now';
    })();
    return { step, doneAt, state };
  });
}

export const ORDER_TONES: Record<Order['state'], Tone> = {
  waitingForPayment: 'amber',
  inProgress: 'blue',
  ready: 'green',
  partlyFailed: 'amber',
  failed: 'red',
  cancelled: 'grey',
};

export const isOver = ({ state }: Pick<Order, 'state'>) => state === 'cancelled' || state === 'failed';

const hasDone = (item: OrderItem, wanted: OrderStep) =>
  item.steps.some(({ step, doneAt }) => step === wanted && doneAt !== null);

export const countDone = (items: readonly OrderItem[], step: OrderStep) =>
  items.filter((item) => hasDone(item, step)).length;

/** While nothing is registered. What is being asked for at that moment decides; the server has the last word. */
export const canBeCancelled = ({ state, items }: Order) =>
  (state === 'waitingForPayment' || state === 'inProgress') &&
  items.every((item) => !hasDone(item, 'registered') && !hasDone(item, 'captured'));
