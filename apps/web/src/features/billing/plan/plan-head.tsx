import { useTranslation } from 'react-i18next';
import type { Interval, PlanKey, PlanOffers } from '../../../api/billing.ts';
import { showMoney } from '../../../platform/money.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { isBelowUse } from './advise-plan.ts';
import styles from './plan.module.css';

export type PlanChoice = {
  offers: PlanOffers;
  interval: Interval;
  chosen: PlanKey | undefined;
  onChoose: (plan: PlanKey) => void;
};

type PlanHeadProps = PlanChoice & {
  plan: PlanOffers['plans'][number];
  /** Of the radio buttons that belong together. */
  group: string;
};

/** A plan's name, price and how it stands to what is used; the whole of it chooses the plan. */
export function PlanHead({ plan, offers, interval, chosen, onChoose, group }: PlanHeadProps) {
  const { t } = useTranslation('billing');
  const { key, name, monthly, yearly } = plan;
  const isFree = monthly.amount === 0;
  const [price, other] = interval === 'year' ? [yearly, monthly] : [monthly, yearly];
  return (
    <label className={styles.head}>
      <Row minWidth={0} gap={2} align="start">
        <Stack as="span" gap={0} grow>
          <Row minWidth={0} as="span" gap={2} wraps>
            <b>{name}</b>
            {key === offers.current ? (
              <Tag tone="grey">{t('plan.yours')}</Tag>
            ) : (
              isBelowUse(plan, offers.usage) && <Tag tone="amber">{t('plan.belowUse')}</Tag>
            )}
          </Row>
          <span className="muted small">{t(`plan.for.${key}`)}</span>
        </Stack>
        <input type="radio" name={group} aria-label={name} checked={key === chosen} onChange={() => onChoose(key)} />
      </Row>
      <span className={`numbers ${styles.price}`}>
        <b>{showMoney(price)}</b> <span className="muted small">{t(`plan.a.${interval}`)}</span>
      </span>
      <span className="muted small">
        {isFree
          ? t('plan.noCard')
          : t(interval === 'year' ? 'plan.orMonthly' : 'plan.orYearly', { price: showMoney(other) })}
      </span>
    </label>
  );
}
