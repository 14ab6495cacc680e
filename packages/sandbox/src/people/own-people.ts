import type { PersonHabit } from '@outrider/contract/sandbox/people';
import type { Society } from '../society.ts';

/** People who were given a behaviour. Like mailboxes they stay when the world begins anew. */
export type OwnPeople = {
  set(society: Society, address: string, habit: PersonHabit): void;
  list(): string[];
  /** Lets them live in a world that has just begun. */
  settleIn(society: Society): void;
};

export function createOwnPeople(): OwnPeople {
  const habits = new Map<string, PersonHabit>();

  function settle({ residents, people, mx }: Society, address: string, habit: PersonHabit) {
    residents.settle(address);
    people.setHabit(address, habit);
    mx.setMailbox(address, habit === 'refuses' ? { kind: 'unknownUser' } : undefined);
  }

  return {
    set(society, written, habit) {
      const address = written.toLowerCase();
      // The last one given comes first.
      habits.delete(address);
      habits.set(address, habit);
      settle(society, address, habit);
    },
    list: () => [...habits.keys()].reverse(),
    settleIn(society) {
      for (const [address, habit] of habits) settle(society, address, habit);
    },
  };
}
