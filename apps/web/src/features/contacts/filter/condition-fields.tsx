import type { ContactCondition } from '@outrider/contract/contacts/contact';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import type { ConditionOf } from './condition-draft.ts';

export type FieldProps<C> = { value: C; onChange: (changed: C) => void };
export type BookFieldProps<C> = FieldProps<C> & { book: ContactBook | undefined };

/** How the kinds of conditions are asked for that differ by form factor. */
export type ConditionParts = {
  Field: ComponentType<BookFieldProps<ConditionOf<'field'>>>;
  Label: ComponentType<BookFieldProps<ConditionOf<'tag'> | ConditionOf<'list'>>>;
  Category: ComponentType<FieldProps<ConditionOf<'verification'>>>;
  Events: ComponentType<FieldProps<ConditionOf<'event'>>>;
  Ever: ComponentType<FieldProps<ConditionOf<'ever'>>>;
  Activity: ComponentType<FieldProps<ConditionOf<'activity'>>>;
};

type Sides =
  | readonly ['filter.in', 'filter.notIn']
  | readonly ['filter.ever', 'filter.never']
  | readonly ['filter.active', 'filter.notActive']
  | readonly ['filter.inCampaign', 'filter.notInCampaign'];
type NotProps = { isNot: boolean; onTurn: (isNot: boolean) => void; words: Sides };

type ConditionFieldsProps = BookFieldProps<ContactCondition> & { parts: ConditionParts };

export function ConditionFields({ value, onChange, book, parts }: ConditionFieldsProps) {
  switch (value.kind) {
    case 'field':
      return <parts.Field value={value} onChange={onChange} book={book} />;
    case 'tag':
    case 'list':
      return <parts.Label value={value} onChange={onChange} book={book} />;
    case 'verification':
      return <parts.Category value={value} onChange={onChange} />;
    case 'event':
      return <parts.Events value={value} onChange={onChange} />;
    case 'ever':
      return (
        <>
          <Not
            isNot={value.not}
            onTurn={(not) => onChange({ ...value, not })}
            words={['filter.ever', 'filter.never']}
          />
          <parts.Ever value={value} onChange={onChange} />
        </>
      );
    case 'activity':
      return (
        <>
          <Not
            isNot={value.not}
            onTurn={(not) => onChange({ ...value, not })}
            words={['filter.active', 'filter.notActive']}
          />
          <parts.Activity value={value} onChange={onChange} />
        </>
      );
    case 'suppressed':
      return <Suppressed value={value} onChange={onChange} />;
    case 'campaign':
      return (
        <Not
          isNot={value.not}
          onTurn={(not) => onChange({ ...value, not })}
          words={['filter.inCampaign', 'filter.notInCampaign']}
        />
      );
  }
}

function Suppressed({ value, onChange }: FieldProps<ConditionOf<'suppressed'>>) {
  const { t } = useTranslation('contacts');
  return (
    <Segments
      block
      label={t('filter.suppressed')}
      value={value.is ? 'yes' : 'no'}
      options={(['yes', 'no'] as const).map((is) => ({ value: is, text: t(`filter.suppressedIs.${is}`) }))}
      onChange={(is) => onChange({ ...value, is: is === 'yes' })}
    />
  );
}

/** Whether the rest has to hold, or must not. */
export function Not({ isNot, onTurn, words: [yes, no] }: NotProps) {
  const { t } = useTranslation('contacts');
  return (
    <Segments
      block
      label={t('filter.side')}
      value={isNot ? no : yes}
      options={[yes, no].map((side) => ({ value: side, text: t(side) }))}
      onChange={(side) => onTurn(side === no)}
    />
  );
}
