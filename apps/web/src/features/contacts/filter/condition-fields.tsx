import type { ContactCondition } from '@outrider/contract/contacts/contact';
import type { ComponentType } from 'react';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import type { ConditionOf } from './condition-draft.ts';

export type FieldProps<C> = { value: C; onChange: (changed: C) => void };
export type BookFieldProps<C> = FieldProps<C> & { book: ContactBook | undefined };

/** How each kind of condition is asked for on a form factor. */
export type ConditionParts = {
  Field: ComponentType<BookFieldProps<ConditionOf<'field'>>>;
  Label: ComponentType<BookFieldProps<ConditionOf<'tag'> | ConditionOf<'list'>>>;
  Category: ComponentType<FieldProps<ConditionOf<'verification'>>>;
  Events: ComponentType<FieldProps<ConditionOf<'event'>>>;
  Ever: ComponentType<FieldProps<ConditionOf<'ever'>>>;
  Activity: ComponentType<FieldProps<ConditionOf<'activity'>>>;
  Suppressed: ComponentType<FieldProps<ConditionOf<'suppressed'>>>;
  Not: ComponentType<NotProps>;
};

type Sides =
  | readonly ['filter.in', 'filter.notIn']
  | readonly ['filter.ever', 'filter.never']
  | readonly ['filter.active', 'filter.notActive']
  | readonly ['filter.inCampaign', 'filter.notInCampaign'];
export type NotProps = { isNot: boolean; onTurn: (isNot: boolean) => void; words: Sides };

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
          <parts.Not
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
          <parts.Not
            isNot={value.not}
            onTurn={(not) => onChange({ ...value, not })}
            words={['filter.active', 'filter.notActive']}
          />
          <parts.Activity value={value} onChange={onChange} />
        </>
      );
    case 'suppressed':
      return <parts.Suppressed value={value} onChange={onChange} />;
    case 'campaign':
      return (
        <parts.Not
          isNot={value.not}
          onTurn={(not) => onChange({ ...value, not })}
          words={['filter.inCampaign', 'filter.notInCampaign']}
        />
      );
  }
}
