import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import native from '../../../../ui/form/native-field.module.css';
import { Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Samples } from '../columns/column-samples.tsx';
import { targetOf } from '../columns/column-targets.ts';
import { useTargetGroups } from '../columns/use-target-groups.ts';

type PhoneColumnProps = {
  column: ImportColumn;
  rows: number;
  target: ColumnTarget;
  onTarget: (target: ColumnTarget) => void;
};

export function PhoneColumn({ column, rows, target, onTarget }: PhoneColumnProps) {
  const { t } = useTranslation('contacts');
  const { groups, value } = useTargetGroups(column, target);
  const name = column.header || t('import.headless', { number: column.index + 1 });
  return (
    <Stack as="li" gap={2} pad={3}>
      <Row spread gap={3} align="baseline">
        <Text breaks className="medium">
          {name}
        </Text>
        <span className="muted small numbers">
          {t('phone.filled', { filled: formatNumber(column.filled), rows: formatNumber(rows) })}
        </span>
      </Row>
      <div>
        <Samples column={column} target={target} onTarget={onTarget} />
      </div>
      <select
        className={native.field}
        aria-label={t('target.label', { column: name })}
        value={value ?? ''}
        onChange={({ target: chosen }) => onTarget(targetOf(chosen.value))}
      >
        {value === undefined && <option value="">{t('target.choose')}</option>}
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Stack>
  );
}
