import type { Condition, Delay, Round } from '@outrider/campaign-rules/campaign';
import { asksForValue } from '@outrider/campaign-rules/judge-field';
import { useTranslation } from 'react-i18next';

export function useDelayWords(): (delay: Delay) => string {
  const { t } = useTranslation('campaign-editor');
  return ({ count, unit }) => t(`delay.${unit}`, { count });
}

/** What can be chosen. */
export function useConditionNames(): (condition: Condition) => string {
  const { t } = useTranslation('campaign-editor');
  return (condition) => t(`condition.${condition}`);
}

/** What was chosen, in short. */
export function useConditionWords(): (round: Pick<Round, 'condition' | 'field'>) => string {
  const { t } = useTranslation('campaign-editor');
  return ({ condition, field }) =>
    condition === 'field' && field && field.name !== ''
      ? [field.name, t(`rule.tests.${field.test}`), ...(asksForValue(field.test) ? [field.value] : [])].join(' ')
      : t(`condition.${condition}`);
}

/** What a round is called: its first subject, with the names of its values. */
export function useRoundTitle(): (round: { variants: readonly { subject: string }[] }, index: number) => string {
  const { t } = useTranslation('campaign-editor');
  return ({ variants }, index) => {
    const subject = variants[0]?.subject.replaceAll(/\{\{\s*(\w+)\b[^{}]*\}\}/g, '$1').trim() ?? '';
    return subject || t(index === 0 ? 'flow.noSubject' : 'flow.sameThread');
  };
}
