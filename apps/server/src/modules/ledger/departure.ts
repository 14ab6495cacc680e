/**
 * What happened to a mail at its server. `leaving`: its last bytes may be written from now on. `place`: by which its owner finds
 * it in another copy of the database, where numbers may differ.
 */
export type Departure =
  | { kind: 'leaving'; ledgerId: string; place: string; at: Date }
  | { kind: 'left' | 'ended'; ledgerId: string };
