import { CONDITION_SCOPES, CONDITIONS, DELAY_MAX, DELAY_UNITS } from '@outrider/campaign-rules/campaign';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Row } from '../../../../ui/layout/layout.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { changeRound } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import { ClickNote } from '../sequence/click-note.tsx';
import { FieldRule } from '../sequence/field-rule.tsx';
import { useKnownFields } from '../sequence/round-parts.tsx';
import { useConditionNames } from '../sequence/rule-words.ts';
import { useReach } from '../sequence/use-reach.ts';
import { WhoGets } from '../sequence/who-gets.tsx';
import { useLeadSummary } from '../use-lead-summary.ts';
import styles from './folded.module.css';

type RuleSheetProps = { at: number; onClose: () => void };

/** When a round goes and to whom. */
export function RuleSheet({ at, onClose }: RuleSheetProps) {
  const { t } = useTranslation('campaign-editor');
  const reach = useReach();
  const leads = useLeadSummary()?.leads ?? 0;
  const gets = reach?.gets[at];
  return (
    <Sheet title={t('folded.when', { round: at + 1 })} onClose={onClose}>
      <DelayRow at={at} />
      <ConditionRows at={at} />
      <ClickNote at={at} />
      <WhoGets at={at} leads={leads} />
      <Box pad="3 4 1">
        <Button large primary block onClick={onClose}>
          {gets === undefined ? t('folded.done') : t('folded.doneAbout', { number: formatNumber(gets) })}
        </Button>
      </Box>
    </Sheet>
  );
}

function DelayRow({ at }: { at: number }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const unitId = useId();
  const delay = useDraft(({ rounds }) => rounds[at]?.delay);
  if (!delay) return null;
  const setCount = (count: number) =>
    editor.change(changeRound(at, { delay: { ...delay, count: Math.min(DELAY_MAX, Math.max(0, count)) } }));
  return (
    <div className={styles.delay}>
      <label htmlFor={unitId}>{t('folded.waitAfter', { round: at })}</label>
      <Row border="all" borderTone="control" rounded gap={0} className={styles.stepper}>
        <button type="button" aria-label={t('folded.shorter')} onClick={() => setCount(delay.count - 1)}>
          <Minus size={16} aria-hidden />
        </button>
        <output aria-live="polite" className="numbers medium">
          {formatNumber(delay.count)}
        </output>
        <select
          id={unitId}
          value={delay.unit}
          onChange={({ target: { value } }) => {
            const unit = DELAY_UNITS.find((known) => known === value);
            if (unit) editor.change(changeRound(at, { delay: { ...delay, unit } }));
          }}
        >
          {DELAY_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {t(`rule.units.${unit}`, { count: delay.count })}
            </option>
          ))}
        </select>
        <button type="button" aria-label={t('folded.longer')} onClick={() => setCount(delay.count + 1)}>
          <Plus size={16} aria-hidden />
        </button>
      </Row>
    </div>
  );
}

function ConditionRows({ at }: { at: number }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const conditionNames = useConditionNames();
  const [group, scopeId] = [useId(), useId()];
  const known = useKnownFields(useLeadSummary());
  const condition = useDraft(({ rounds }) => rounds[at]?.condition);
  const scope = useDraft(({ rounds }) => rounds[at]?.scope);
  return (
    <fieldset className={styles.conditions}>
      <legend>{t('folded.sendIf')}</legend>
      {CONDITIONS.map((value) => (
        <label key={value} data-on={value === condition || undefined}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={value === condition}
            onChange={() => editor.change(changeRound(at, { condition: value }))}
          />
          {conditionNames(value)}
          <small className="muted">{t(`folded.conditionHint.${value}`)}</small>
        </label>
      ))}
      {condition === 'field' && (
        <Row wraps pad="2 4" align="stretch">
          <FieldRule at={at} known={known} />
        </Row>
      )}
      {condition !== 'all' && condition !== 'field' && (
        <div className={styles.scope}>
          <label htmlFor={scopeId}>{t('rule.scope')}</label>
          <select
            id={scopeId}
            value={scope}
            onChange={({ target: { value } }) => {
              const chosen = CONDITION_SCOPES.find((each) => each === value);
              if (chosen) editor.change(changeRound(at, { scope: chosen }));
            }}
          >
            {CONDITION_SCOPES.map((value) => (
              <option key={value} value={value}>
                {t(`rule.scopes.${value}`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}
