import type { SealedColumn } from '../../platform/start/check-secrets.ts';
import './two-factor/two-factor.tables.ts';

export const SEALED_BY_IDENTITY: SealedColumn[] = [
  { what: 'authenticator apps', purpose: 'identity', table: 'authenticator_apps', column: 'sealed_secret' },
];
