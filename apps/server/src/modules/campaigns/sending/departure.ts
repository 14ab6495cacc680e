/** What happened to a mail at its server. `leaving`: its last bytes may be written from now on. */
export type Departure =
  | { kind: 'leaving'; ledgerId: string; leadId: string; round: number; at: Date }
  | { kind: 'left' | 'ended'; ledgerId: string };
