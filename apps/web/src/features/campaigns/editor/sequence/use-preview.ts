import type { CampaignVariant } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { leadsQuery, previewQuery } from '../../../../api/campaigns/editor-queries.ts';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';

const REST_MS = 350;

/** A mail as a lead would get it, made by what sends it, a short pause after the last key. */
export function usePreview(
  campaignId: string | undefined,
  round: number,
  variant: CampaignVariant,
  lead: Lead | undefined,
) {
  const rested = useDebounced(variant, REST_MS);
  // Another mail is shown at once; only typing waits.
  const shown = rested.id === variant.id ? rested : variant;
  const order = { campaignId: campaignId ?? '', round, variant: shown, ...(lead ? { leadId: lead.leadId } : {}) };
  return useQuery({ ...previewQuery(order), enabled: campaignId !== undefined });
}

/** The lead a mail is looked at with, and the way to the others. */
export function useLeadStep(campaignId: string | undefined) {
  const query = useInfiniteQuery({
    ...leadsQuery(campaignId ?? '', { toLookAt: false, search: '' }),
    enabled: campaignId !== undefined,
  });
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<Lead>();
  const rows = useMemo(() => query.data?.pages.flatMap(({ leadList }) => leadList) ?? [], [query.data]);
  const total = query.data?.pages[0]?.total ?? 0;
  const { hasNextPage, fetchNextPage } = query;
  return useMemo(
    () => ({
      lead: chosen ?? rows[index],
      index: chosen ? undefined : index,
      total,
      go: (to: number) => {
        setChosen(undefined);
        setIndex(Math.max(0, Math.min(total - 1, to)));
        if (to >= rows.length - 1 && hasNextPage) void fetchNextPage();
      },
      choose: setChosen,
    }),
    [chosen, rows, index, total, hasNextPage, fetchNextPage],
  );
}
