import type { Money } from '@outrider/contract/billing/plans';
import type { OrderWords } from '@outrider/contract/domains/orders';

export type NameCheck = {
  isFree: boolean;
  isPremium: boolean;
  firstYear: Money;
  renewal: Money;
  minYears: number;
};

/** What stands in the way of buying, by the registrar's own account. */
export type RegistrarLack = {
  need:
    | 'notConfigured'
    | 'keyRefused'
    | 'emailNotVerified'
    | 'phoneNotVerified'
    | 'balanceTooLow'
    | 'spendLimit'
    | 'noEarlierOrder'
    | 'domainAccessOff'
    | 'noAnswer';
  words: string;
};

/**
 * `done`: ours. `refused`: not ours and nothing is charged. `doubt`: nobody knows; ask again with the same key, then look at
 * the domain, never with another key. `later`: not tried, may be tried at `retryAt`.
 */
export type Registration =
  | { kind: 'done'; words: OrderWords; expiresAt: Date | null }
  | { kind: 'refused'; words: string; isTaken: boolean }
  | { kind: 'doubt'; words: string }
  | { kind: 'later'; words: string; retryAt: Date };

export type PublishedRecord = {
  type: 'A' | 'MX' | 'TXT' | 'CNAME';
  /** Absolute, without a dot at its end: `_dmarc.example.com`. */
  name: string;
  value: string;
  priority: number | null;
};

/** Calls that give no `Registration` throw a `RegistrarError` when they fail. */
export type Registrar = {
  name: string;
  /** Endings that can be registered through the interface, with prices. */
  listEndings(): Promise<{ ending: string; firstYear: Money; renewal: Money }[]>;
  /** Few are allowed a minute; undefined: not now, ask again. */
  check(domain: string): Promise<NameCheck | undefined>;
  /** How many checks it allows in how long. */
  checkPace(): { limit: number; windowMs: number };
  /** What a registration would cost, by the registrar's dry run. Charges nothing. */
  quote(domain: string, years: number): Promise<{ cost: Money; lacks: RegistrarLack[] } | { refused: string }>;
  register(order: { domain: string; years: number; cost: Money; key: string }): Promise<Registration>;
  renew(order: { domain: string; years: number; cost: Money; key: string }): Promise<Registration>;
  /** Whether a domain is in the account, and until when. */
  find(
    domain: string,
  ): Promise<{ registeredAt: Date | null; expiresAt: Date | null; renewsItself: boolean } | undefined>;
  setAutoRenew(domain: string, renewsItself: boolean): Promise<void>;
  /** Null where the registrar gives it only on its own page; the words say where. */
  transferCode(domain: string): Promise<{ code: string | null; words: string }>;
  listRecords(domain: string): Promise<(PublishedRecord & { id: string })[]>;
  /** May be done again: a record that is there already is success. */
  addRecord(domain: string, record: PublishedRecord): Promise<void>;
  removeRecord(domain: string, id: string): Promise<void>;
  /** Suffixes of the name servers it publishes at. */
  nameServers: readonly string[];
  /** Of the account, and of these names in it. */
  lacks(names: readonly string[]): Promise<RegistrarLack[]>;
};

/** What a call throws that gives no `Registration`: the registrar's own words. */
export class RegistrarError extends Error {
  /** Whether the same question may be answered later. */
  readonly isPassing: boolean;

  constructor(words: string, { isPassing }: { isPassing: boolean }) {
    super(words);
    this.name = 'RegistrarError';
    this.isPassing = isPassing;
  }
}
