import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { type ColumnTarget, columnTarget } from '@outrider/contract/contacts/import';
import { emailAddress } from '@outrider/contract/validation';

/** A target as one word, for a list to choose from. */
export function keyOf(target: ColumnTarget): string {
  switch (target.kind) {
    case 'standard':
      return `standard:${target.field}`;
    case 'custom':
      return `custom:${target.field}:${target.type}`;
    default:
      return target.kind;
  }
}

export function targetOf(key: string): ColumnTarget {
  const [kind, field, type] = key.split(':');
  return columnTarget.safeParse({ kind, field, type }).data ?? { kind: 'skip' };
}

/** What an idea of the server for a column means: a field everybody has, or one of the workspace's own. */
export const ideaTarget = (idea: string): ColumnTarget =>
  targetOf(STANDARD_FIELDS.some((known) => known === idea) ? `standard:${idea}` : `custom:${idea}:text`);

export const FIELD_TYPES = ['text', 'number', 'date'] as const;

const NUMBER = /^[+-]?[\d\s.,']*\d$/;

/** Whether a value can become what its column becomes; what cannot is underlined, and said row by row in the import. */
export function fits(value: string, target: ColumnTarget): boolean {
  if (value.trim() === '') return true;
  if (target.kind === 'email') return emailAddress.safeParse(value).success;
  if (target.kind !== 'custom') return true;
  if (target.type === 'number') return NUMBER.test(value.trim());
  return (
    target.type !== 'date' || !Number.isNaN(Date.parse(value)) || /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(value.trim())
  );
}
