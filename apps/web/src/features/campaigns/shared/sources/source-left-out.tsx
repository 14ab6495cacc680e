import { CONVERSATIONS, type LEFT_OUT_WHYS } from '@outrider/contract/campaigns/leads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourceLeftOutQuery } from '../../../../api/campaigns/lead-sources.ts';
import { MISSING } from '../../../../platform/format.ts';
import { PagedList } from './paged-list.tsx';

/** Who was not taken, and why. */
export function SourceLeftOut({ of }: { of: { campaignId: string; sourceId: string } }) {
  const { t } = useTranslation('campaigns');
  const query = useInfiniteQuery(sourceLeftOutQuery(of));
  const lossWords = useLossWords();
  const rows = query.data?.pages.flatMap((page) => page.rows);
  return (
    <PagedList
      label={t('sources.leftOut')}
      query={query}
      rows={rows?.map(({ email, why, about }, index) => ({
        // The same address can be left out more than once.
        key: `${index} ${email}`,
        main: email || MISSING,
        below: lossWords({ why, about }),
      }))}
      none={t('sources.allTaken')}
    />
  );
}

function useLossWords() {
  const { t } = useTranslation('campaigns');
  return ({ why, about }: { why: (typeof LEFT_OUT_WHYS)[number]; about: string }): string => {
    if (why === 'inOtherCampaign' && about !== '') return t('sources.in', { name: about });
    const said = CONVERSATIONS.find((known) => why === 'inConversation' && known === about);
    return said ? t(`sources.said.${said}`) : t(`sources.loss.${why}`);
  };
}
