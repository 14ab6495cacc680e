import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { putFirstStepsAway, useFirstStepsAway } from '../../../features/first-steps/put-away.ts';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { toasts } from '../../../platform/toasts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Grid, Stack } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { contactPaths } from '../../shared/contacts/contact-paths.ts';
import { StartSteps } from '../../shared/start/start-steps.tsx';
import type { ByHand } from '../../shared/start/step-bodies.tsx';
import { useStart } from '../../shared/start/use-start.ts';
import { WatchSide } from '../../shared/start/watch-side.tsx';
import { WhatYouKeep } from '../../shared/start/what-you-keep.tsx';
import { CampaignsFrame } from '../campaign/campaigns-frame.tsx';

const BY_HAND: ByHand = {
  import: contactPaths.import(),
  write: createCampaignPath('create'),
  look: (campaignId) => `${createCampaignPath('edit', campaignId)}?step=review`,
};

/** From nothing to an answered reply: the steps on the left, what comes of them on the right. */
export function StartScreen() {
  const { t } = useTranslation('first-steps');
  const start = useStart();
  const { asked, facts, steps } = start;
  return (
    <CampaignsFrame>
      <PageHead title={t('title')} beside={<span className="secondary">{t(`beside.${config.world}`)}</span>}>
        <PutAway />
      </PageHead>
      {asked.error && !facts && <QueryFailed query={asked} hint={t('failed')} />}
      {asked.isPending && <ListWaiting />}
      {facts && steps && (
        <Grid grow columns="minmax(360px, 456px) minmax(0, 1fr)" minHeight={0}>
          <Stack tall gap={6} spread pad="5 6" scrolls border="right">
            <StartSteps start={start} facts={facts} steps={steps} byHand={BY_HAND} />
            {config.world === 'box' && <WhatYouKeep />}
          </Stack>
          <Box scrolls>
            <WatchSide facts={facts} />
          </Box>
        </Grid>
      )}
    </CampaignsFrame>
  );
}

function PutAway() {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  const isAway = useFirstStepsAway();
  if (isAway) return <Button onClick={() => putFirstStepsAway(false)}>{t('toMenu')}</Button>;
  return (
    <Button
      onClick={() => {
        putFirstStepsAway(true);
        toasts.show({ kind: 'info', text: t('putAwayHint') });
        void navigate(paths.accounts.list);
      }}
    >
      {t('putAway')}
    </Button>
  );
}
