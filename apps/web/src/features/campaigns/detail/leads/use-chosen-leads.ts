import type { Lead } from '@outrider/contract/campaigns/leads';
import { useSelection } from '../../../../ui/table/use-selection.ts';
import type { LeadView } from './lead-view.ts';
import { type LeadAction, type LeadChoice, useOperateLeads } from './use-operate-leads.ts';
import { type DoubtAnswer, useSettleDoubts } from './use-settle-doubts.ts';

export const leadIdOf = ({ leadId }: Lead) => leadId;

type Shown = { view: LeadView; rows: readonly Lead[]; total: number };

/** The leads the user chose, by name or all that a filter leaves, and what is done with them. */
export function useChosenLeads(campaignId: string, { view, rows, total }: Shown) {
  const selection = useSelection(rows, leadIdOf);
  const operate = useOperateLeads(campaignId);
  const settle = useSettleDoubts(campaignId);
  const chosen = (): LeadChoice =>
    selection.everything
      ? { ...(view.group ? { group: view.group } : {}), ...(view.reason ? { reason: view.reason } : {}) }
      : { leadIds: [...selection.chosen.keys()] };
  const areAllShownChosen = rows.length > 0 && rows.every(({ leadId }) => selection.ids.has(leadId));
  return {
    ...selection,
    count: selection.everything ? total : selection.chosen.size,
    /** The server knows a group and a reason, not what was searched for. */
    offersEverything: !selection.everything && areAllShownChosen && total > rows.length && view.search === '',
    toggle: (id: string) => {
      const ids = new Set(selection.ids);
      if (!ids.delete(id)) ids.add(id);
      selection.choose(ids);
    },
    act: (action: LeadAction) => operate.mutate({ action, choice: chosen() }, { onSuccess: selection.clear }),
    answer: (said: DoubtAnswer) => settle.mutate({ answer: said, choice: chosen() }, { onSuccess: selection.clear }),
    isBusy: operate.isPending || settle.isPending,
  };
}
