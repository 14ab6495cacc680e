import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { countWords, lineWords, spanWords, stateWords } from '../shared/search-words.ts';
import styles from './task.module.css';
import type { TaskState } from './use-task.ts';

type Step = AgentTask['steps'][number];

/** What the search does, step by step, with its own words while it works. */
export function Procedure({ task, state }: { task: AgentTask; state: Pick<TaskState, 'connection' | 'lines'> }) {
  const { t } = useTranslation('leads-agent');
  const { connection, lines } = state;
  const last = lines.at(-1);
  return (
    <section aria-label={t('procedure.title')}>
      <Row minWidth={0} spread below={3}>
        <h3 className="strong">{t('procedure.title')}</h3>
        {connection === 'lost' ? (
          <Tag tone="amber" dot>
            {t('connection.lost')}
          </Tag>
        ) : (
          <span className="muted small">{connection ? t(`connection.${connection}`) : <Took task={task} />}</span>
        )}
      </Row>
      <ol>
        {task.steps.map((step) => (
          <StepLine key={`${step.key} ${step.source}`} step={step} />
        ))}
      </ol>
      {connection && (
        <Box as="p" minHeight={16} breaks className="secondary small" role="log" aria-label={t('procedure.now')}>
          {last && lineWords(t, last.line)}
        </Box>
      )}
    </section>
  );
}

const stepName = (t: ReturnType<typeof useTranslation<'leads-agent'>>['t'], { key, source }: Step) =>
  source === null
    ? t(`step.${key}`)
    : key === 'search'
      ? t(`source.${source}`)
      : t('step.of', { step: t(`step.${key}`), source: t(`source.${source}`) });

function StepLine({ step }: { step: Step }) {
  const { t } = useTranslation('leads-agent');
  const dates = useDates();
  const { state, trouble, at } = step;
  return (
    <Row as="li" relative gap={3} pad="0 0 3" align="stretch" className={styles.step} data-state={state}>
      <Grid
        as="span"
        rigid
        align="center"
        items="center"
        width={17}
        height={17}
        above={0.25}
        rounded="full"
        surface="page"
        className={styles.circle}
        role="img"
        aria-label={t(`stepState.${state}`)}
      >
        {state === 'done' && <Check size={11} strokeWidth={3} aria-hidden />}
        {state === 'failed' && <X size={11} strokeWidth={3} aria-hidden />}
      </Grid>
      <Stack grow breaks gap={0}>
        <Row minWidth={0} spread>
          <span className={state === 'waiting' ? 'muted' : 'medium'}>{stepName(t, step)}</span>
          {at !== null && (
            <time className="muted small" dateTime={at}>
              {dates.time(at)}
            </time>
          )}
        </Row>
        <span className="muted small">{countWords(t, step)}</span>
        {trouble !== '' && (
          <Text tone="red" className="small">
            {t('step.trouble', { trouble })}
          </Text>
        )}
      </Stack>
    </Row>
  );
}

function Took({ task }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  if (task.startedAt === null || task.endedAt === null) return stateWords(t, task);
  return t('procedure.took', { span: spanWords(t, (Date.parse(task.endedAt) - Date.parse(task.startedAt)) / 1000) });
}
