import { History, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Row } from '../../../ui/layout.tsx';
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
    <aside className={styles.side} aria-label={t('title')}>
      <Row spread className={styles.sideHead}>
        <h2>{t('title')}</h2>
        <Row gap={2}>
          <Link to={historyTo} className={styles.history} aria-label={t('history.title')} title={t('history.title')}>
            <History size={16} strokeWidth={1.5} aria-hidden />
          </Link>
          <Button small icon={<Plus size={14} />} onClick={onNew}>
            {t('new')}
          </Button>
        </Row>
      </Row>
      <div className={styles.scrolled}>
        <div className={styles.part}>
          <div className="muted small">{t('question.yours')}</div>
          <p className="reading">{task.wish.question}</p>
        </div>
        <div className={styles.part}>
          <CriteriaPanel task={task} />
        </div>
        <div className={styles.part}>
          <Procedure task={task} state={state} />
          <Obliged obliged={task.obliged} />
        </div>
      </div>
      <div className={styles.part}>
        <Spend task={task} />
      </div>
    </aside>
  );
}
