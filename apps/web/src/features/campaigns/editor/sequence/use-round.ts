import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { useCampaignId, useDraft } from '../draft/editor-context.ts';
import { useLeadSummary } from '../use-lead-summary.ts';
import { useAsked, useVariableNames } from './round-parts.tsx';
import { useLeadStep } from './use-preview.ts';

/** What every form of the editor needs to write a round; without the chosen variant its first one is written. */
export function useRound(at: number, variant: string) {
  const campaignId = useCampaignId();
  const id = useDraft(({ rounds }) => {
    const variants = rounds[at]?.variants;
    return (variants?.find((known) => known.id === variant) ?? variants?.[0])?.id;
  });
  const summary = useLeadSummary();
  return {
    campaignId,
    id,
    summary,
    leads: summary?.leads ?? 0,
    fields: useVariableNames(summary),
    step: useLeadStep(campaignId),
    body: useRef<Editor>(undefined),
    ...useAsked(id),
  };
}
