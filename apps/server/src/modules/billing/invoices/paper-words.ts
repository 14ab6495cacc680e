import type { BillLine } from '@outrider/contract/billing/plans';
import type { Language } from '@outrider/contract/languages';
import type { InvoiceRow } from './invoices.repository.ts';

type PaperWords = {
  titles: Record<InvoiceRow['state'], string>;
  number: string;
  issued: string;
  taxId: string;
  head: { what: string; count: string; each: string; amount: string };
  total: string;
  span: (from: string, until: string) => string;
  lines: Record<BillLine['kind'], (of: string) => string>;
};

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

export const PAPER_WORDS: Record<Language, PaperWords> = {
  en: {
    titles: { paid: 'Invoice', open: 'Invoice, unpaid', refunded: 'Credit note', void: 'Void' },
    number: 'Number',
    issued: 'Issued',
    taxId: 'Tax ID',
    head: { what: 'Item', count: 'Quantity', each: 'Unit price', amount: 'Amount' },
    total: 'Total',
    span: (from, until) => `, ${from} to ${until}`,
    lines: {
      plan: (of) => `Plan ${capital(of)}`,
      unusedPlan: (of) => `Unused time on plan ${capital(of)}`,
      mailboxes: (of) => `Mailboxes ${of}`.trim(),
      domain: (of) => `Domain ${of}`,
      renewal: (of) => `Renewal of ${of}`,
      warmedDomain: (of) => (of === '' ? 'Warmed-up domains' : `Warmed-up domain ${of}`),
      tax: (of) => `Tax ${of}`.trim(),
      credit: () => 'Credit',
      refund: (of) => `Refund for invoice ${of}`,
      dispute: (of) => `Disputed payment of invoice ${of}`,
    },
  },
  zh: {
    titles: { paid: '发票', open: '待支付发票', refunded: '贷记单', void: '已作废' },
    number: '编号',
    issued: '开具日期',
    taxId: '税号',
    head: { what: '项目', count: '数量', each: '单价', amount: '金额' },
    total: '合计',
    span: (from, until) => `，${from} 至 ${until}`,
    lines: {
      plan: (of) => `${capital(of)} 套餐`,
      unusedPlan: (of) => `${capital(of)} 套餐未使用部分`,
      mailboxes: (of) => `邮箱 ${of}`.trim(),
      domain: (of) => `域名 ${of}`,
      renewal: (of) => `${of} 续费`,
      warmedDomain: (of) => `已预热域名 ${of}`.trim(),
      tax: (of) => `税 ${of}`.trim(),
      credit: () => '余额',
      refund: (of) => `发票 ${of} 的退款`,
      dispute: (of) => `发票 ${of} 的争议款项`,
    },
  },
  de: {
    titles: { paid: 'Rechnung', open: 'Rechnung, zu zahlen', refunded: 'Gutschrift', void: 'Storniert' },
    number: 'Nummer',
    issued: 'Ausgestellt am',
    taxId: 'Steuernummer',
    head: { what: 'Position', count: 'Anzahl', each: 'Einzelpreis', amount: 'Betrag' },
    total: 'Gesamt',
    span: (from, until) => `, ${from} bis ${until}`,
    lines: {
      plan: (of) => `Tarif ${capital(of)}`,
      unusedPlan: (of) => `Nicht genutzt vom Tarif ${capital(of)}`,
      mailboxes: (of) => `Postfächer ${of}`.trim(),
      domain: (of) => `Domain ${of}`,
      renewal: (of) => `Verlängerung von ${of}`,
      warmedDomain: (of) => (of === '' ? 'Aufgewärmte Domains' : `Aufgewärmte Domain ${of}`),
      tax: (of) => `Steuer ${of}`.trim(),
      credit: () => 'Guthaben',
      refund: (of) => `Erstattung der Rechnung ${of}`,
      dispute: (of) => `Angefochtene Zahlung der Rechnung ${of}`,
    },
  },
};
