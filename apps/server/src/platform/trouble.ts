/** Why no work is done now. `sentence` is for the operator. */
export type Trouble = {
  kind: 'databaseAway' | 'diskFull';
  sentence: string;
  /** The part that found it out has logged it. */
  isLogged?: true;
};
