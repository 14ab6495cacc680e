import * as mailboxErrors from '@outrider/contract/errors/mailboxes';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text.ts';
import { domainOf, type Suggestion } from './add-queries.ts';

/** What keeps an address from being connected, or makes it doubtful; nothing when it is fine. */
export function useDomainWords(suggestion: Suggestion | undefined, email: string): string | undefined {
  const { t } = useTranslation('accounts-add');
  if (!suggestion) return undefined;
  const { exists, domainProblem, meant } = suggestion;
  if (exists) return errorText(mailboxErrors.mailboxExists, { email });
  if (domainProblem === 'none') return undefined;
  const problem = t(`address.${domainProblem}`, { domain: domainOf(email) });
  return meant === '' ? problem : `${problem} ${t('address.meant', { meant })}`;
}
