import type { FieldCondition, FieldTest } from './campaign.ts';

/** Of the fields that conditions ask about; one that is not there is empty. */
export type FieldValues = Readonly<Record<string, string>>;

/** Whether a field says what a condition asks: blanks around a value and upper or lower case make no difference. */
export function judgeField({ name, test, value }: FieldCondition, values: FieldValues): boolean {
  const [has, asked] = [comparable(Object.hasOwn(values, name) ? values[name] : ''), comparable(value)];
  return TESTS[test](has, asked);
}

/** Whether a test compares with a value the user has to give. */
export const asksForValue = (test: FieldTest): boolean => test !== 'isEmpty' && test !== 'isFilled';

const TESTS: Record<FieldTest, (has: string, asked: string) => boolean> = {
  is: (has, asked) => has === asked,
  isNot: (has, asked) => has !== asked,
  contains: (has, asked) => asked !== '' && has.includes(asked),
  isFilled: (has) => has !== '',
  isEmpty: (has) => has === '',
};

/** Composed, so that an accent typed as a letter of its own is the same (UAX 15). */
const comparable = (value = '') => value.normalize('NFC').trim().toLowerCase();
