import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { putFirstStepsAway } from '../../../features/first-steps/put-away.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { campaignPlaces } from '../../shared/campaign/campaign-places.ts';
import { StartSteps } from '../../shared/start/start-steps.tsx';
import type { ByHand } from '../../shared/start/step-bodies.tsx';
import { useStart } from '../../shared/start/use-start.ts';
import { WatchSide } from '../../shared/start/watch-side.tsx';
import { WhatYouKeep } from '../../shared/start/what-you-keep.tsx';
import { CampaignsFrame } from '../campaign/campaigns-frame.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import styles from './start-screen.module.css';

/** A phone has no editor: a draft is looked at, and launched, on its own page. */
const BY_HAND: ByHand = { import: paths.contacts, write: undefined, look: campaignPlaces.detail };

export function StartScreen() {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  const start = useStart();
  const { asked, facts, steps } = start;
  const putAway = () => {
    putFirstStepsAway(true);
    toasts.show({ kind: 'info', text: t('putAwayHint') });
    void navigate(paths.you);
  };
  return (
    <CampaignsFrame>
      <PageTitle>{t('title')}</PageTitle>
      <PhoneHead title={t('title')}>
        <Text type="button" as="button" tone="default" className={`${page.link} ${styles.away}`} onClick={putAway}>
          {t('putAway')}
        </Text>
      </PhoneHead>
      {asked.error && !facts && (
        <div className={page.state}>
          <Note tone="red" action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}>
            {asked.error.message}
          </Note>
        </div>
      )}
      {facts && steps && (
        <>
          <Grid gap={3} pad="0 4 4" className={styles.steps}>
            <p className="muted small">{t(`beside.${config.world}`)}</p>
            <StartSteps start={start} facts={facts} steps={steps} byHand={BY_HAND} />
          </Grid>
          <WatchSide facts={facts} />
          {config.world === 'box' && (
            <Box pad={4}>
              <WhatYouKeep />
            </Box>
          )}
        </>
      )}
    </CampaignsFrame>
  );
}
