import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** More than one evening of sign-ins; the oldest go first. */
const PASSING_MAX = 2_000;
/** What a mailbox lives by is used for months, and there may be thousands of mailboxes. */
const LASTING_MAX = 20_000;
const LASTING_MODELS = ['Grant', 'AccessToken', 'RefreshToken'];
const AGING_MODELS = ['AccessToken', 'RefreshToken'];

type Entry = { payload: AdapterPayload; dueMs: number };

/** A refresh token that works and the grant it stands on. */
export type KeptConsent = { grant: AdapterPayload; refreshToken: AdapterPayload; dueMs: number };

type TokenStore = {
  adapter: AdapterFactory;
  /** A live access token. */
  accessToken(token: string): AdapterPayload | undefined;
  hasRefreshToken(accountId: string): boolean;
  /** Forgets all that a person agreed to: no token of theirs works any more, no refresh either. */
  revoke(accountId: string): void;
  /** A person's access tokens stop working; refreshing goes on. */
  expireAccess(accountId: string): void;
  consents(): KeptConsent[];
  restore(consents: readonly KeptConsent[]): void;
};

/**
 * Keeps codes, tokens and half-done sign-ins in memory. Tokens grow old by the box's clock; what a person waits for
 * (codes, sign-ins) grows old by the provider's own, as people do not type faster when the box's time flies. Sessions are
 * not kept: the page asks who is there every time, because one browser plays several people in the boxed world.
 */
export function createTokenStore(now: () => Date, onConsentChange: () => void): TokenStore {
  const models = new Map<string, Map<string, Entry>>();

  function entriesOf(model: string): Map<string, Entry> {
    const known = models.get(model);
    if (known) return known;
    const entries = new Map<string, Entry>();
    models.set(model, entries);
    return entries;
  }

  function put(model: string, id: string, entry: Entry) {
    const entries = entriesOf(model);
    entries.delete(id);
    entries.set(id, entry);
    const [oldest] = entries.keys();
    const most = LASTING_MODELS.includes(model) ? LASTING_MAX : PASSING_MAX;
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
  }

  const isLive = ({ dueMs }: Entry) => dueMs > now().getTime();

  function find(model: string, id: string): AdapterPayload | undefined {
    const entry = entriesOf(model).get(id);
    return entry && isLive(entry) ? entry.payload : undefined;
  }

  function forget(model: string, isMeant: (payload: AdapterPayload) => boolean) {
    const entries = entriesOf(model);
    for (const [id, { payload }] of entries) if (isMeant(payload)) entries.delete(id);
  }

  const liveRefreshTokens = () =>
    [...entriesOf('RefreshToken').values()].filter((entry) => isLive(entry) && !entry.payload.consumed);

  const adapter: AdapterFactory = (model): Adapter => {
    const noteChange = () => {
      if (model === 'RefreshToken') onConsentChange();
    };
    return {
      async upsert(id, payload, expiresIn) {
        if (model === 'Session') return;
        const seconds = AGING_MODELS.includes(model) && expiresIn !== undefined ? expiresIn : Number.POSITIVE_INFINITY;
        put(model, id, { payload, dueMs: now().getTime() + seconds * 1000 });
        noteChange();
      },
      async find(id) {
        return find(model, id);
      },
      async consume(id) {
        const payload = find(model, id);
        if (payload) payload.consumed = true;
        noteChange();
      },
      async destroy(id) {
        entriesOf(model).delete(id);
        noteChange();
      },
      async revokeByGrantId(grantId) {
        forget(model, (payload) => payload.grantId === grantId);
        noteChange();
      },
      async findByUid() {
        return undefined;
      },
      async findByUserCode() {
        return undefined;
      },
    };
  };

  return {
    adapter,
    accessToken: (token) => find('AccessToken', token),
    hasRefreshToken: (accountId) => liveRefreshTokens().some(({ payload }) => payload.accountId === accountId),
    revoke(accountId) {
      for (const model of LASTING_MODELS) forget(model, (payload) => payload.accountId === accountId);
      onConsentChange();
    },
    expireAccess: (accountId) => forget('AccessToken', (payload) => payload.accountId === accountId),
    consents: () =>
      liveRefreshTokens().flatMap(({ payload: refreshToken, dueMs }) => {
        const grant = find('Grant', refreshToken.grantId ?? '');
        return grant ? [{ grant, refreshToken, dueMs }] : [];
      }),
    restore(consents) {
      for (const { grant, refreshToken, dueMs } of consents) {
        if (grant.jti) put('Grant', grant.jti, { payload: grant, dueMs: Number.POSITIVE_INFINITY });
        if (refreshToken.jti) put('RefreshToken', refreshToken.jti, { payload: refreshToken, dueMs });
      }
    },
  };
}
