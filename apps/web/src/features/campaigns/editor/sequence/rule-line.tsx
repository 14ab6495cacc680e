import { CONDITION_SCOPES, CONDITIONS, DELAY_MAX, DELAY_UNITS } from '@outrider/campaign-rules/campaign';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { InputNumber } from '../../../../ui/controls/input-number.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import { changeRound } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { ClickNote } from './click-note.tsx';
import { FieldRule } from './field-rule.tsx';
import { useConditionNames } from './rule-words.ts';
import styles from './sequence-step.module.css';

/** `known`: names of fields a condition can ask about; undefined while they are being read. */
type RuleLineProps = { at: number; known: readonly string[] | undefined };

/** When a round goes out, and to whom, as one sentence. */
export const RuleLine = memo(function RuleLine({ at, known }: RuleLineProps) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const conditionNames = useConditionNames();
  const delay = useDraft(({ rounds }) => rounds[at]?.delay);
  const condition = useDraft(({ rounds }) => rounds[at]?.condition);
  const scope = useDraft(({ rounds }) => rounds[at]?.scope);
  if (!delay || !condition || !scope) return null;
  if (at === 0)
    return (
      <Row rigid wraps minHeight={56} border="bottom" className={styles.rule}>
        {t('rule.first')}
      </Row>
    );
  return (
    <Row rigid wraps minHeight={56} border="bottom" className={styles.rule}>
      <span className="muted">{t('rule.wait')}</span>
      <InputNumber
        size="small"
        className={styles.count ?? ''}
        aria-label={t('rule.count')}
        min={0}
        max={DELAY_MAX}
        controls={false}
        value={delay.count}
        onChange={(count) => count !== null && editor.change(changeRound(at, { delay: { ...delay, count } }))}
      />
      <Select
        size="small"
        aria-label={t('rule.unit')}
        value={delay.unit}
        hasWideList
        options={DELAY_UNITS.map((unit) => ({ value: unit, label: t(`rule.units.${unit}`, { count: delay.count }) }))}
        onChange={(unit) => editor.change(changeRound(at, { delay: { ...delay, unit } }))}
      />
      <span className="muted">{t('rule.after', { round: at })}</span>
      <Select
        size="small"
        aria-label={t('rule.condition')}
        value={condition}
        hasWideList
        options={CONDITIONS.map((value) => ({ value, label: conditionNames(value) }))}
        onChange={(value) => editor.change(changeRound(at, { condition: value }))}
      />
      {condition !== 'all' && condition !== 'field' && (
        <>
          <span className="muted">{t('rule.in')}</span>
          <Select
            size="small"
            aria-label={t('rule.scope')}
            value={scope}
            hasWideList
            options={CONDITION_SCOPES.map((value) => ({ value, label: t(`rule.scopes.${value}`) }))}
            onChange={(value) => editor.change(changeRound(at, { scope: value }))}
          />
        </>
      )}
      {(condition === 'openNotReply' || condition === 'notOpen') && (
        <span className="muted small">{t(`conditionMeans.${condition}`)}</span>
      )}
      {condition === 'field' && <FieldRule at={at} known={known} />}
      <ClickNote at={at} />
    </Row>
  );
});
