import { estimateReach, type RoundReach } from '@outrider/campaign-rules/estimate-reach';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usualRatesQuery } from '../../../../api/campaigns/editor-queries.ts';
import { useDraft, useEditorState } from '../draft/editor-context.ts';
import { useForecast } from '../use-forecast.ts';

type Reach = {
  /** How many get each round. */
  gets: readonly number[];
  /** Where everybody stands when each is due, by what people did before; nothing where nobody did anything yet. */
  estimate: readonly RoundReach[];
  /** How many campaigns it is drawn from. */
  campaigns: number;
  held: number;
};

/** How many get each round as it stands on screen. Where nothing goes out, as nobody sends yet, nothing is said. */
export function useReach(): Reach | undefined {
  const campaignId = useEditorState(({ campaign }) => campaign?.campaignId);
  const rounds = useDraft((draft) => draft.rounds);
  const tracking = useDraft(({ settings }) => settings.tracking);
  const { data: rates } = useQuery({ ...usualRatesQuery(campaignId ?? ''), enabled: campaignId !== undefined });
  const { data: forecast } = useForecast();
  return useMemo(() => {
    if (!forecast || forecast.mails === 0) return undefined;
    const planned = rounds.map((_round, index) => forecast.reach.find(({ round }) => round === index)?.leads ?? 0);
    const isKnown = rates !== undefined && rates.campaigns > 0;
    const estimate = isKnown ? estimateReach(planned[0] ?? 0, rounds, tracking, rates, forecast.fieldGroups) : [];
    const gets = isKnown ? estimate.map((each) => each.gets) : planned;
    return { gets, estimate, campaigns: rates?.campaigns ?? 0, held: forecast.held };
  }, [forecast, rates, rounds, tracking]);
}
