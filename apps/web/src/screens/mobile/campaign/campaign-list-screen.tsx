import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PhoneList } from '../../../features/campaigns/list/phone-list.tsx';
import { nextSendQuery } from '../../../features/campaigns/shared/campaign-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './campaigns.module.css';
import { CampaignsFrame } from './campaigns-frame.tsx';

export function CampaignListScreen() {
  const { t } = useTranslation(['campaigns', 'empty']);
  const { data } = useQuery(nextSendQuery);
  return (
    <CampaignsFrame>
      <PageTitle>{t('campaigns:title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('campaigns:title')}</h1>
        {data && data.campaigns > 0 && <span className="muted">{formatNumber(data.campaigns)}</span>}
      </header>
      {data?.campaigns === 0 ? (
        <section className={styles.empty}>
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
