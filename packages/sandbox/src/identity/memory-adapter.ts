import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** More than one evening of sign-ins; the oldest go first. Expiry is checked by the provider itself. */
const RECORDS_MAX = 2_000;

/**
 * Keeps codes, tokens and half-done sign-ins in memory. Sessions are not kept: the page asks who is there every time,
 * because one browser plays several people in the boxed world.
 */
export function createMemoryAdapter(): AdapterFactory {
  const records = new Map<string, AdapterPayload>();

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload) {
        if (model === 'Session') return;
        records.delete(keyOf(id));
        records.set(keyOf(id), payload);
        const [oldest] = records.keys();
        if (records.size > RECORDS_MAX && oldest !== undefined) records.delete(oldest);
      },
      async find(id) {
        return records.get(keyOf(id));
      },
      async consume(id) {
        const payload = records.get(keyOf(id));
        if (payload) payload.consumed = true;
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of records) if (payload.grantId === grantId) records.delete(key);
      },
      async findByUid() {
        return undefined;
      },
      async findByUserCode() {
        return undefined;
      },
    };
  };
}
