import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourceLeftOutQuery } from '../../../../api/lead-sources.ts';
import { MISSING } from '../../../../platform/format.ts';
import { PagedList } from './paged-list.tsx';

/** Who was not taken, and why. */
export function SourceLeftOut({ of }: { of: { campaignId: string; sourceId: string } }) {
  const { t } = useTranslation('campaigns');
  const query = useInfiniteQuery(sourceLeftOutQuery(of));
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return (
    <PagedList
      label={t('sources.leftOut')}
      query={query}
      rows={rows?.map(({ email, why, about }, index) => ({
        // The same address can be left out more than once.
        key: `${index} ${email}`,
        main: email || MISSING,
        below: why === 'inOtherCampaign' && about !== '' ? t('sources.in', { name: about }) : t(`sources.loss.${why}`),
      }))}
      none={t('sources.allTaken')}
    />
  );
}
