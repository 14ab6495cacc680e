import type { Generated } from 'kysely';

/** Where a piece of a quota can be. */
export type QuotaAccount = 'free' | 'reserved' | 'used';

declare module '../../platform/db.ts' {
  interface Tables {
    billing_settings: {
      is_only_row: Generated<boolean>;
      is_on: boolean;
      plans: string;
    };
    quota_usage: {
      workspace_id: string;
      quota_type: string;
      period_start: string;
      used: number;
      reserved: Generated<number>;
    };
    quota_entries: {
      id: Generated<string>;
      workspace_id: string;
      quota_type: string;
      period_start: string;
      moved_from: QuotaAccount;
      moved_to: QuotaAccount;
      amount: number;
      reference: string;
      at: Date;
    };
  }
}
