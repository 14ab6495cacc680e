import type { Sealer } from '../../platform/secrets.ts';
import type { SealedColumn } from '../../platform/start/check-secrets.ts';
import './domains.tables.ts';

export const SEALED_BY_DOMAINS: SealedColumn[] = [
  { what: 'passwords of bought mailboxes', purpose: 'domains', table: 'bought_mailboxes', column: 'sealed' },
];

/** Sealed for one address: the same text does not open for another. */
export const sealPassword = (sealer: Sealer, address: string, password: string): string =>
  sealer.seal(password, `bought:${address}`);

export const openPassword = (sealer: Sealer, { address, sealed }: { address: string; sealed: string }): string =>
  sealer.open(sealed, `bought:${address}`);
