import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths/paths.ts';
import { CampaignArt } from '../../../ui/empty/campaign-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';

/** Before there is anything to tell: the way to the first answered reply. */
export function NothingYet() {
  const { t } = useTranslation(['dashboard', 'empty']);
  return (
    <EmptyState
      art={<CampaignArt weekdays={t('empty:campaigns.weekdays').split(',')} />}
      title={t('dashboard:empty.title')}
      text={t('dashboard:empty.text')}
      steps={[
        {
          title: t('dashboard:empty.steps'),
          hint: t('dashboard:empty.stepsHint'),
          to: paths.start,
          action: t('dashboard:empty.begin'),
        },
      ]}
      note={t('dashboard:empty.note')}
    />
  );
}
