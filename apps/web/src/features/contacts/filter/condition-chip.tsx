import type { ContactCondition } from '@outrider/contract/contacts/contact';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { Popover } from '../../../ui/overlay/popover.tsx';
import chip from '../../../ui/table/filter-chip.module.css';
import styles from './condition-chip.module.css';
import { conditionWords } from './condition-words.ts';

const ConditionForm = partOnPress(async () => (await import('./condition-form.tsx')).ConditionForm);

type ConditionChipProps = {
  condition: ContactCondition;
  book: ContactBook | undefined;
  /** Just added: it opens by itself, and goes again when it is left without an answer. */
  isNew?: boolean;
  onChange: (condition: ContactCondition) => void;
  onRemove: () => void;
};

/** One condition of the filter: said in words, changed in a popover, taken away at its end. */
export function ConditionChip({ condition, book, isNew = false, onChange, onRemove }: ConditionChipProps) {
  const { t } = useTranslation('contacts');
  const [isOpen, setOpen] = useState(isNew);
  const { name, value } = conditionWords(condition, { t, book });
  const turn = (open: boolean) => {
    setOpen(open);
    if (!open && isNew) onRemove();
  };
  return (
    <span className={`${chip.chip} ${styles.condition}`}>
      <Popover
        placement="bottomLeft"
        arrow={false}
        open={isOpen}
        onOpenChange={turn}
        content={
          <ConditionForm
            first={condition}
            book={book}
            onApply={(changed) => {
              setOpen(false);
              onChange(changed);
            }}
          />
        }
      >
        <button type="button" className={styles.words} title={`${name} ${value}`}>
          <Text tone="muted">{name}</Text> <span className={styles.value}>{value}</span>
        </button>
      </Popover>
      <button type="button" className={styles.remove} aria-label={t('filter.remove', { name })} onClick={onRemove}>
        <X size={12} aria-hidden />
      </button>
    </span>
  );
}
