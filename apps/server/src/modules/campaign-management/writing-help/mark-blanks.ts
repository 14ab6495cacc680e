/** `[Your name]` or `{Your name}`: not a link, not a variable, not a choice. */
const BLANK = /\[([^[\]\n…]{1,80})\](?!\()|(?<!\{)\{([^{}|%\n]{1,80})\}(?!\})/g;

/** What a model left for the user to fill in becomes a blank that the mail check knows, so that it is not sent. */
export const markBlanks = (text: string, given: string): string =>
  text.replaceAll(BLANK, (whole, square: string | undefined, curly: string | undefined) =>
    given.includes(whole) || !/\p{L}/u.test(whole) ? whole : `[… ${(square ?? curly ?? '').trim()}]`,
  );
