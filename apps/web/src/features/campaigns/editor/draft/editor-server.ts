import { copyCampaign, createCampaign, getCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { CAMPAIGN_ERRORS } from '@outrider/contract/errors/campaigns';
import { ApiError, call } from '../../../../platform/api.ts';
import type { EditorServer, SaveRefusal } from './create-editor.ts';

/** `copyOf`: the draft is made from another campaign. */
export const editorServer = ({ copyOf }: { copyOf: string | undefined }): EditorServer => ({
  make: ({ name, settings }, { withLeads }) =>
    copyOf === undefined
      ? call(createCampaign, { name, zone: settings.schedule.zone }, { silent: true })
      : call(copyCampaign, { campaignId: copyOf, name, withLeads }, { silent: true }),
  copy: (campaignId, name) => call(copyCampaign, { campaignId, name, withLeads: true }),
  save: ({ campaignId, revision }, changes, pauses) =>
    call(saveCampaign, { campaignId, revision, ...changes, pauses }, { silent: true }),
  read: (campaignId) => call(getCampaign, { campaignId }),
  refusalOf,
});

function refusalOf(error: unknown): SaveRefusal {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === CAMPAIGN_ERRORS.campaignChangedElsewhere.code) return 'changedElsewhere';
  return error.code === CAMPAIGN_ERRORS.campaignRuns.code ? 'runs' : 'other';
}
