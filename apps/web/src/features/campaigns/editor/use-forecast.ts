import type { CampaignRound } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { forecastQuery } from '../../../api/campaigns/editor-queries.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { useEditorState } from './draft/editor-context.ts';

const REST_MS = 400;

/** The forecast of what is on screen, saved or not. Words of a mail change nothing in it. */
export function useForecast() {
  const campaignId = useEditorState(({ campaign }) => campaign?.campaignId);
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const settings = useEditorState(({ draft, saved }) =>
    draft.settings === saved.settings ? undefined : draft.settings,
  );
  const rounds = useEditorState(({ draft }) => draft.rounds);
  const savedRounds = useEditorState(({ saved }) => saved.rounds);
  const structure = useMemo(() => structureOf(rounds), [rounds]);
  const isSame = useMemo(() => structure === structureOf(savedRounds), [structure, savedRounds]);
  const mark = useMemo(
    () => [revision, isSame ? '' : structure, settings ? JSON.stringify(settings) : ''].join(' '),
    [revision, isSame, structure, settings],
  );
  const rested = useDebounced(mark, REST_MS);
  const query = useQuery({
    ...forecastQuery(campaignId ?? '', rested, {
      ...(settings ? { settings } : {}),
      ...(isSame ? {} : { rounds }),
    }),
    enabled: campaignId !== undefined && rested === mark,
  });
  return { ...query, isBehind: rested !== mark || query.isFetching };
}

const structureOf = (rounds: readonly CampaignRound[]): string =>
  JSON.stringify(
    rounds.map(({ delay, condition, scope, field, variants }) => [
      delay,
      condition,
      scope,
      condition === 'field' ? field : null,
      variants.map(({ weight, isPlainText }) => [weight, isPlainText]),
    ]),
  );
