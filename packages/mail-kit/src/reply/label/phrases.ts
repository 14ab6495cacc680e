/** What a person's answer comes to for the one who wrote first. */
export type ReplyLabel =
  | 'interested'
  | 'question'
  | 'notNow'
  | 'notInterested'
  | 'wrongPerson'
  | 'outOfOffice'
  | 'stop';

/**
 * How a language says these things. Patterns meet text in lower case without accents, apostrophes straight, blanks
 * single; a gap inside a pattern is bounded and stays in its sentence.
 */
export type Phrases = Record<Exclude<ReplyLabel, 'question'>, RegExp[]> & {
  /** Asks even without a question mark. */
  question: RegExp[];
  /** What stands right before a phrase and turns it round: "don't want to" unsubscribe. */
  negation: RegExp;
};
