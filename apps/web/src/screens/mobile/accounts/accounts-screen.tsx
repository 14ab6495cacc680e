import { useSearchParams } from 'react-router';
import { AccountListScreen } from './account-list-screen.tsx';
import { AccountPartScreen } from './account-part-screen.tsx';
import { ACCOUNT_PARTS } from './account-parts.ts';
import { AccountScreen } from './account-screen.tsx';

/** The list, or the mailbox the address names: the same address opens its drawer on a computer. */
export function AccountsScreen() {
  const [query] = useSearchParams();
  const accountId = query.get('account');
  const part = ACCOUNT_PARTS.find((known) => known === query.get('tab'));
  if (accountId === null) return <AccountListScreen />;
  return part ? (
    <AccountPartScreen key={accountId} accountId={accountId} part={part} />
  ) : (
    <AccountScreen key={accountId} accountId={accountId} />
  );
}
