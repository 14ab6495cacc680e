import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { BoxOptions } from '../service.ts';
import { openStateFile, type StateFile } from '../state-file.ts';
import type { KeptConsent } from './token-store.ts';

/** Consents with the address they are of, as the subject does not tell it. */
export type StoredConsent = KeptConsent & { email: string };
type StoredConsents = Partial<Record<OauthProvider, StoredConsent[]>>;

type FileOptions = Pick<BoxOptions, 'dataDir' | 'log'> & { collect: () => StoredConsents };

/** Lets mailboxes stay connected over a restart of the box: their refresh tokens are stored beside its other data. */
export const openConsentFile = (options: FileOptions): Promise<StateFile<StoredConsents>> =>
  openStateFile({ ...options, name: 'identity-consents.json', owner: 'identity provider', parse: parseConsents });

function parseConsents(stored: unknown): StoredConsents {
  const { google, microsoft } = (stored ?? {}) as Partial<Record<OauthProvider, unknown>>;
  return { google: listOf(google), microsoft: listOf(microsoft) };
}

const listOf = (value: unknown): StoredConsent[] => (Array.isArray(value) ? value.filter(isConsent) : []);

function isConsent(value: unknown): value is StoredConsent {
  const { email, grant, refreshToken, dueMs } = (value ?? {}) as Partial<StoredConsent>;
  return (
    typeof email === 'string' &&
    typeof dueMs === 'number' &&
    typeof grant?.jti === 'string' &&
    typeof refreshToken?.jti === 'string'
  );
}
