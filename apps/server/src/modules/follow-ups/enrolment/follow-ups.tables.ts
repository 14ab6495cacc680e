import type { Generated } from 'kysely';
import '../../campaigns/index.ts';

declare module '../../../platform/db.ts' {
  interface Tables {
    follow_ups: {
      id: Generated<string>;
      workspace_id: string;
      message_id: string;
      campaign_id: string;
      lead_id: string;
      label: string;
      to_campaign_id: string;
      address: string;
      day: string | null;
      day_by: 'named' | 'default' | 'chosen';
      state: 'proposed' | 'waiting' | 'enrolled' | 'takenBack' | 'refused';
      reason: Generated<string>;
      words: Generated<string>;
      new_lead_id: string | null;
      at: Date;
    };
  }
}
