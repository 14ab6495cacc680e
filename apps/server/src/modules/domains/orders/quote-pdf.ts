import { decimalText } from '@outrider/billing-rules/money';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { billPdf, findBillingAccount } from '../../billing/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { quoteNumber } from './describe-quote.ts';
import { findQuote, type QuoteRow } from './quotes.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'isOn' | 'appName'>;

/** A quote on paper, made out to whom the account names now. */
export async function quotePdf({ db, isOn, appName }: Deps, scope: Scope, quoteId: string) {
  refuseIfOff({ isOn });
  const quote = await findQuote(db, scope, quoteId);
  if (!quote) throw new AppError('notFound');
  const account = await findBillingAccount(db, scope);
  const number = quoteNumber(quote.number);
  const pdf = await billPdf(
    {
      title: 'Quote',
      number,
      madeAt: quote.made_at,
      facts: [`Made ${moment(quote.made_at)}`, `Holds until ${moment(quote.expires_at)}`],
      billed_to: account?.address ?? null,
      lines: quote.lines,
      currency: quote.currency,
      total: quote.due_now,
      notes: notesOf(quote),
    },
    { appName },
  );
  return { name: `${appName} ${number}.pdf`, pdf };
}

function notesOf({ monthly, monthly_from, renewal_total, renewal_at, currency, domains }: QuoteRow): string[] {
  const money = (amount: number) => `${decimalText(amount, currency)} ${currency}`;
  const addresses = domains.flatMap(({ domain, mailboxes }) =>
    mailboxes.map(({ localPart }) => `${localPart}@${domain}`),
  );
  return [
    ...(monthly > 0 && monthly_from ? [`Each month from ${day(monthly_from)}: ${money(monthly)}`] : []),
    ...(renewal_total !== null && renewal_at
      ? [`On ${day(renewal_at)}, only if the domains are renewed: ${money(renewal_total)}`]
      : []),
    ...(addresses.length > 0 ? [`Mailboxes: ${addresses.join(', ')}`] : []),
  ];
}

const day = (at: Date) => at.toISOString().slice(0, 10);
const moment = (at: Date) => `${day(at)} ${at.toISOString().slice(11, 16)} UTC`;
