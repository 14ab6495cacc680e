/** Why no work is done now, whatever anybody asks for. `sentence` is for the operator. */
export type Trouble = {
  kind: 'databaseAway' | 'diskFull';
  sentence: string;
  /** Whoever found it out has logged it. */
  isLogged?: true;
};
