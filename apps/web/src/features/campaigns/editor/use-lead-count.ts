import { isAdding } from '../../../api/campaigns/editor-queries.ts';
import { useEditorState } from './draft/editor-context.ts';
import { useLeadSummary } from './use-lead-summary.ts';

/** How many leads there are. While some are being added there is at least one. */
export function useLeadCount(): number {
  const counted = useEditorState(({ campaign }) => Math.max(campaign?.totals.leads ?? 0, isAdding(campaign) ? 1 : 0));
  const summary = useLeadSummary();
  return Math.max(summary?.leads ?? 0, counted);
}
