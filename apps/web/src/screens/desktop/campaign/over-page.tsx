import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createCampaignPath } from '../../../app/paths.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './create-campaign-screen.module.css';

/** A campaign that is over stays as it was. */
export function OverPage({ campaign: { campaignId, name } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  return (
    <div className={styles.over}>
      <PageTitle>{name}</PageTitle>
      <div>
        <h1>{t('over.title', { name })}</h1>
        <p className="muted">{t('over.text')}</p>
        <Button type="primary" onClick={() => void navigate(createCampaignPath('copy', campaignId))}>
          {t('over.copy')}
        </Button>
      </div>
    </div>
  );
}
