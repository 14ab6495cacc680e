import type { PersonHabit } from '@outrider/contract/sandbox/people';

/** What a person does instead of following their nature. */
export type Rule = {
  habit: Exclude<PersonHabit, 'byNature'>;
  /** The mail they do it with, counted from 0; they only read the others. Every one, unless given. */
  onMail?: number | undefined;
  /** How many working days a mail takes that comes back; minutes, unless given. */
  returnsAfterDays?: number | undefined;
};
