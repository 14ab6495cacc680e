/** A person who opted out is told apart from everybody else who must not be written to. */
export const reasonKind = (reason: string | undefined): 'optOut' | 'other' =>
  reason === 'optedOut' ? 'optOut' : 'other';
