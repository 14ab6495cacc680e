import { ANY_CAMPAIGN, streamCampaignChanges } from '@outrider/contract/campaigns/statistics';
import type { Api } from '../../../platform/http/serve.ts';
import { serveChanges } from '../../../platform/http/serve-changes.ts';
import type { ChangesDeps } from './changes-deps.ts';
import { watchProgress } from './watch-progress.ts';

/** A campaign that sends changes all the time; nobody looks more often than this. */
const GATHER_MS = 1_000;

export function streamChanges(api: Api, deps: ChangesDeps) {
  const progress = watchProgress(deps);
  serveChanges(api, streamCampaignChanges, {
    gatherMs: GATHER_MS,
    alive: { campaignId: '' },
    keyOf: ({ campaignId }) => campaignId,
    listen(workspaceId, add, pastMs) {
      const endChanges = deps.changes.listen({
        pastMs,
        onPayload(payload) {
          const [workspace, campaignId] = payload.split(':');
          if (workspace === workspaceId && campaignId) add({ campaignId });
        },
        onGap: () => add({ campaignId: ANY_CAMPAIGN }),
      });
      const endProgress = progress.listen(workspaceId, (campaignId) => add({ campaignId }));
      return () => {
        endChanges();
        endProgress();
      };
    },
    pause: deps.pause,
  });
}
