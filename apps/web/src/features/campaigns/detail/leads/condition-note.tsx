import type { LeadCondition } from '@outrider/contract/campaigns/forecast';
import { useTranslation } from 'react-i18next';
import { conditionWords } from '../../shared/words/condition-words.ts';

/** Which leads the next round is for, whether that is so now, and when it is decided. */
export function ConditionNote({ condition: asked }: { condition: LeadCondition }) {
  const { t } = useTranslation('campaigns');
  const { round, condition, scope, field, value, holds } = asked;
  const words = conditionWords(t, asked);
  const whom =
    condition === 'field' ? words : t('sequence.condition', { condition: words, scope: t(`sequence.${scope}`) });
  return (
    <p className="muted">
      {t(holds ? 'leads.panel.conditionHolds' : 'leads.panel.conditionFails', { round: round + 1, condition: whom })}{' '}
      {field && t(value === '' ? 'leads.panel.fieldEmptyNow' : 'leads.panel.fieldNow', { value })}
    </p>
  );
}
