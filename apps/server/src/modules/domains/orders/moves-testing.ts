import fc from 'fast-check';
import type { PaysWith } from './begin-payment.ts';
import type { Move } from './play-order-testing.ts';

const someOutcome = fc.constantFrom(
  'well' as const,
  'well' as const,
  'refuses' as const,
  'later' as const,
  'unclearDone' as const,
  'unclearNotDone' as const,
  'breaks' as const,
  'diesBefore' as const,
  'diesAfter' as const,
);

const someMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: someOutcome.map((outcome): Move => ({ move: 'outcome', outcome })) },
  { weight: 4, arbitrary: fc.constant<Move>({ move: 'work' }) },
  { weight: 2, arbitrary: fc.constant<Move>({ move: 'notified' }) },
  { weight: 3, arbitrary: fc.constant<Move>({ move: 'pay' }) },
  { weight: 1, arbitrary: fc.constant<Move>({ move: 'decline' }) },
  { weight: 1, arbitrary: fc.constant<Move>({ move: 'cancel' }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 1_600 }).map((minutes): Move => ({ move: 'wait', minutes })) },
);

export const somePaysWith = fc.constantFrom<PaysWith>('page', 'cardOnFile');

/** In most of them the buyer pays early, in a world where calls fail, or there would be little to see. */
export const someMoves: fc.Arbitrary<Move[]> = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.array(someOutcome, { maxLength: 10 }),
    fc.array(someMove, { maxLength: 20 }),
  )
  .map(([chance, outcomes, moves]) => [
    ...outcomes.map((outcome): Move => ({ move: 'outcome', outcome })),
    ...(chance > 0 ? [{ move: 'pay' as const }] : []),
    ...moves,
  ]);
