import { type ContactCondition, STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { useTranslation } from 'react-i18next';
import type { ContactBook } from '../../../api/contacts/contact-queries.ts';
import { Select } from '../../../ui/ant/select.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { fieldLabel } from '../shared/field-label.ts';
import { CampaignSelect } from './campaign-select.tsx';
import { type ConditionOf, EVENTS_OF, needsValues, OPERATORS, RESULTS, SPANS } from './condition-draft.ts';
import { type BookFieldProps, ConditionFields, type FieldProps, Not } from './condition-fields.tsx';
import styles from './condition-form.module.css';
import { useConditionDraft } from './use-condition-draft.ts';

type ConditionFormProps = {
  first: ContactCondition;
  book: ContactBook | undefined;
  onApply: (condition: ContactCondition) => void;
};

/** Says what has to hold; nothing is asked of the server before it is complete and applied. */
export function ConditionForm({ first, book, onApply }: ConditionFormProps) {
  const { t } = useTranslation('contacts');
  const { draft, setDraft, isComplete, apply } = useConditionDraft(first, onApply);
  return (
    <Grid as="form" gap={2} width={320} onSubmit={apply}>
      <ConditionFields value={draft} onChange={setDraft} book={book} parts={PARTS} />
      <Button submit small disabled={!isComplete} className={styles.apply ?? ''}>
        {t('filter.apply')}
      </Button>
    </Grid>
  );
}

function Field({ value, onChange, book }: BookFieldProps<ConditionOf<'field'>>) {
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

function Label({ value, onChange, book }: BookFieldProps<ConditionOf<'tag'> | ConditionOf<'list'>>) {
  const { t } = useTranslation('contacts');
  const known = (value.kind === 'tag' ? book?.tags : book?.lists) ?? [];
  return (
    <>
      <Not isNot={value.not} onTurn={(not) => onChange({ ...value, not })} words={['filter.in', 'filter.notIn']} />
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

function Category({ value, onChange }: FieldProps<ConditionOf<'verification'>>) {
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

function Events({ value, onChange }: FieldProps<ConditionOf<'event'>>) {
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

function Activity({ value, onChange }: FieldProps<ConditionOf<'activity'>>) {
  const { t } = useTranslation('contacts');
  return (
    <Select
      aria-label={t('filter.activity')}
      value={value.within}
      options={SPANS.map((within) => ({
        value: within,
        label: t(`filter.within.${within}`),
      }))}
      onChange={(within) => onChange({ ...value, within })}
    />
  );
}

/** Events of the whole past; with campaigns, what happened in them. */
function Ever({ value, onChange }: FieldProps<ConditionOf<'ever'>>) {
  const { t } = useTranslation('contacts');
  return (
    <>
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

const PARTS = { Field, Label, Category, Events, Ever, Activity };
