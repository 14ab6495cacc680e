import { Check, CircleHelp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '../../../api/leads-agent.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { canAdd, without } from '../shared/criteria.ts';
import { criterionWords } from '../shared/criterion-words.ts';
import styles from './create.module.css';
import { AddField, RewordField } from './criterion-fields.tsx';

type CriteriaChipsProps = { criteria: readonly Criterion[]; onChange: (criteria: Criterion[]) => void };

const NEW = 'new';

/** What the words were understood as: each can be put differently, taken away, or another be added. */
export function CriteriaChips({ criteria, onChange }: CriteriaChipsProps) {
  const { t } = useTranslation('leads-agent');
  const [editing, setEditing] = useState<string>();
  const stop = () => setEditing(undefined);
  return (
    <ul className={styles.chips} aria-label={t('criteria.title')}>
      {criteria.map((criterion) => (
        <li key={criterion.id}>
          {editing === criterion.id ? (
            <RewordField criterion={criterion} criteria={criteria} onChange={onChange} onStop={stop} />
          ) : (
            <Chip
              criterion={criterion}
              onEdit={() => setEditing(criterion.id)}
              onRemove={() => onChange(without(criteria, criterion.id))}
            />
          )}
        </li>
      ))}
      {canAdd(criteria) && (
        <li>
          {editing === NEW ? (
            <AddField criteria={criteria} onChange={onChange} onStop={stop} />
          ) : (
            <button type="button" className={`${styles.chip} ${styles.dashed}`} onClick={() => setEditing(NEW)}>
              <Plus size={12} aria-hidden />
              {t('criteria.add')}
            </button>
          )}
        </li>
      )}
    </ul>
  );
}

type ChipProps = { criterion: Criterion; onEdit: () => void; onRemove: () => void };

function Chip({ criterion, onEdit, onRemove }: ChipProps) {
  const { t } = useTranslation('leads-agent');
  const { isCheckable } = criterion;
  const label = criterionWords(t, criterion);
  const Icon = isCheckable ? Check : CircleHelp;
  return (
    <span className={isCheckable ? styles.chip : `${styles.chip} ${styles.hard}`}>
      <button type="button" className={styles.words} title={t('criteria.change', { label })} onClick={onEdit}>
        <Icon size={12} aria-hidden />
        {isCheckable ? label : t('criteria.hard', { label })}
      </button>
      <Text
        type="button"
        as="button"
        rigid
        tone="muted"
        narrow={{ width: 32, justify: 'center' }}
        className={styles.remove}
        aria-label={t('criteria.remove', { label })}
        onClick={onRemove}
      >
        <X size={12} aria-hidden />
      </Text>
    </span>
  );
}
