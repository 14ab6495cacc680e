import { Steps } from 'antd';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { campaignMode, paths } from '../../../app/paths.ts';
import { PeopleArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useFirstSteps } from '../use-first-steps.ts';
import styles from './create-campaign-screen.module.css';

/** The editor has the whole window: no menu leads away from unsaved work. */
export function CreateCampaignScreen() {
  const { t } = useTranslation('empty');
  const { mode, copyName } = useParams();
  const { steps } = useFirstSteps();
  const title = copyName
    ? t('campaignEditor.copyAs', { name: copyName })
    : t(`campaignEditor.${campaignMode(mode) ?? 'create'}`);
  return (
    <div className={styles.editor}>
      <PageTitle>{title}</PageTitle>
      <header className={styles.head}>
        <Link to={paths.campaign.list} className={styles.close} aria-label={t('campaignEditor.close')}>
          <X size={16} aria-hidden />
        </Link>
        <h1>{title}</h1>
        <Steps
          className={styles.steps ?? ''}
          size="small"
          current={0}
          items={(['leads', 'sequence', 'schedule', 'review'] as const).map((step) => ({
            title: t(`campaignEditor.${step}`),
          }))}
        />
      </header>
      <main className={styles.main}>
        <EmptyState
          art={<PeopleArt />}
          title={t('campaignEditor.title')}
          text={t('campaignEditor.text')}
          steps={steps}
        />
      </main>
    </div>
  );
}
