import { History, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { CriteriaPanel } from './criteria-panel.tsx';
import { Obliged } from './obliged.tsx';
import { Procedure } from './procedure.tsx';
import { Spend } from './spend.tsx';
import styles from './task.module.css';
import type { TaskState } from './use-task.ts';

type TaskSideProps = { task: AgentTask; state: TaskState; historyTo: string; onNew: () => void };

/** The left side of a search: the question, its criteria, what is done, and what it costs. */
export function TaskSide({ task, state, historyTo, onNew }: TaskSideProps) {
  const { t } = useTranslation('leads-agent');
  return (
    <Stack
      as="aside"
      tall
      minHeight={0}
      border="right"
      surface="app"
      gap={0}
      className={styles.side}
      aria-label={t('title')}
    >
      <Row minWidth={0} spread rigid height={56} pad="0 3 0 5" border="bottom" className={styles.sideHead}>
        <h2>{t('title')}</h2>
        <Row minWidth={0} gap={2}>
          <Link to={historyTo} className={styles.history} aria-label={t('history.title')} title={t('history.title')}>
            <History size={16} strokeWidth={1.5} aria-hidden />
          </Link>
          <Button small icon={<Plus size={14} />} onClick={onNew}>
            {t('new')}
          </Button>
        </Row>
      </Row>
      <Box grow minHeight={0} overflow="auto" className={styles.scrolled}>
        <Box pad="3.5 5" border="bottom" className={styles.part}>
          <div className="muted small">{t('question.yours')}</div>
          <p className="reading">{task.wish.question}</p>
        </Box>
        <Box pad="3.5 5" border="bottom" className={styles.part}>
          <CriteriaPanel task={task} />
        </Box>
        <Box pad="3.5 5" border="bottom" className={styles.part}>
          <Procedure task={task} state={state} />
          <Obliged obliged={task.obliged} />
        </Box>
      </Box>
      <Box pad="3.5 5" border="bottom" className={styles.part}>
        <Spend task={task} />
      </Box>
    </Stack>
  );
}
