import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../api/leads-agent.ts';
import { added, reworded } from '../shared/criteria.ts';
import { criterionWords } from '../shared/criterion-words.ts';
import { WordsField } from './words-field.tsx';

type CriteriaProps = {
  criteria: readonly Criterion[];
  onChange: (criteria: Criterion[]) => void;
  /** Nothing more is typed: it was taken over or given up. */
  onStop: () => void;
};

/** One of the criteria, put differently. */
export function RewordField({ criterion, criteria, onChange, onStop }: CriteriaProps & { criterion: Criterion }) {
  const { t } = useTranslation('leads-agent');
  const shown = criterionWords(t, criterion);
  return (
    <WordsField
      label={t('criteria.change', { label: shown })}
      first={shown}
      onDone={async (words) => {
        onStop();
        onChange(await reworded(t, criteria, criterion, words));
      }}
      onCancel={onStop}
    />
  );
}

/** Another one. */
export function AddField({ criteria, onChange, onStop }: CriteriaProps) {
  const { t } = useTranslation('leads-agent');
  return (
    <WordsField
      label={t('criteria.new')}
      first=""
      onDone={async (words) => {
        onStop();
        onChange(await added(t, criteria, words));
      }}
      onCancel={onStop}
    />
  );
}
