/** What two names nobody has were told at a domain's mail host. */
export type CatchAllTest =
  /** Refused as unknown: a yes of this host means something. */
  | { kind: 'refuses'; words: string[] }
  | { kind: 'acceptsEverybody' }
  /** Asked to come back, blocked or cut off: nothing was learned. */
  | { kind: 'nothingLearned'; words: string[] };
