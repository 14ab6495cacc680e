import { INVOICES_PAGE_SIZE } from '@outrider/contract/billing/invoices';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadInvoiceMutation, exportInvoicesMutation, type Invoice, invoicesQuery } from '../../../api/billing.ts';
import { saveBlob, saveFile } from '../../../platform/files/save-file.ts';

export function useInvoices() {
  const { t } = useTranslation('billing');
  const [pageNo, setPageNo] = useState(0);
  const query = useQuery(invoicesQuery(pageNo));
  const all = useMutation({
    ...exportInvoicesMutation,
    onSuccess: ({ csv }) => saveFile(`${t('invoices.file')}.csv`, 'text/csv;charset=utf-8', csv),
  });
  const one = useMutation({
    ...downloadInvoiceMutation,
    onSuccess: (pdf, { number }) => saveBlob(`${number}.pdf`, pdf),
  });
  const { invoices = [], total = 0 } = query.data ?? {};
  return {
    query,
    invoices,
    total,
    pageNo,
    pages: Math.max(1, Math.ceil(total / INVOICES_PAGE_SIZE)),
    showPage: setPageNo,
    saveAll: () => all.mutate(),
    isSavingAll: all.isPending,
    save: (invoice: Invoice) => one.mutate(invoice),
    saving: one.isPending ? one.variables.invoiceId : undefined,
  };
}
