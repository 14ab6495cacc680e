import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { QuestionBox } from '../../../features/leads-agent/create/question-box.tsx';
import { SourceCards } from '../../../features/leads-agent/create/source-cards.tsx';
import { EarlierSearches } from '../../../features/leads-agent/history/earlier-searches.tsx';
import { paths, searchHistoryPath, searchPath } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLeadsAgent } from '../../shared/leads-agent/use-leads-agent.ts';
import styles from './leads-agent-screen.module.css';

const HistoryList = partOnPress(
  async () => (await import('../../../features/leads-agent/history/history-list.tsx')).HistoryList,
);
const OneSearch = partOnPress(async () => (await import('./one-search.tsx')).OneSearch, 'verification');

/** Asks who is looked for; or shows the search, or the history, the address names. */
export function LeadsAgentScreen() {
  const agent = useLeadsAgent();
  const { taskId, isHistory } = agent;
  return (
    <DatesAs {...agent.dates}>
      {taskId !== undefined && (
        <OneSearch key={taskId} taskId={taskId} onNew={agent.startNew} onStarted={agent.wish.forget} />
      )}
      {taskId === undefined && isHistory && <AllSearches agent={agent} />}
      {taskId === undefined && !isHistory && <Create agent={agent} />}
    </DatesAs>
  );
}

type Agent = ReturnType<typeof useLeadsAgent>;

function Create({ agent: { wish, find, isFinding, open } }: { agent: Agent }) {
  const { t } = useTranslation('leads-agent');
  return (
    <Box grow minHeight={0} overflow="auto">
      <PageTitle>{t('title')}</PageTitle>
      <div className={styles.column}>
        <h1>{t('create.title')}</h1>
        <Text as="p" above={1} below={5} className="muted reading">
          {t('create.text')}
        </Text>
        <QuestionBox wish={wish} isBusy={isFinding} onFind={find} />
        <SourceCards wish={wish} />
        <EarlierSearches historyTo={searchHistoryPath} onOpen={open} />
      </div>
    </Box>
  );
}

function AllSearches({ agent: { historyView, showHistoryView, open, copy, startNew } }: { agent: Agent }) {
  const { t } = useTranslation('leads-agent');
  return (
    <>
      <PageHead
        title={t('history.title')}
        isJoined
        before={
          <Link to={paths.leadsAgent} className={styles.back} aria-label={t('back')}>
            <ChevronLeft size={16} aria-hidden />
          </Link>
        }
      >
        <Button primary onClick={startNew}>
          {t('new')}
        </Button>
      </PageHead>
      <HistoryList
        view={historyView}
        onView={showHistoryView}
        onOpen={open}
        linkTo={searchPath}
        onCopy={copy}
        newTo={paths.leadsAgent}
      />
    </>
  );
}
