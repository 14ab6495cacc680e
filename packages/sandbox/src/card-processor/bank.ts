import type { ChargeTrouble } from '@outrider/contract/sandbox/cards';
import type { PaymentError } from './shapes.ts';
import { refusalOf, type TryCard } from './try-cards.ts';

/** The bank behind every card, beside what a card's number says of it. */
export type Bank = {
  trouble(): ChargeTrouble;
  setTrouble(trouble: ChargeTrouble): void;
  /** Whether it asks the person at the screen before it pays. */
  asks(card: TryCard): boolean;
  /** What it says to a charge. `isThere`: the person is at the screen and was asked, where the bank asks. */
  charge(card: TryCard, isThere: boolean): PaymentError | undefined;
};

export function createBank(): Bank {
  let trouble: ChargeTrouble = 'none';

  /** Trouble with the next charge is over with it. */
  function take(): ChargeTrouble {
    const taken = trouble;
    if (trouble !== 'declinesAll') trouble = 'none';
    return taken;
  }

  return {
    trouble: () => trouble,
    setTrouble(next) {
      trouble = next;
    },
    asks: ({ does }) => does === 'asks' || trouble === 'asksNext',
    charge(card, isThere) {
      const taken = take();
      const does = DOES[taken] ?? card.does;
      return refusalOf({ ...card, does }, isThere);
    },
  };
}

const DOES: Partial<Record<ChargeTrouble, TryCard['does']>> = {
  declinesNext: 'declines',
  declinesAll: 'declines',
  asksNext: 'asks',
};
