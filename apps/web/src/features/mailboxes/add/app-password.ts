export const BOXES = 4;
export const PART_LENGTH = 4;
export const APP_PASSWORD_LENGTH = BOXES * PART_LENGTH;

export const NO_LETTERS: string[] = Array.from({ length: BOXES }, () => '');

export const appPasswordParts = (parts: readonly string[]): string[] =>
  Array.from({ length: BOXES }, (_, index) => parts[index] ?? '');

/** Google writes blanks between the groups, and nothing but letters in them. */
export const lettersIn = (typed: string): string => typed.replaceAll(/[^a-z]/gi, '').toLowerCase();

/** What was typed into one box; what is too much for it goes on into the next ones. */
export function putLetters(parts: readonly string[], index: number, typed: string): string[] {
  const changed = appPasswordParts(parts);
  let rest = lettersIn(typed);
  changed[index] = rest.slice(0, PART_LENGTH);
  rest = rest.slice(PART_LENGTH);
  for (let place = index + 1; place < BOXES && rest !== ''; place++) {
    changed[place] = rest.slice(0, PART_LENGTH);
    rest = rest.slice(PART_LENGTH);
  }
  return changed;
}
