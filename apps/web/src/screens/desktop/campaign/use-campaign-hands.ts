import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CampaignAsk } from '../../../features/campaigns/shared/campaign-asks.tsx';
import type { Question } from '../../../features/campaigns/shared/campaign-dialogs.tsx';
import { type Target, useLaunch, usePause } from '../../../features/campaigns/shared/operate.ts';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';

/** Does what is asked of campaigns: at once, after a question, or on another page. */
export function useCampaignHands() {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question & { onGone?: () => void }>();
  const pause = usePause();
  const launch = useLaunch(({ campaignId }) => void navigate(campaignPlaces.editor(campaignId, 'review')));

  function ask(wanted: CampaignAsk, targets: readonly Target[], onGone?: () => void) {
    const [only] = targets;
    if (!only) return;
    if (wanted === 'pause') pause.mutate(targets);
    else if (wanted === 'relaunch') launch.mutate(only);
    else if (wanted === 'launch') void navigate(campaignPlaces.editor(only.campaignId, 'review'));
    else if (wanted === 'edit') void navigate(campaignPlaces.editor(only.campaignId));
    else setQuestion({ ask: wanted, targets, ...(onGone ? { onGone } : {}) });
  }
  return {
    ask,
    question,
    closeQuestion: () => setQuestion(undefined),
    openCopy: (campaignId: string) => void navigate(campaignPlaces.editor(campaignId)),
    isBusy: pause.isPending || launch.isPending,
  };
}
