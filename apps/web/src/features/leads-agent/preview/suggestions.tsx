import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AgentTask, criteriaMutation } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout.tsx';
import { replaced } from '../shared/criteria.ts';
import { suggestionWords } from '../shared/criterion-words.ts';
import side from '../task/task.module.css';
import styles from './preview.module.css';

/** What would bring more people, each by somebody of the preview who shows it. */
export function Suggestions({ task: { taskId, suggestions, wish } }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const { mutate: change, isPending } = useMutation(criteriaMutation);
  if (suggestions.length === 0) return null;
  const worded = suggestions.map((each) => ({ ...each, label: suggestionWords(t, each) }));
  return (
    <section className={styles.more} aria-label={t('suggestion.title')}>
      <h2 className="strong">{t('suggestion.title')}</h2>
      <ul className={styles.suggestions}>
        {worded.map(({ criterionId, label, criterion, more, rowId, as }) => (
          <li key={`${criterionId} ${rowId}`} className={styles.suggestion}>
            <Row gap={2}>
              <b className={side.letter}>{criterionId}</b>
              <span className="medium ellipsis" title={label}>
                {label}
              </span>
              <span className={`numbers ${styles.gain}`}>+{formatNumber(more)}</span>
            </Row>
            <Row spread>
              <span className="muted small ellipsis">{t('suggestion.as', { name: as })}</span>
              <button
                type="button"
                className="link small"
                disabled={isPending}
                aria-label={t('suggestion.applyTo', { label })}
                onClick={() => change({ taskId, criteria: replaced(wish.criteria, criterion) })}
              >
                {t('suggestion.apply')}
              </button>
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}
