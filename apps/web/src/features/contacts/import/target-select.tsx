import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Check, CircleHelp, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldNameOf } from '../../../platform/field-name.ts';
import { bookQuery } from '../shared/contact-queries.ts';
import styles from './column-table.module.css';
import { FIELD_TYPES, keyOf, targetOf } from './column-targets.ts';

type TargetSelectProps = { column: ImportColumn; target: ColumnTarget; onChange: (target: ColumnTarget) => void };

/** What a column becomes: a field everybody has, one of the workspace, a new one, a tag, or nothing. */
export function TargetSelect({ column, target, onChange }: TargetSelectProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const own = book?.fields ?? [];
  const isUnmatched = column.matched === 'not' && target.kind === 'skip' && column.ideas.length > 0;
  const fresh = fieldNameOf(column.header, column.index);
  const current = { value: keyOf(target), label: useTargetLabel()(target) };
  const groups = [
    {
      label: t('columns.contact'),
      options: [
        { value: 'email', label: t('target.email') },
        { value: 'name', label: t('target.name') },
        ...STANDARD_FIELDS.map((field) => ({ value: `standard:${field}`, label: field })),
        { value: 'tag', label: t('target.tag') },
        { value: 'skip', label: t('target.skip') },
      ],
    },
    {
      label: t('target.own'),
      options: own.map(({ name, type }) => ({ value: `custom:${name}:${type}`, label: name })),
    },
    {
      label: t('target.new'),
      options: FIELD_TYPES.map((type) => ({
        value: `custom:${fresh}:${type}`,
        label: t('target.newField', { name: fresh, type: t(`target.type.${type}`) }),
      })).filter(() => !own.some(({ name }) => name === fresh)),
    },
  ].filter(({ options }) => options.length > 0);
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === current.value));
  const Icon = target.kind === 'skip' ? CircleHelp : isNewTarget(target, own) ? Plus : Check;
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={t('target.label', { column: column.header })}
      showSearch={{ optionFilterProp: 'label' }}
      prefix={target.kind === 'skip' && !isUnmatched ? undefined : <Icon size={14} aria-hidden />}
      value={isUnmatched ? null : current.value}
      placeholder={t('target.choose')}
      options={isListed ? groups : [{ label: t('target.new'), options: [current] }, ...groups]}
      onChange={(key: string) => onChange(targetOf(key))}
    />
  );
}

const isNewTarget = (target: ColumnTarget, own: readonly { name: string }[]) =>
  target.kind === 'tag' || (target.kind === 'custom' && !own.some(({ name }) => name === target.field));

function useTargetLabel(): (target: ColumnTarget) => string {
  const { t } = useTranslation('contacts');
  return (target) =>
    target.kind === 'standard' || target.kind === 'custom' ? target.field : t(`target.${target.kind}`);
}
