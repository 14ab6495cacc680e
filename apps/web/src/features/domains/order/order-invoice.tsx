import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadInvoiceMutation } from '../../../api/billing.ts';
import type { OrderDetail } from '../../../api/domains.ts';
import { saveBlob } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The invoice of an order as a file, once money was taken. */
export function OrderInvoice({ order: { invoice } }: { order: OrderDetail }) {
  const { t } = useTranslation('domains');
  const { mutate, isPending } = useMutation({
    ...downloadInvoiceMutation,
    onSuccess: (pdf, { number }) => saveBlob(`${number}.pdf`, pdf),
  });
  if (!invoice) return null;
  return (
    <Button icon={<Download size={14} aria-hidden />} busy={isPending} onClick={() => mutate(invoice)}>
      {t('order.invoice')}
    </Button>
  );
}
