import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type LeadView, readLeadView, writeLeadView } from '../../../features/campaigns/detail/leads/lead-view.ts';

export const DETAIL_TABS = [
  'overview',
  'reasons',
  'changes',
  'leads',
  'forecast',
  'sequence',
  'schedule',
  'log',
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

const TAB = 'tab';
const LEAD = 'lead';

/** The page a lead was opened from. */
export function withoutLead(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(LEAD);
  return changed;
}

/** The tab, the leads that are shown and the open one: all in the address, so that a reload and a link keep them. */
export function useDetailAddress() {
  const [query, setQuery] = useSearchParams();
  const showLeads = useCallback(
    (view: LeadView) => setQuery((said) => writeLeadView(view, said), { replace: true }),
    [setQuery],
  );
  return {
    /** Undefined: what matters most now. */
    tab: DETAIL_TABS.find((known) => known === query.get(TAB)),
    showTab: (tab: DetailTab) => setQuery({ [TAB]: tab }),
    leads: readLeadView(query),
    showLeads,
    leadId: query.get(LEAD) ?? undefined,
    openLead: (leadId: string) =>
      setQuery((said) => {
        const changed = new URLSearchParams(said);
        changed.set(LEAD, leadId);
        return changed;
      }),
    closeLead: () => setQuery(withoutLead),
  };
}
