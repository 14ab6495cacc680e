import type { Generated } from 'kysely';

export type StoredRequestState = 'open' | 'sending' | 'sent' | 'refused';

declare module '../../platform/db.ts' {
  interface Tables {
    receipts: {
      notice_id: string;
      workspace_id: string;
      original_id: string;
      recipient: string;
      did: string;
      sent_by: 'person' | 'rule' | null;
      at: Date;
    };
    receipt_requests: {
      message_id: string;
      workspace_id: string;
      mailbox_id: string;
      recipients: string[];
      may_be_automatic: boolean;
      state: Generated<StoredRequestState>;
      asked_at: Date;
      changed_at: Date;
    };
  }
}
