import { useSearchParams } from 'react-router';
import { AccountListScreen } from './account-list-screen.tsx';
import { AccountScreen } from './account-screen.tsx';

/** The list, or the mailbox the address names: the same address opens its drawer on a computer. */
export function AccountsScreen() {
  const [query] = useSearchParams();
  const accountId = query.get('account');
  return accountId === null ? <AccountListScreen /> : <AccountScreen key={accountId} accountId={accountId} />;
}
