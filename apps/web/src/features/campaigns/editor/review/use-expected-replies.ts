import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Forecast, usualRatesQuery } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { useCampaignId } from '../draft/editor-context.ts';
import { expectedReplies } from './expected-replies.ts';

/** How many people would reply, as far as the last campaigns tell. */
export function useExpectedReplies(forecast: Forecast): { name: string; value: string } {
  const { t } = useTranslation('campaign-editor');
  const campaignId = useCampaignId();
  const { data: rates } = useQuery({ ...usualRatesQuery(campaignId ?? ''), enabled: campaignId !== undefined });
  if (!rates) return { name: t('review.replies'), value: MISSING };
  const range = expectedReplies(forecast.reach, rates);
  if (!range) return { name: t('review.replies'), value: t('review.repliesUnknown') };
  const [low, high] = range.map(formatNumber);
  return {
    name: t('review.repliesLike', { count: rates.campaigns }),
    value: low === high ? `${low}` : `${low}–${high}`,
  };
}
