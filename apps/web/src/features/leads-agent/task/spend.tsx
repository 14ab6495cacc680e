import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { Legend } from '../../../ui/charts/legend.tsx';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import type { MarkTone } from '../../../ui/charts/tones.ts';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { moneyOf } from '../shared/money.ts';
import { counted } from '../shared/search-words.ts';
import styles from './task.module.css';

const TONES: readonly MarkTone[] = ['ink', 'ink-2', 'ink-3', 'ink-4', 'grey'];

/** What it cost so far and for what, against what it may cost. */
export function Spend({ task }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const { spend } = task;
  const paid = spend.bySource.filter(({ micros }) => micros > 0);
  const parts = paid.map((each, index) => ({ ...each, tone: TONES[index] ?? 'grey' }));
  return (
    <section aria-label={t('spend.title')}>
      <Row minWidth={0} spread>
        <h3 className="strong">{t('spend.title')}</h3>
        <span className="numbers">
          <b className="strong">{moneyOf(spend.micros)}</b>{' '}
          <span className="muted">{t('spend.of', { budget: moneyOf(spend.budgetMicros) })}</span>
        </span>
      </Row>
      <Box above={2} below={2}>
        <SplitBar
          label={t('spend.title')}
          total={Math.max(spend.budgetMicros, spend.micros)}
          parts={parts.map(({ tone, micros }) => ({ tone, value: micros }))}
        />
      </Box>
      <div className={styles.legend}>
        <Legend
          keys={parts.map(({ source, micros, tone }) => ({
            word: t('spend.source', { source: t(`source.${source}`), money: moneyOf(micros) }),
            mark: tone,
          }))}
        />
      </div>
      <Text as="p" above={1.5} className="muted small">
        {task.spend.charged > 0
          ? t('spend.charged', counted(task.spend.charged))
          : t('spend.stopsAt', { budget: moneyOf(spend.budgetMicros) })}
      </Text>
    </section>
  );
}
