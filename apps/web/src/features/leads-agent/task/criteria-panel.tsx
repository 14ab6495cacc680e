import { useMutation } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AgentTask, type Criterion, criteriaMutation } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { AddField, RewordField } from '../create/criterion-fields.tsx';
import { canAdd, without } from '../shared/criteria.ts';
import { CriterionMark } from '../shared/criterion-mark.tsx';
import { criterionWords } from '../shared/criterion-words.ts';

const NEW = 'new';

/** What everybody has to meet. While nothing runs each can be put differently; only what changed is judged again. */
export function CriteriaPanel({ task }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const { mutate: change, isPending } = useMutation(criteriaMutation);
  const [editing, setEditing] = useState<string>();
  const { criteria } = task.wish;
  const isFixed = isPending || task.state === 'running' || task.state === 'stopping' || task.state === 'previewing';
  const stop = () => setEditing(undefined);
  const save = (changed: Criterion[]) => {
    if (JSON.stringify(changed) !== JSON.stringify(criteria)) change({ taskId: task.taskId, criteria: changed });
  };
  const judged = task.verdicts[0];
  return (
    <section aria-label={t('criteria.title')} aria-busy={isPending}>
      <Row minWidth={0} spread>
        <h3 className="strong">{t('criteria.title')}</h3>
        <span className="muted small">
          {judged && task.state === 'previewed'
            ? t('criteria.ofJudged', { number: formatNumber(judged.yes + judged.unclear + judged.no) })
            : t(isFixed ? 'criteria.whileRunning' : 'criteria.onlyChanged')}
        </span>
      </Row>
      <Grid as="ul" gap={1.5} above={2}>
        {criteria.map((criterion) => (
          <Row
            key={criterion.id}
            as="li"
            align="start"
            pad="1.5 2"
            border="all"
            borderTone="strong"
            rounded
            surface="page"
          >
            <CriterionMark id={criterion.id} />
            {editing === criterion.id ? (
              <RewordField criterion={criterion} criteria={criteria} onChange={save} onStop={stop} />
            ) : (
              <>
                <Text grow minWidth={0} breaks>
                  {criterionWords(t, criterion)}
                  <Verdicts task={task} criterionId={criterion.id} />
                </Text>
                <IconButton
                  label={t('criteria.change', { label: criterionWords(t, criterion) })}
                  Icon={Pencil}
                  size={20}
                  iconSize={14}
                  disabled={isFixed}
                  onClick={() => setEditing(criterion.id)}
                />
                {criteria.length > 1 && (
                  <IconButton
                    label={t('criteria.remove', { label: criterionWords(t, criterion) })}
                    Icon={Trash2}
                    size={20}
                    iconSize={14}
                    disabled={isFixed}
                    onClick={() => save(without(criteria, criterion.id))}
                  />
                )}
              </>
            )}
          </Row>
        ))}
      </Grid>
      {editing === NEW && <AddField criteria={criteria} onChange={save} onStop={stop} />}
      {editing !== NEW && canAdd(criteria) && !isFixed && (
        <Row type="button" as="button" inline gap={1} above={2} className="link small" onClick={() => setEditing(NEW)}>
          <Plus size={12} aria-hidden /> {t('criteria.add')}
        </Row>
      )}
    </section>
  );
}

/** How those judged so far met it: yes, unclear, no. */
function Verdicts({ task, criterionId }: { task: AgentTask; criterionId: string }) {
  const { t } = useTranslation('leads-agent');
  const counts = task.verdicts.find((each) => each.criterionId === criterionId);
  const total = counts ? counts.yes + counts.unclear + counts.no : 0;
  if (!counts || total === 0) return null;
  const numbers = [counts.yes, counts.unclear, counts.no].map(formatNumber).join(', ');
  return (
    <Grid as="span" columns="1fr auto" gap={2} align="center" above={1}>
      <SplitBar
        label={t('criteria.verdicts', { numbers })}
        total={total}
        parts={[
          { tone: 'green', value: counts.yes },
          { tone: 'amber', value: counts.unclear },
          { tone: 'red', value: counts.no },
        ]}
      />
      <span className="muted small numbers">{numbers}</span>
    </Grid>
  );
}
