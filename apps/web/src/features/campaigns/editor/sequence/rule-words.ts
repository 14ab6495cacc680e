import type { Condition, Delay } from '@outrider/campaign-rules/campaign';
import { useTranslation } from 'react-i18next';

export function useDelayWords(): (delay: Delay) => string {
  const { t } = useTranslation('campaign-editor');
  return ({ count, unit }) => t(`delay.${unit}`, { count });
}

export function useConditionWords(): (condition: Condition) => string {
  const { t } = useTranslation('campaign-editor');
  return (condition) => t(`condition.${condition}`);
}
