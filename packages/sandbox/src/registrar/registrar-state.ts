import { fieldsOf } from '../serve-json.ts';

/** As the registrar's calls tell of it; `content` and `prio` as they came. */
export type ZoneRecord = {
  id: string;
  name: string;
  type: string;
  content: string;
  ttl: string;
  prio: string;
  /** When the name servers agree on it. */
  visibleAt: string;
};

export type RegisteredDomain = {
  domain: string;
  createdAt: string;
  expiresAt: string;
  /** When a year was last paid. */
  paidAt: string;
  isAutoRenewed: boolean;
  hasApiAccess: boolean;
  authCode: string;
  records: ZoneRecord[];
};

/** Money that was really taken. */
export type Charge = {
  orderId: number;
  domain: string;
  operation: 'registration' | 'renewal';
  cents: number;
  at: string;
  /** The idempotency key it was asked with; empty where there was none. */
  key: string;
};

export type KeptAnswer = { key: string; fingerprint: string; at: string; body: unknown };

export type Account = {
  /** Prepaid, in cents. */
  balance: number;
  /** Null: as much as there is. */
  monthlyLimit: number | null;
  isEmailVerified: boolean;
  isPhoneVerified: boolean;
  hasOrdered: boolean;
};

export type RegistrarState = Account & {
  domains: RegisteredDomain[];
  charges: Charge[];
  answers: KeptAnswer[];
  /** Names another buyer took. */
  taken: string[];
  lastId: number;
};

const newState = (): RegistrarState => ({
  balance: 500_000,
  monthlyLimit: null,
  isEmailVerified: true,
  isPhoneVerified: true,
  hasOrdered: true,
  domains: [],
  charges: [],
  answers: [],
  taken: [],
  lastId: 10_000,
});

/** What the box wrote itself; anything else begins anew. */
export function parseState(stored: unknown): RegistrarState {
  const fields = fieldsOf(stored);
  const lists = ['domains', 'charges', 'answers', 'taken'].every((name) => Array.isArray(fields[name]));
  if (!lists || typeof fields.balance !== 'number' || typeof fields.lastId !== 'number') return newState();
  return { ...newState(), ...fields } as RegistrarState;
}

export function nextId(state: RegistrarState): number {
  state.lastId += 1;
  return state.lastId;
}

export const findDomain = (state: RegistrarState, domain: string): RegisteredDomain | undefined =>
  state.domains.find((one) => one.domain === domain);

export function spentInMonth({ charges }: RegistrarState, now: Date): number {
  const month = now.toISOString().slice(0, 7);
  return charges.filter(({ at }) => at.startsWith(month)).reduce((sum, { cents }) => sum + cents, 0);
}
