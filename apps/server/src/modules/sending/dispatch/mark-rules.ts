import { createLedgerWrites } from '../../ledger/index.ts';
import '../../campaigns/index.ts';

/** What a campaign's mail keeps when it leaves. `unseen`: nothing in it tells whether it was opened. */
export type MarkDetail = { variant: string; unseen: boolean };

/** A mail leaves only while its campaign runs and nothing holds its workspace. */
export const writeCampaignLedger = createLedgerWrites<MarkDetail>({
  owner: 'campaign',
  mayLeave: `(select c.status from campaigns c where c.id = l.campaign_id) = 'progressing'
      and not exists (select from sending_holds h where h.workspace_id = l.workspace_id and h.resumed_at is null)`,
  columns: [
    { name: 'variant', type: 'text', of: ({ variant }) => variant },
    { name: 'unseen', type: 'boolean', of: ({ unseen }) => unseen },
  ],
});
