import * as campaignErrors from '@outrider/contract/errors/campaigns';
import { copyCampaign } from '../../../../api/campaigns/campaign.ts';
import { getCampaign } from '../../../../api/campaigns/read-campaigns.ts';
import { createCampaign, saveCampaign } from '../../../../api/campaigns/write-campaign.ts';
import { ApiError } from '../../../../platform/create-call.ts';
import type { EditorServer, SaveRefusal } from './create-editor.ts';

/** `copyOf`: the draft is made from another campaign. */
export const editorServer = ({ copyOf }: { copyOf: string | undefined }): EditorServer => ({
  make: ({ name, settings }, { withLeads }) =>
    copyOf === undefined
      ? createCampaign({ name, zone: settings.schedule.zone })
      : copyCampaign({ campaignId: copyOf, name, withLeads }, { silent: true }),
  copy: (campaignId, name) => copyCampaign({ campaignId, name, withLeads: true }),
  save: ({ campaignId, revision }, changes, pauses) => saveCampaign({ campaignId, revision, ...changes, pauses }),
  read: (campaignId) => getCampaign({ campaignId }),
  refusalOf,
});

function refusalOf(error: unknown): SaveRefusal {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === campaignErrors.campaignChangedElsewhere.code) return 'changedElsewhere';
  return error.code === campaignErrors.campaignRuns.code ? 'runs' : 'other';
}
