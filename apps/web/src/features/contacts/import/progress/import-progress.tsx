import type { ImportCounts, ImportRun, ImportState } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { SplitBar } from '../../../../ui/charts/split-bar.tsx';
import { Dot } from '../../../../ui/dot.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Stat, StatStrip } from '../../../../ui/stat-strip.tsx';
import { Tag, type Tone } from '../../../../ui/tag.tsx';
import { STATE_TONES } from '../earlier-imports.tsx';
import styles from './import-progress.module.css';
import { usePace } from './use-pace.ts';

/** Where the rows went, in the order of the bar. */
const STATS = [
  ['added', 'green'],
  ['updated', 'blue'],
  ['twice', 'grey'],
  ['notTaken', 'red'],
  ['withRemark', 'amber'],
] as const satisfies (readonly [keyof ImportCounts, Tone])[];

/** What to know while it is so, beside the state. */
const HINTS: Partial<Record<ImportState, 'import.mayLeave' | 'import.undoingHint' | 'import.undoneHint'>> = {
  running: 'import.mayLeave',
  undoing: 'import.undoingHint',
  undone: 'import.undoneHint',
};

export function ImportProgress({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const { fileName, state, rows, rowsDone, counts, problem } = run;
  const grey = counts.unchanged + counts.twice + counts.suppressed;
  return (
    <>
      <Grid as="section" rigid gap={2} border="bottom" pad="5 6 4" narrow={{ pad: '3 4 4' }}>
        <Row wraps minWidth={0} className={styles.line}>
          <h2 className="ellipsis">{fileName}</h2>
          <Tag tone={STATE_TONES[state]} dot>
            {t(`import.state.${state}`)}
          </Tag>
          <Text before="auto" className="muted small">
            {t(HINTS[state] ?? 'import.ended')}
          </Text>
        </Row>
        <Row wraps minWidth={0} className="small numbers">
          <span role="status">
            <span className="medium">{formatNumber(rowsDone)}</span>{' '}
            <span className="muted">{t('import.ofRows', { rows: formatNumber(rows) })}</span>
          </span>
          <Text before="auto" className="muted">
            <Pace run={run} />
          </Text>
        </Row>
        <SplitBar
          label={t('import.progress')}
          total={rows}
          parts={[
            { tone: 'green', value: counts.added },
            { tone: 'blue', value: counts.updated },
            { tone: 'grey', value: grey },
            { tone: 'red', value: counts.notTaken },
          ]}
        />
        {problem !== '' && <Note tone={state === 'failed' ? 'red' : 'amber'}>{problem}</Note>}
      </Grid>
      <StatStrip label={t('import.numbers')}>
        {STATS.map(([key, tone]) => (
          <Stat
            key={key}
            name={
              <>
                <Dot tone={tone} />
                {t(`import.stat.${key}`)}
              </>
            }
            value={formatNumber(counts[key])}
            below={t(`import.statHint.${key}`)}
          />
        ))}
      </StatStrip>
    </>
  );
}

function Pace({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const pace = usePace(run, Date.now());
  if (!pace) return null;
  return t('import.pace', { perSecond: formatNumber(pace.perSecond), count: pace.secondsLeft });
}
