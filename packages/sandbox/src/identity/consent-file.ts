import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OauthProvider } from '@outrider/contract/oauth';
import type { BoxOptions } from '../service.ts';
import type { KeptConsent } from './token-store.ts';

/** Consents with the address they are of, as the subject does not tell it. */
export type StoredConsent = KeptConsent & { email: string };
type StoredConsents = Partial<Record<OauthProvider, StoredConsent[]>>;

type ConsentFile = {
  stored: StoredConsents;
  /** Writes soon; what changes meanwhile is in the next writing. */
  write(): void;
  /** Done once everything is written. */
  settle(): Promise<void>;
};

type FileOptions = Pick<BoxOptions, 'dataDir' | 'log'> & { collect: () => StoredConsents };

/** Lets mailboxes stay connected over a restart of the box: their refresh tokens are stored beside its other data. */
export async function openConsentFile({ dataDir, log, collect }: FileOptions): Promise<ConsentFile> {
  if (dataDir === undefined) return { stored: {}, write: () => undefined, settle: async () => undefined };
  const path = join(dataDir, 'identity-consents.json');
  let waiting: Promise<void> | undefined;
  let writing = Promise.resolve();

  async function save() {
    waiting = undefined;
    await mkdir(dataDir ?? '', { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(collect()), { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  return {
    stored: parseConsents(await readFile(path, 'utf8').catch(() => '{}')),
    write() {
      waiting ??= writing.then(save).catch((error: Error) => {
        log.warn(`The consents of the boxed identity provider were not stored: ${error.message}`);
      });
      writing = waiting;
    },
    settle: () => writing,
  };
}

function parseConsents(text: string): StoredConsents {
  try {
    const { google, microsoft } = JSON.parse(text) as Partial<Record<OauthProvider, unknown>>;
    return { google: listOf(google), microsoft: listOf(microsoft) };
  } catch {
    return {};
  }
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
