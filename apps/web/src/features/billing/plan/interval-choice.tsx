import { INTERVALS } from '@outrider/contract/billing/plans';
import { useTranslation } from 'react-i18next';
import type { Interval } from '../../../api/billing.ts';
import { Segments } from '../../../ui/controls/segments.tsx';

type IntervalChoiceProps = { interval: Interval; onChange: (interval: Interval) => void; isPhone?: boolean };

export function IntervalChoice({ interval, onChange, isPhone = false }: IntervalChoiceProps) {
  const { t } = useTranslation('billing');
  return (
    <Segments
      label={t('plan.interval.label')}
      block={isPhone}
      options={INTERVALS.map((value) => ({ value, text: t(`plan.interval.${value}`) }))}
      value={interval}
      onChange={onChange}
    />
  );
}
