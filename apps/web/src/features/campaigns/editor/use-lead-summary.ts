import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type LeadSummary, summaryQuery } from '../../../api/campaigns/editor-queries.ts';
import { useCampaignId, useEditorState } from './draft/editor-context.ts';

/** Who the leads are. Counted again when they change, or when mails that are saved ask for other values. */
export function useLeadSummary(): LeadSummary | undefined {
  const campaignId = useCampaignId();
  const rounds = useEditorState(({ campaign }) => campaign?.rounds);
  const asked = useMemo(() => valuesAskedFor(rounds ?? []), [rounds]);
  const { data } = useQuery({ ...summaryQuery(campaignId ?? '', asked), enabled: campaignId !== undefined });
  return data;
}

const IN_BRACES = /\{\{(?:(?!\{\{).)*?\}\}/gs;

/** What stands in braces, by round: no value is asked for anywhere else. */
export const valuesAskedFor = (rounds: readonly CampaignRound[]): string =>
  rounds
    .map(({ variants }) => {
      const parts = variants.flatMap(({ subject, preheader, html, text }) => [subject, preheader, html, text ?? '']);
      return [...new Set(parts.flatMap((part) => part.match(IN_BRACES) ?? []))].toSorted().join('');
    })
    .join('\n');
