import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { liveCampaignQuery, refreshLeads } from '../../../../api/campaigns/editor-queries.ts';
import { useCampaignId, useEditor, useEditorState } from '../draft/editor-context.ts';

/** Follows what happens to the campaign outside the draft: leads that are being added, senders, its status. */
export function useCampaignRefresh(): void {
  const editor = useEditor();
  const campaignId = useCampaignId();
  const { data } = useQuery({ ...liveCampaignQuery(campaignId ?? ''), enabled: campaignId !== undefined });
  const added = useEditorState(({ campaign }) => campaign?.sources.reduce((sum, source) => sum + source.added, 0) ?? 0);
  useEffect(() => {
    if (data) editor.meet(data);
  }, [data, editor]);
  const known = useRef(added);
  useEffect(() => {
    if (campaignId === undefined || known.current === added) return;
    known.current = added;
    void refreshLeads(campaignId);
  }, [campaignId, added]);
}
