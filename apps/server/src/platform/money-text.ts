import { decimalsOf } from '@outrider/billing-rules/money';
import { type Language, LOCALES } from '@outrider/contract/languages';

/** Minor units as a number with the decimals of the currency, as the language writes it. */
export function amountText(amount: number, currency: string, language: Language): string {
  const digits = decimalsOf(currency);
  const format = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount / 10 ** digits);
}

/** The same with the currency's code, which no reader takes for another one. */
export const moneyText = (amount: number, currency: string, language: Language): string =>
  `${amountText(amount, currency, language)} ${currency}`;
