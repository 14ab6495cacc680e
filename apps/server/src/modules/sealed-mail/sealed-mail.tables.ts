import type { Generated } from 'kysely';

/** Whether it has expired is known by the clock, not by a state. */
export type StoredState = 'uploading' | 'open' | 'blocked' | 'revoked';

declare module '../../platform/db.ts' {
  interface Tables {
    sealed_mails: {
      id: string;
      workspace_id: string;
      user_id: string;
      state: StoredState;
      sender_name: string;
      sender_email: string;
      recipients: string[];
      salt: string;
      rounds: number;
      proof_hash: string;
      bytes: number;
      sealed_password: string | null;
      wrong_tries: Generated<number>;
      opened: Generated<number>;
      first_opened_at: Date | null;
      last_opened_at: Date | null;
      misdirected_at: Date | null;
      created_at: Date;
      expires_at: Date;
    };
    sealed_mail_parts: { mail_id: string; starts_at: number; workspace_id: string; bytes: Buffer; expires_at: Date };
    sealed_mail_answers: {
      id: string;
      mail_id: string;
      workspace_id: string;
      bytes: Buffer;
      created_at: Date;
      read_at: Date | null;
    };
  }
}
