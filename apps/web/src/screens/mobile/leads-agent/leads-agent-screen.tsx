import { History } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionBox } from '../../../features/leads-agent/create/question-box.tsx';
import { SourceCards } from '../../../features/leads-agent/create/source-cards.tsx';
import { paths, searchHistoryPath, searchPath } from '../../../paths/paths.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLeadsAgent } from '../../shared/leads-agent/use-leads-agent.ts';
import { PhoneHead } from '../shell/phone-head.tsx';
import styles from './leads-agent.module.css';

const PhoneHistory = lazyPart(async () => ({
  default: (await import('../../../features/leads-agent/phone/phone-history.tsx')).PhoneHistory,
}));
const OneSearch = partOnPress(async () => (await import('./one-search.tsx')).OneSearch, 'verification');

/** Asks who is looked for; or shows the search, or the history, the address names. */
export function LeadsAgentScreen() {
  const { t } = useTranslation('leads-agent');
  const agent = useLeadsAgent();
  const { taskId, isHistory, wish } = agent;
  return (
    <DatesAs {...agent.dates}>
      <Suspense>
        {taskId !== undefined && (
          <OneSearch
            key={taskId}
            taskId={taskId}
            onNew={agent.startNew}
            onStarted={wish.forget}
            onCopy={() => agent.copy(taskId)}
          />
        )}
        {taskId === undefined && isHistory && (
          <>
            <PageTitle>{t('history.title')}</PageTitle>
            <PhoneHead title={t('history.title')} back={{ to: paths.leadsAgent, label: t('back') }} />
            <PhoneHistory
              view={agent.historyView}
              onView={agent.showHistoryView}
              linkTo={searchPath}
              onCopy={agent.copy}
            />
          </>
        )}
      </Suspense>
      {taskId === undefined && !isHistory && (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <PhoneHead title={t('title')}>
            <IconLink label={t('history.title')} Icon={History} size={44} iconSize={20} to={searchHistoryPath} />
          </PhoneHead>
          <Box pad="0 4 4" className={styles.create}>
            <h2>{t('create.title')}</h2>
            <Text as="p" above={1} below={4} className="muted">
              {t('create.text')}
            </Text>
            <QuestionBox wish={wish} isBusy={agent.isFinding} onFind={agent.find} isPhone>
              <SourceCards wish={wish} />
            </QuestionBox>
          </Box>
        </>
      )}
    </DatesAs>
  );
}
