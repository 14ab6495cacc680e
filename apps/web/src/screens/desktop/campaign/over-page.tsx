import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createCampaignPath } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { BareEditor } from './bare-editor.tsx';
import styles from './create-campaign-screen.module.css';

/** A campaign that is over stays as it was. */
export function OverPage({ campaign: { campaignId, name } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaign-editor');
  const navigate = useNavigate();
  return (
    <BareEditor name={name}>
      <Grid grow align="center" items="center" className={styles.over}>
        <Grid gap={3} items="center">
          <h2>{t('over.title', { name })}</h2>
          <p className="muted">{t('over.text')}</p>
          <Row align="stretch">
            <Button onClick={() => void navigate(campaignPlaces.detail(campaignId))}>{t('over.look')}</Button>
            <Button primary onClick={() => void navigate(createCampaignPath('copy', campaignId))}>
              {t('over.copy')}
            </Button>
          </Row>
        </Grid>
      </Grid>
    </BareEditor>
  );
}
