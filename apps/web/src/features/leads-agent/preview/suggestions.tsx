import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type AgentTask, criteriaMutation } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { replaced } from '../shared/criteria.ts';
import { CriterionMark } from '../shared/criterion-mark.tsx';
import { suggestionWords } from '../shared/criterion-words.ts';

/** What would bring more people, each by a person of the preview who shows it. */
export function Suggestions({ task: { taskId, suggestions, wish } }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const { mutate: change, isPending } = useMutation(criteriaMutation);
  if (suggestions.length === 0) return null;
  const worded = suggestions.map((each) => ({ ...each, label: suggestionWords(t, each) }));
  return (
    <Box as="section" rigid pad="4 6" border="top" narrow={{ pad: 4 }} aria-label={t('suggestion.title')}>
      <h2 className="strong">{t('suggestion.title')}</h2>
      <Grid as="ul" gap={3} above={2} columns="repeat(4, minmax(0, 1fr))" narrow={{ columns: 'minmax(0, 1fr)' }}>
        {worded.map(({ criterionId, label, criterion, more, rowId, as }) => (
          <Grid key={`${criterionId} ${rowId}`} as="li" gap={0.5} pad="2.5 3" border="all" borderTone="strong" rounded>
            <Row minWidth={0} gap={2}>
              <CriterionMark id={criterionId} />
              <span className="medium ellipsis" title={label}>
                {label}
              </span>
              <Text before="auto" tone="green" weight={500} className="numbers">
                +{formatNumber(more)}
              </Text>
            </Row>
            <Row minWidth={0} spread>
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
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
