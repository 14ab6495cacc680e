import { AppError } from '@outrider/contract/errors';
import { fill, fillIn, type Language, LOCALES } from '@outrider/contract/languages';
import type { Scope } from '../../../../platform/db.ts';
import { moneyText } from '../../../../platform/money-text.ts';
import { billPdf, findBillingAccount } from '../../../billing/index.ts';
import type { DomainsDeps } from '../../domains-deps.ts';
import { refuseIfOff } from '../../refuse-if-off.ts';
import { QUOTE_WORDS } from '../quote-words.ts';
import { quoteNumber } from './describe-quote.ts';
import { findQuote, type QuoteRow } from './quotes.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'isOn' | 'appName'>;

type Wanted = { quoteId: string; language: Language };

/** A quote on paper, made out to the address the account has now. */
export async function quotePdf({ db, isOn, appName }: Deps, scope: Scope, { quoteId, language }: Wanted) {
  refuseIfOff({ isOn });
  const quote = await findQuote(db, scope, quoteId);
  if (!quote) throw new AppError('notFound');
  const account = await findBillingAccount(db, scope);
  const number = quoteNumber(quote.number);
  const words = QUOTE_WORDS[language];
  const pdf = await billPdf(
    {
      title: words.title,
      number,
      madeAt: quote.made_at,
      facts: [
        fill(words.made, { at: moment(quote.made_at, language) }),
        fill(words.holds, { at: moment(quote.expires_at, language) }),
      ],
      billed_to: account?.address ?? null,
      lines: quote.lines,
      currency: quote.currency,
      total: quote.due_now,
      notes: notesOf(quote, language),
    },
    { appName, language },
  );
  return { name: `${appName} ${number}.pdf`, pdf };
}

function notesOf(quote: QuoteRow, language: Language): string[] {
  const { monthly, monthly_from, renewal_total, renewal_at, currency, domains } = quote;
  const words = QUOTE_WORDS[language];
  const sumOn = (text: string, at: Date, amount: number) =>
    fillIn(language, text, { day: at.toISOString().slice(0, 10), sum: moneyText(amount, currency, language) });
  const addresses = domains.flatMap(({ domain, mailboxes }) =>
    mailboxes.map(({ localPart }) => `${localPart}@${domain}`),
  );
  return [
    ...(monthly > 0 && monthly_from ? [sumOn(words.monthly, monthly_from, monthly)] : []),
    ...(renewal_total !== null && renewal_at ? [sumOn(words.renewal, renewal_at, renewal_total)] : []),
    ...(addresses.length > 0 ? [fill(words.mailboxes, { addresses: addresses.join(', ') })] : []),
  ];
}

/** In a clock everybody knows: paper travels. */
const moment = (at: Date, language: Language) =>
  `${new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }).format(at)} UTC`;
