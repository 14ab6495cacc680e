import type { LeadSourceKind } from '@outrider/contract/campaigns/lead-sources';
import type { ColumnType, Generated } from 'kysely';
import '../../campaigns/index.ts';

type Json<T> = ColumnType<T, string, string>;

type CampaignSourcesTable = {
  id: string;
  workspace_id: string;
  campaign_id: string;
  kind: LeadSourceKind;
  name: string;
  wanted: ColumnType<unknown, string | undefined, string>;
  state: Generated<'adding' | 'done' | 'failed'>;
  trouble: Generated<string>;
  rows: Generated<number>;
  added: Generated<number>;
  twice: Generated<number>;
  in_other_campaign: Generated<number>;
  in_conversation: Generated<number>;
  suppressed: Generated<number>;
  invalid: Generated<number>;
  at: Date;
  place: Generated<string>;
  is_live: Generated<boolean>;
  look_at: Date | null;
  logged: Generated<number>;
  expected: number | null;
  moved_at: Generated<Date>;
};

type CampaignLeftOutTable = {
  id: Generated<string>;
  workspace_id: string;
  campaign_id: string;
  source_id: string;
  email: string;
  why: 'twice' | 'inOtherCampaign' | 'inConversation' | 'suppressed' | 'invalid' | 'notAnAddress';
  about: Generated<string>;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    campaign_sources: CampaignSourcesTable;
    campaign_source_rows: {
      source_id: string;
      workspace_id: string;
      n: number;
      email: string;
      fields: Json<Record<string, string>>;
    };
    campaign_source_met: { source_id: string; workspace_id: string; email: string };
    campaign_left_out: CampaignLeftOutTable;
  }
}
