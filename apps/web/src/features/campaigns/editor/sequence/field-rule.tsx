import { FIELD_TESTS, type FieldCondition } from '@outrider/campaign-rules/campaign';
import { fieldTrouble } from '@outrider/campaign-rules/check-condition';
import { asksForValue } from '@outrider/campaign-rules/judge-field';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '../../../../ui/controls/input.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { changeRound } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import styles from './sequence-step.module.css';

const VALUE_MAX = 300;
const NO_FIELD: FieldCondition = { name: '', test: 'is', value: '' };

/** `known`: fields of leads and contacts; undefined while they are being read. */
type FieldRuleProps = { at: number; known: readonly string[] | undefined };

/** Which field a round asks about, and what it has to say. What is missing is said right here. */
export function FieldRule({ at, known }: FieldRuleProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const troubleId = useId();
  const field = useDraft(({ rounds }) => rounds[at]?.field) ?? NO_FIELD;
  const trouble = fieldTrouble({ condition: 'field', field }, known && new Set(known));
  const change = (changed: Partial<FieldCondition>) =>
    editor.change(changeRound(at, { field: { ...field, ...changed } }));
  const isFieldWrong = trouble === 'noField' || trouble === 'unknownField';
  const described = trouble && { 'aria-describedby': troubleId, 'aria-invalid': true };
  const names = [...new Set([...(known ?? []), ...(field.name === '' ? [] : [field.name])])];
  return (
    <>
      <Select
        size="small"
        showSearch
        aria-label={t('rule.field')}
        placeholder={t('rule.chooseField')}
        className={styles.fieldName ?? ''}
        hasWideList
        value={field.name || null}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(name) => change({ name })}
        {...(isFieldWrong ? { status: 'error', ...described } : {})}
      />
      <Select
        size="small"
        aria-label={t('rule.test')}
        hasWideList
        value={field.test}
        options={FIELD_TESTS.map((test) => ({ value: test, label: t(`rule.tests.${test}`) }))}
        onChange={(test) => change({ test })}
      />
      {asksForValue(field.test) && (
        <Input
          size="small"
          className={styles.fieldValue ?? ''}
          aria-label={t('rule.value')}
          placeholder={t('rule.valueHint')}
          maxLength={VALUE_MAX}
          value={field.value}
          onChange={(event) => change({ value: event.target.value })}
          {...(trouble === 'noValue' ? { status: 'error', ...described } : {})}
        />
      )}
      <p id={troubleId} className={trouble ? styles.trouble : styles.aside} {...(trouble ? { role: 'alert' } : {})}>
        {trouble ? t(`rule.trouble.${trouble}`, { field: field.name }) : t('rule.fieldNow')}
      </p>
    </>
  );
}
