/** What a client's markup says about a line; plain text says nothing. */
export type LineHint =
  /** Inside what the client marked as the quoted mail. */
  | 'quoted'
  /** Indented with no word about why: a quote where an attribution stands before or in it, or where it ends the mail. */
  | 'indented'
  /** Indented by a button of the composer, so the person's own unless an attribution says otherwise. */
  | 'ownIndent'
  | 'attribution'
  | 'signature';

export type Line = {
  text: string;
  hint: LineHint | null;
  /** From here to the end the client put the mail that is answered. */
  startsTail: boolean;
  /** Where the line lies in the source. */
  from: number;
  to: number;
};

export type Part = 'written' | 'quoted' | 'signature';

/** Longer than what any client writes above a quote or people write as a signature line; so no pattern reads further. */
export const MARK_MAX = 500;

// Mailtrack leaves U+1427 where its picture stood; the others have no width.
const INVISIBLE = /^[\s\u1427\u200b-\u200f\u2060\ufeff\u00ad]*$/;

export const isBlank = ({ text }: Line) => text.length < MARK_MAX && INVISIBLE.test(text);
