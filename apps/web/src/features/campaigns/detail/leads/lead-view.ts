import { LEAD_GROUPS, type LeadGroup } from '@outrider/contract/campaigns/leads';
import { reason as reasons, type WaitReason } from '@outrider/contract/campaigns/wait-reason';

type Reason = WaitReason['reason'];

/** Which leads are shown; kept in the address, so that a group can be linked to. */
export type LeadView = { group: LeadGroup | undefined; reason: Reason | undefined; search: string };

export function readLeadView(query: URLSearchParams): LeadView {
  return {
    group: LEAD_GROUPS.find((known) => known === query.get('group')),
    reason: reasons.options.find((known) => known === query.get('reason')),
    search: query.get('search') ?? '',
  };
}

export function writeLeadView({ group, reason, search }: LeadView, query: URLSearchParams): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ group, reason, search: search.trim() })) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}

export const leadFilterOf = ({ group, reason, search }: LeadView) => ({
  ...(group ? { group } : {}),
  ...(reason ? { reason } : {}),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
});
