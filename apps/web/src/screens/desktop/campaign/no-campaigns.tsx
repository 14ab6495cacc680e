import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { createCampaignPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { useEmptySteps } from '../start/use-empty-steps.ts';

/** Before the first campaign: what the page is for, and the one next step. */
export function NoCampaigns() {
  const { t } = useTranslation('empty');
  const { steps, areDone } = useEmptySteps();
  const write = {
    title: t('campaigns.write.title'),
    hint: t('campaigns.write.hint'),
    to: createCampaignPath('create'),
    ...(areDone ? { action: t('campaigns.write.action') } : {}),
  };
  return (
    <EmptyState
      art={<CampaignArt weekdays={t('campaigns.weekdays').split(',')} />}
      title={t('campaigns.title')}
      text={t('campaigns.text')}
      steps={[...steps, write]}
      note={<StartNote />}
    />
  );
}

/** The whole path, one thing after another. */
function StartNote() {
  const { t } = useTranslation('empty');
  return (
    <>
      {t(config.world === 'box' ? 'start.hint' : 'start.liveHint')}{' '}
      <Link className="link" to={paths.start}>
        {t('start.link')}
      </Link>
    </>
  );
}
