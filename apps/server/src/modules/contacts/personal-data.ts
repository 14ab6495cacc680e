import type { Scope, Trx } from '../../platform/db.ts';

/** One thing known of a person, as the person may read it. */
export type KnownFact = Record<string, unknown>;

/** A place that knows something of a person. Each module adds its own, so that nobody is forgotten where they are kept. */
export type PersonalData = {
  name: string;
  export(trx: Trx, scope: Scope, email: string): Promise<KnownFact[]>;
  /** Gives how many rows it took away or made unrecognisable. */
  erase(trx: Trx, scope: Scope, email: string): Promise<number>;
};
