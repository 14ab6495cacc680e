import type { CampaignSettings, CampaignStatus, Round } from '@outrider/campaign-rules/campaign';

/** What deciding about a campaign's mails needs to know of it. */
export type CampaignFacts = {
  id: string;
  status: CampaignStatus;
  revision: number;
  settings: CampaignSettings;
  rounds: readonly Round[];
};
