import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { Check, CircleHelp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../ui/ant/select.tsx';
import styles from './column-table.module.css';
import { targetOf } from './column-targets.ts';
import { useTargetGroups } from './use-target-groups.ts';

type TargetSelectProps = { column: ImportColumn; target: ColumnTarget; onChange: (target: ColumnTarget) => void };

export function TargetSelect({ column, target, onChange }: TargetSelectProps) {
  const { t } = useTranslation('contacts');
  const { groups, value, isNew } = useTargetGroups(column, target);
  const Icon = target.kind === 'skip' ? CircleHelp : isNew ? Plus : Check;
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={t('target.label', { column: column.header })}
      showSearch={{ optionFilterProp: 'label' }}
      prefix={target.kind === 'skip' && value !== undefined ? undefined : <Icon size={14} aria-hidden />}
      value={value ?? null}
      placeholder={t('target.choose')}
      options={groups}
      onChange={(key: string | null) => key !== null && onChange(targetOf(key))}
    />
  );
}
