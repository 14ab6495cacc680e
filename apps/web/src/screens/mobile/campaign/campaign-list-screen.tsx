import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PhoneList } from '../../../features/campaigns/list/phone-list.tsx';
import { nextSendQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

export function CampaignListScreen() {
  const { t } = useTranslation(['campaigns', 'empty']);
  const { data } = useQuery(nextSendQuery);
  return (
    <CampaignsFrame>
      <PageTitle>{t('campaigns:title')}</PageTitle>
      <PhoneHead title={t('campaigns:title')} count={data?.campaigns} />
      {data?.campaigns === 0 ? (
        <section className={page.empty}>
          <CampaignArt weekdays={t('empty:campaigns.weekdays').split(',')} />
          <h2>{t('empty:campaigns.title')}</h2>
          <p className="secondary">{t('empty:campaigns.text')}</p>
          <p className="muted">{t('campaigns:phone.edit')}</p>
        </section>
      ) : (
        <PhoneList />
      )}
    </CampaignsFrame>
  );
}
