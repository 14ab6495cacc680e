import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../api/billing.ts';
import { BillLines } from '../../../ui/bill-lines.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';

/** The one bill to come, to the cent. */
export function NextBillCard({ nextBill }: Pick<Billing, 'nextBill'>) {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  return (
    <Card title={t('bill.title')} beside={nextBill ? date(nextBill.at) : undefined}>
      <Box pad={4}>
        {nextBill ? (
          <BillLines
            label={t('bill.lines')}
            lines={nextBill.lines}
            total={{ name: t('bill.total'), money: nextBill.total }}
          />
        ) : (
          <p className="muted">{t('bill.none')}</p>
        )}
      </Box>
    </Card>
  );
}
