import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/contacts/contact-queries.ts';
import { fieldNameOf } from '../../../../platform/field-name.ts';
import { FIELD_TYPES, keyOf } from './column-targets.ts';

type Group = { label: string; options: { value: string; label: string }[] };

/** What a column can become: a field everybody has, one of the workspace, a new one, a tag, or nothing. */
export function useTargetGroups(column: ImportColumn, target: ColumnTarget) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const own = book?.fields ?? [];
  const fresh = fieldNameOf(column.header, column.index);
  const groups: Group[] = [
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
  const label = target.kind === 'standard' || target.kind === 'custom' ? target.field : t(`target.${target.kind}`);
  const current = { value: keyOf(target), label };
  const isListed = groups.some(({ options }) => options.some(({ value }) => value === current.value));
  /** Nothing fits well, and there are ideas to choose from. */
  const isUnmatched = column.matched === 'not' && target.kind === 'skip' && column.ideas.length > 0;
  return {
    groups: isListed ? groups : [{ label: t('target.new'), options: [current] }, ...groups],
    value: isUnmatched ? undefined : current.value,
    isNew: target.kind === 'tag' || (target.kind === 'custom' && !own.some(({ name }) => name === target.field)),
  };
}
