import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { at, billLine, money } from './plans.ts';

export const INVOICES_PAGE_SIZE = 20;

/** `warning`: the bank asks, and no money moved. `won`: the payment stands. `lost`: it went back to the card. */
export const DISPUTE_STATES = ['warning', 'open', 'won', 'lost'] as const;

export const invoice = z.object({
  invoiceId: z.uuid(),
  /** As on the paper: counted up without gaps within a workspace. */
  number: z.string(),
  issuedAt: at,
  state: z.enum(['paid', 'open', 'refunded', 'void']),
  lines: z.array(billLine),
  total: money,
  /** What credit notes took from it. */
  refunded: money,
  /** The holder of the card asked the bank for the money back. */
  dispute: z
    .object({
      state: z.enum(DISPUTE_STATES),
      /** The bank's word, such as fraudulent. */
      reason: z.string(),
      amount: money,
      openedAt: at,
      answerUntil: at.nullable(),
    })
    .nullable(),
});
export type Invoice = z.infer<typeof invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/invoices',
  access: 'login',
  summary: 'Invoices and refunds, newest first',
  input: z.object({ pageNo: z.coerce.number().int().min(0).max(10_000).default(0) }),
  output: z.object({ invoices: z.array(invoice), total: z.int() }),
  errors: ['billingIsOff'],
});

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/invoice',
  access: 'login',
  summary: 'An invoice as PDF, with the tax id',
  input: z.object({ invoiceId: z.uuid() }),
  output: z.unknown(),
  answersAs: 'file',
  errors: ['billingIsOff', 'notFound'],
});

export const exportInvoices = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/billing/invoices/export',
  access: 'login',
  summary: 'All invoices and refunds as CSV, safe to open in a spreadsheet',
  input: z.object({}),
  output: z.object({ csv: z.string() }),
  errors: ['billingIsOff'],
});
