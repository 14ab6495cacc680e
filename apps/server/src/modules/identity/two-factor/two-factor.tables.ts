import type { ColumnType } from 'kysely';

type AuthenticatorAppsTable = {
  user_id: string;
  workspace_id: string;
  sealed_secret: string;
  last_used_step: number;
  added_at: Date;
  last_used_at: Date | null;
};

type AuthenticatorSetupsTable = { user_id: string; workspace_id: string; sealed_secret: string; started_at: Date };

type RecoveryCodesTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  code_hash: string;
  created_at: Date;
  used_at: Date | null;
};

type SecurityKeysTable = {
  id: string;
  workspace_id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  /** A 32-bit count that the driver hands over as text. */
  sign_count: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  added_at: Date;
  last_used_at: Date | null;
};

/** Why a challenge was given out: one made for adding a key cannot be answered to sign in. */
export type ChallengePurpose = 'add' | 'sign-in';

type SecurityKeyChallengesTable = {
  challenge_hash: string;
  workspace_id: string;
  user_id: string;
  purpose: ChallengePurpose;
  created_at: Date;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    authenticator_apps: AuthenticatorAppsTable;
    authenticator_setups: AuthenticatorSetupsTable;
    recovery_codes: RecoveryCodesTable;
    security_keys: SecurityKeysTable;
    security_key_challenges: SecurityKeyChallengesTable;
  }
}
