/** What a domain's mail host answered to two names nobody has. */
export type CatchAllTest =
  /** Refused as unknown: a yes of this host means something. */
  | { kind: 'refuses'; words: string[] }
  | { kind: 'acceptsEverybody' }
  /** Asked to come back, blocked or cut off: nothing was learned. */
  | { kind: 'nothingLearned'; words: string[] };
