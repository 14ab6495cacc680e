import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { moneyOf } from '../shared/money.ts';
import { counted, FIT_TONES, lineWords, stateTone, stateWords } from '../shared/search-words.ts';
import type { TaskState } from '../task/use-task.ts';

const FITS = ['fit', 'unclear', 'out'] as const;

/** How a search stands: its state, what it cost, and what came of those judged. */
export function PhoneSummary({ task, state }: { task: AgentTask; state: TaskState }) {
  const { t } = useTranslation('leads-agent');
  const { counts, spend, wish } = task;
  const last = state.lines.at(-1);
  return (
    <Grid gap={2} pad="0 4 3.5" border="bottom">
      <Row minWidth={0} spread>
        <Tag tone={stateTone(task)} dot>
          {stateWords(t, task)}
        </Tag>
        {state.connection === 'lost' ? (
          <Tag tone="amber" dot>
            {t('connection.lost')}
          </Tag>
        ) : (
          <span className="muted small numbers">
            {moneyOf(spend.micros)} {t('spend.of', { budget: moneyOf(spend.budgetMicros) })}
          </span>
        )}
      </Row>
      <SplitBar
        label={t('results.label')}
        total={Math.max(wish.maxResults, counts.fit + counts.unclear + counts.out)}
        parts={FITS.map((fit) => ({ tone: FIT_TONES[fit], value: counts[fit] }))}
      />
      <Row minWidth={0} gap={4} wraps>
        {FITS.map((fit) => (
          <Row minWidth={0} key={fit} as="span" gap={2}>
            <Dot tone={FIT_TONES[fit]} />
            {t(`summary.${fit}`, counted(counts[fit]))}
          </Row>
        ))}
      </Row>
      {state.isLive && (
        <p className="secondary small" role="log" aria-label={t('procedure.now')}>
          {last && lineWords(t, last.line)}
        </p>
      )}
    </Grid>
  );
}
