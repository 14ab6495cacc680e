import { INVOICES_PAGE_SIZE } from '@outrider/contract/billing/invoices';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx';
import { ExportButton } from '../../../ui/table/export-button.tsx';
import { ListWaiting, QueryFailed } from '../../../ui/table/list-states.tsx';
import { PageSteps } from '../../../ui/table/page-steps.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { InvoiceState, useInvoiceWords } from './invoice-words.tsx';
import styles from './overview.module.css';
import { useInvoices } from './use-invoices.ts';

const idOf = ({ invoiceId }: Invoice) => invoiceId;

/** Invoices and refunds, newest first, each with its paper. */
export function InvoicesCard() {
  const { t } = useTranslation('billing');
  const [at, setAt] = useState<string>();
  const { query, invoices, total, pageNo, pages, showPage, saveAll, isSavingAll, save, saving } = useInvoices();
  const columns = useInvoiceColumns();
  const saveById = (id: string) => {
    const invoice = invoices.find((each) => idOf(each) === id);
    if (invoice) save(invoice);
  };
  useRowKeys({ ids: invoices.map(idOf), at, onAt: setAt, onRow: { Enter: saveById }, onPage: {}, paused: false });
  return (
    <Card
      title={t('invoices.title')}
      actions={
        total > 0 && (
          <Button text small icon={<Download size={16} strokeWidth={1.5} />} busy={isSavingAll} onClick={saveAll}>
            {t('invoices.csv')}
          </Button>
        )
      }
    >
      {query.error && !query.data && <QueryFailed query={query} hint={t('invoices.failedHint')} />}
      <ListAge query={query} />
      {query.isPending && <ListWaiting />}
      {query.data && total === 0 && (
        <Box as="p" pad={4} className="muted">
          {t('invoices.none')}
        </Box>
      )}
      {invoices.length > 0 && (
        <div className={styles.invoices}>
          <DataTable
            label={t('invoices.title')}
            rows={invoices}
            firstIndex={pageNo * INVOICES_PAGE_SIZE}
            total={total}
            idOf={idOf}
            columns={columns}
            at={at}
            onAt={setAt}
            isDense
            actionsLabel={t('invoices.paper')}
            actions={(invoice) => (
              <ExportButton
                text={t('invoices.pdf')}
                label={t('invoices.pdfOf', { number: invoice.number })}
                isBusy={saving === invoice.invoiceId}
                onExport={() => save(invoice)}
              />
            )}
          />
          <PageSteps
            page={pageNo + 1}
            pages={pages}
            words={t('invoices.page', { page: formatNumber(pageNo + 1), pages: formatNumber(pages) })}
            previousLabel={t('invoices.previous')}
            nextLabel={t('invoices.next')}
            onPage={(page) => showPage(page - 1)}
          />
        </div>
      )}
    </Card>
  );
}

function useInvoiceColumns(): TableColumn<Invoice>[] {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const wordsOf = useInvoiceWords();
  return [
    {
      key: 'date',
      title: t('invoices.date'),
      min: 100,
      share: 110,
      cell: ({ issuedAt }) => (
        <time className="muted" dateTime={issuedAt}>
          {date(issuedAt)}
        </time>
      ),
    },
    {
      key: 'number',
      title: t('invoices.number'),
      min: 90,
      share: 100,
      cell: ({ number }) => <span className="ellipsis">{number}</span>,
    },
    {
      key: 'for',
      title: t('invoices.for'),
      min: 120,
      share: 240,
      cell: (invoice) => <span className="ellipsis">{wordsOf(invoice)}</span>,
    },
    {
      key: 'state',
      title: t('invoices.stateHead'),
      min: 76,
      share: 88,
      cell: (invoice) => <InvoiceState invoice={invoice} />,
    },
    {
      key: 'amount',
      title: t('invoices.amount'),
      min: 72,
      share: 80,
      align: 'right',
      cell: ({ total }) => <span className="numbers medium">{showMoney(total)}</span>,
    },
  ];
}
