import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Card } from '../../../ui/card.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { InvoiceState, useInvoiceWords } from './invoice-words.tsx';
import { useInvoices } from './use-invoices.ts';

/** The same on a phone: a touch on an invoice brings its paper. */
export function PhoneInvoices() {
  const { t } = useTranslation('billing');
  const { date } = useDates();
  const { query, invoices, total, pageNo, pages, showPage, saveAll, isSavingAll, save, saving } = useInvoices();
  const wordsOf = useInvoiceWords();
  return (
    <Card title={t('invoices.title')}>
      {query.error && !query.data && (
        <Stack pad={4}>
          <Note tone="red">{query.error.message}</Note>
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {query.data && total === 0 && (
        <Box as="p" pad={4} className="muted">
          {t('invoices.none')}
        </Box>
      )}
      <ul aria-label={t('invoices.title')}>
        {invoices.map((invoice) => (
          <li key={invoice.invoiceId}>
            <Grid
              type="button"
              as="button"
              columns="minmax(0, 1fr) auto 16px"
              gap={3}
              align="center"
              width="100%"
              minHeight={64}
              pad="2 4"
              border="bottom"
              tone="default"
              textAlign="left"
              onClick={() => save(invoice)}
            >
              <span className="visually-hidden">{t('invoices.pdfOf', { number: invoice.number })}</span>
              <Stack as="span" gap={0}>
                <span className="medium ellipsis">{wordsOf(invoice)}</span>
                <span className="muted small">
                  {date(invoice.issuedAt)} · {invoice.number}
                </span>
              </Stack>
              <Stack as="span" gap={1} items="end">
                <span className="numbers medium">{showMoney(invoice.total)}</span>
                <InvoiceState invoice={invoice} />
              </Stack>
              {saving === invoice.invoiceId ? <Spinner /> : <Download size={16} strokeWidth={1.5} aria-hidden />}
            </Grid>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Row minWidth={0} spread wraps pad={4}>
          <Button busy={isSavingAll} onClick={saveAll}>
            {t('invoices.csv')}
          </Button>
          {pages > 1 && (
            <Row minWidth={0}>
              <Button disabled={pageNo === 0} onClick={() => showPage(pageNo - 1)}>
                {t('invoices.previous')}
              </Button>
              <span className="muted small numbers">
                {t('invoices.page', { page: formatNumber(pageNo + 1), pages: formatNumber(pages) })}
              </span>
              <Button disabled={pageNo + 1 >= pages} onClick={() => showPage(pageNo + 1)}>
                {t('invoices.next')}
              </Button>
            </Row>
          )}
        </Row>
      )}
    </Card>
  );
}
