import { useQuery } from '@tanstack/react-query';
import { useCampaignId, useEditorState } from './draft/editor-context.ts';
import { isAdding, summaryQuery } from './editor-queries.ts';

/** How many leads there are. While some are being added there is at least one. */
export function useLeadCount(): number {
  const campaignId = useCampaignId();
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const counted = useEditorState(({ campaign }) => Math.max(campaign?.totals.leads ?? 0, isAdding(campaign) ? 1 : 0));
  const { data } = useQuery({ ...summaryQuery(campaignId ?? '', revision), enabled: campaignId !== undefined });
  return Math.max(data?.leads ?? 0, counted);
}
