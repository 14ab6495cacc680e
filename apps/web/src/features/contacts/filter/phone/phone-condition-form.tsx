import { type ContactCondition, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactBook } from '../../../../api/contacts/contact-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { CheckList } from '../../../../ui/form/check-list.tsx';
import { Labelled } from '../../../../ui/form/labelled.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { Box, Row, Stack } from '../../../../ui/layout/layout.tsx';
import { fieldLabel } from '../../shared/field-label.ts';
import { type ConditionOf, EVENTS_OF, needsValues, OPERATORS, RESULTS, SPANS } from '../condition-draft.ts';
import { type BookFieldProps, ConditionFields, type FieldProps, Not } from '../condition-fields.tsx';
import { useConditionDraft } from '../use-condition-draft.ts';
import { PhoneCampaigns } from './phone-campaigns.tsx';

type PhoneConditionFormProps = {
  first: ContactCondition;
  book: ContactBook | undefined;
  onApply: (condition: ContactCondition) => void;
  onBack: () => void;
};

/** Says what has to hold; nothing is asked of the server before it is complete and applied. */
export function PhoneConditionForm({ first, book, onApply, onBack }: PhoneConditionFormProps) {
  const { t } = useTranslation('contacts');
  const { draft, setDraft, isComplete, apply } = useConditionDraft(first, onApply);
  return (
    <Box as="form" pad="0 2" onSubmit={apply}>
      <Stack gap={4}>
        <ConditionFields value={draft} onChange={setDraft} book={book} parts={PARTS} />
        <Row gap={2} wraps>
          <Button onClick={onBack}>{t('import.back')}</Button>
          <Button large submit primary block needs={!isComplete && 'choice'}>
            {t('filter.apply')}
          </Button>
        </Row>
      </Stack>
    </Box>
  );
}

function Field({ value, onChange, book }: BookFieldProps<ConditionOf<'field'>>) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState(value.values.join(', '));
  const names = [...STANDARD_FIELDS, ...(book?.fields.map(({ name }) => name) ?? [])];
  const setValues = (text: string) => {
    setTyped(text);
    const values = text.split(/[,;，；、\n]/).map((each) => each.trim());
    onChange({ ...value, values: [...new Set(values.filter(Boolean))] });
  };
  return (
    <>
      <SelectField
        label={t('filter.fieldLabel')}
        options={names.map((name) => ({ value: name, text: fieldLabel(name, t) }))}
        value={value.field}
        onChange={(field) => onChange({ ...value, field })}
      />
      <SelectField
        label={t('filter.operatorLabel')}
        options={OPERATORS.map((is) => ({ value: is, text: t(`filter.is.${is}`) }))}
        value={value.is}
        onChange={(is) => onChange({ ...value, is })}
      />
      {needsValues(value) && (
        <Labelled label={t('filter.valuesLabel')} hint={t('phone.valuesHint')}>
          {(id) => (
            <input id={id} className={native.field} value={typed} onChange={({ target }) => setValues(target.value)} />
          )}
        </Labelled>
      )}
    </>
  );
}

function Label({ value, onChange, book }: BookFieldProps<ConditionOf<'tag'> | ConditionOf<'list'>>) {
  const { t } = useTranslation('contacts');
  const isTag = value.kind === 'tag';
  const known = (isTag ? book?.tags : book?.lists) ?? [];
  if (book && known.length === 0) return <p className="muted">{t(isTag ? 'labels.noTags' : 'labels.noLists')}</p>;
  return (
    <>
      <Not isNot={value.not} onTurn={(not) => onChange({ ...value, not })} words={['filter.in', 'filter.notIn']} />
      <CheckList
        label={t(isTag ? 'filter.chooseTags' : 'filter.chooseLists')}
        options={known.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={value.ids}
        onChange={(ids) => onChange({ ...value, ids })}
      />
    </>
  );
}

function Category({ value, onChange }: FieldProps<ConditionOf<'verification'>>) {
  const { t } = useTranslation('contacts');
  return (
    <CheckList
      label={t('filter.chooseResults')}
      options={RESULTS.map((category) => ({ value: category, text: t(`filter.category.${category}`) }))}
      chosen={value.categories}
      onChange={(categories) => onChange({ ...value, categories })}
    />
  );
}

function Events({ value, onChange }: FieldProps<ConditionOf<'event'>>) {
  const { t } = useTranslation('contacts');
  return (
    <CheckList
      label={t('filter.chooseEvents')}
      options={EVENTS_OF.event.map((event) => ({ value: event, text: t(`event.${event}`) }))}
      chosen={value.events}
      onChange={(events) => onChange({ ...value, events })}
    />
  );
}

/** Events of the whole past; with campaigns, what happened in them. */
function Ever({ value, onChange }: FieldProps<ConditionOf<'ever'>>) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <CheckList
        label={t('filter.chooseEvents')}
        options={EVENTS_OF.ever.map((event) => ({ value: event, text: t(`event.${event}`) }))}
        chosen={value.events}
        onChange={(events) => onChange({ ...value, events })}
      />
      <PhoneCampaigns chosen={value.campaignIds} onChange={(campaignIds) => onChange({ ...value, campaignIds })} />
    </>
  );
}

function Activity({ value, onChange }: FieldProps<ConditionOf<'activity'>>) {
  const { t } = useTranslation('contacts');
  return (
    <SelectField
      label={t('filter.activity')}
      options={SPANS.map((within) => ({ value: within, text: t(`filter.within.${within}`) }))}
      value={value.within}
      onChange={(within) => onChange({ ...value, within })}
    />
  );
}

const PARTS = { Field, Label, Category, Events, Ever, Activity };
