import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { createCampaignPath, paths } from '../../../app/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { useFirstSteps } from '../use-first-steps.ts';

/** Before the first campaign: what the page is for, and the one next step. */
export function NoCampaigns() {
  const { t } = useTranslation('empty');
  const { steps, areDone } = useFirstSteps();
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
      note={config.world === 'box' ? <SandboxNote /> : undefined}
    />
  );
}

/** The link stands where the language wants it. */
function SandboxNote() {
  const { t } = useTranslation('empty');
  const [before, after] = t('sandboxNote', { sandbox: '\n' }).split('\n');
  return (
    <>
      {before}
      <Link className="link" to={paths.sandbox}>
        {t('sandbox')}
      </Link>
      {after}
    </>
  );
}
