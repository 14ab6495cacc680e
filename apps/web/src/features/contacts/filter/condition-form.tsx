import { type ContactCondition, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { Button, Segmented, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../ui/layout/layout.tsx';
import type { ContactBook } from '../shared/contact-queries.ts';
import { fieldLabel } from '../shared/field-label.ts';
import { CampaignSelect } from './campaign-select.tsx';
import {
  type ConditionOf,
  completeCondition,
  EVENTS_OF,
  needsValues,
  OPERATORS,
  RESULTS,
  SPANS,
} from './condition-draft.ts';
import styles from './condition-form.module.css';

type FormProps<C> = { value: C; onChange: (changed: C) => void; book: ContactBook | undefined };

type ConditionFormProps = {
  first: ContactCondition;
  book: ContactBook | undefined;
  onApply: (condition: ContactCondition) => void;
};

/** Says what has to hold; nothing is asked of the server before it is complete and applied. */
export function ConditionForm({ first, book, onApply }: ConditionFormProps) {
  const { t } = useTranslation('contacts');
  const [draft, setDraft] = useState(first);
  const complete = completeCondition(draft);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (complete) onApply(complete);
  };
  return (
    <Grid as="form" gap={2} width={320} onSubmit={apply}>
      <Fields value={draft} onChange={setDraft} book={book} />
      <Button htmlType="submit" size="small" disabled={!complete} className={styles.apply ?? ''}>
        {t('filter.apply')}
      </Button>
    </Grid>
  );
}

function Fields({ value, onChange, book }: FormProps<ContactCondition>) {
  switch (value.kind) {
    case 'field':
      return <FieldCondition value={value} onChange={onChange} book={book} />;
    case 'tag':
    case 'list':
      return <LabelCondition value={value} onChange={onChange} book={book} />;
    case 'verification':
      return <CategoryCondition value={value} onChange={onChange} />;
    case 'event':
      return <EventCondition value={value} onChange={onChange} />;
    case 'ever':
      return <EverCondition value={value} onChange={onChange} />;
    case 'activity':
      return <ActivityCondition value={value} onChange={onChange} />;
    case 'suppressed':
      return <SuppressedCondition value={value} onChange={onChange} />;
    case 'campaign':
      return <CampaignCondition value={value} onChange={onChange} />;
  }
}

function FieldCondition({ value, onChange, book }: FormProps<ConditionOf<'field'>>) {
  const { t } = useTranslation('contacts');
  const names = [...STANDARD_FIELDS, ...(book?.fields.map(({ name }) => name) ?? [])];
  return (
    <>
      <Grid columns="1fr 1fr" gap={2}>
        <Select
          aria-label={t('filter.fieldLabel')}
          showSearch={{ optionFilterProp: 'label' }}
          value={value.field}
          options={names.map((name) => ({ value: name, label: fieldLabel(name, t) }))}
          onChange={(field) => onChange({ ...value, field })}
        />
        <Select
          aria-label={t('filter.operatorLabel')}
          value={value.is}
          options={OPERATORS.map((is) => ({ value: is, label: t(`filter.is.${is}`) }))}
          onChange={(is) => onChange({ ...value, is })}
        />
      </Grid>
      {needsValues(value) && (
        <Select
          aria-label={t('filter.valuesLabel')}
          mode="tags"
          open={false}
          suffixIcon={null}
          tokenSeparators={[',', ';']}
          placeholder={t('filter.valuesHint')}
          value={value.values}
          onChange={(values: string[]) =>
            onChange({ ...value, values: values.map((each) => each.trim()).filter(Boolean) })
          }
        />
      )}
    </>
  );
}

function LabelCondition({ value, onChange, book }: FormProps<ConditionOf<'tag'> | ConditionOf<'list'>>) {
  const { t } = useTranslation('contacts');
  const known = (value.kind === 'tag' ? book?.tags : book?.lists) ?? [];
  return (
    <>
      <Not isNot={value.not} onChange={(not) => onChange({ ...value, not })} yes="filter.in" no="filter.notIn" />
      <Select
        aria-label={t(value.kind === 'tag' ? 'filter.tag' : 'filter.list')}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t(value.kind === 'tag' ? 'filter.chooseTags' : 'filter.chooseLists')}
        value={value.ids}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(ids) => onChange({ ...value, ids })}
      />
    </>
  );
}

type ChoiceProps<C> = Omit<FormProps<C>, 'book'>;

function CategoryCondition({ value, onChange }: ChoiceProps<ConditionOf<'verification'>>) {
  const { t } = useTranslation('contacts');
  return (
    <Select
      aria-label={t('filter.verification')}
      mode="multiple"
      placeholder={t('filter.chooseResults')}
      value={value.categories}
      options={RESULTS.map((category) => ({
        value: category,
        label: t(`filter.category.${category}`),
      }))}
      onChange={(categories) => onChange({ ...value, categories })}
    />
  );
}

function EventCondition({ value, onChange }: ChoiceProps<ConditionOf<'event'>>) {
  const { t } = useTranslation('contacts');
  return (
    <Select
      aria-label={t('filter.event')}
      mode="multiple"
      placeholder={t('filter.chooseEvents')}
      value={value.events}
      options={EVENTS_OF.event.map((event) => ({ value: event, label: t(`event.${event}`) }))}
      onChange={(events) => onChange({ ...value, events })}
    />
  );
}

function ActivityCondition({ value, onChange }: ChoiceProps<ConditionOf<'activity'>>) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <Not
        isNot={value.not}
        onChange={(not) => onChange({ ...value, not })}
        yes="filter.active"
        no="filter.notActive"
      />
      <Select
        aria-label={t('filter.activity')}
        value={value.within}
        options={SPANS.map((within) => ({
          value: within,
          label: t(`filter.within.${within}`),
        }))}
        onChange={(within) => onChange({ ...value, within })}
      />
    </>
  );
}

function SuppressedCondition({ value, onChange }: ChoiceProps<ConditionOf<'suppressed'>>) {
  const { t } = useTranslation('contacts');
  return (
    <Segmented
      block
      aria-label={t('filter.suppressed')}
      value={value.is ? 'yes' : 'no'}
      options={(['yes', 'no'] as const).map((is) => ({ value: is, label: t(`filter.suppressedIs.${is}`) }))}
      onChange={(is) => onChange({ ...value, is: is === 'yes' })}
    />
  );
}

/** Events of the whole past; with campaigns, what happened in them. */
function EverCondition({ value, onChange }: ChoiceProps<ConditionOf<'ever'>>) {
  const { t } = useTranslation('contacts');
  return (
    <>
      <Not isNot={value.not} onChange={(not) => onChange({ ...value, not })} yes="filter.ever" no="filter.never" />
      <Select
        aria-label={t('filter.ever')}
        mode="multiple"
        placeholder={t('filter.chooseEvents')}
        value={value.events}
        options={EVENTS_OF.ever.map((event) => ({ value: event, label: t(`event.${event}`) }))}
        onChange={(events) => onChange({ ...value, events })}
      />
      <CampaignSelect value={value.campaignIds} onChange={(campaignIds) => onChange({ ...value, campaignIds })} />
    </>
  );
}

/** Campaigns are chosen where they are listed; here only the sense of the condition can be turned. */
const CampaignCondition = ({ value, onChange }: ChoiceProps<ConditionOf<'campaign'>>) => (
  <Not
    isNot={value.not}
    onChange={(not) => onChange({ ...value, not })}
    yes="filter.inCampaign"
    no="filter.notInCampaign"
  />
);

type Side =
  | 'filter.in'
  | 'filter.notIn'
  | 'filter.ever'
  | 'filter.never'
  | 'filter.active'
  | 'filter.notActive'
  | 'filter.inCampaign'
  | 'filter.notInCampaign';
type NotProps = { isNot: boolean; onChange: (isNot: boolean) => void; yes: Side; no: Side };

function Not({ isNot, onChange, yes, no }: NotProps) {
  const { t } = useTranslation('contacts');
  return (
    <Segmented
      block
      value={isNot ? no : yes}
      options={[yes, no].map((side) => ({ value: side, label: t(side) }))}
      onChange={(side) => onChange(side === no)}
    />
  );
}
