import type { Generated } from 'kysely';
import '../../campaigns/index.ts';

declare module '../../../platform/db.ts' {
  interface Tables {
    campaign_replies: {
      message_id: string;
      workspace_id: string;
      campaign_id: string;
      lead_id: string;
      ledger_id: string;
      kind: 'human' | 'autoReply' | 'outOfOffice';
      label: Generated<string>;
      at: Date;
    };
    recipient_addresses: { workspace_id: string; address: string; recipient_id: string; linked_at: Date };
    unlinked_replies: {
      message_id: string;
      workspace_id: string;
      at: Date;
      linked_at: Date | null;
      lead_id: string | null;
    };
  }
}
