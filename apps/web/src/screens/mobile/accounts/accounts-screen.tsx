import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { AccountListScreen } from './account-list-screen.tsx';
import { ACCOUNT_PARTS } from './account-parts.ts';

const AccountPartScreen = partOnPress(
  async () => (await import('./account-part-screen.tsx')).AccountPartScreen,
  'checks',
);
const AccountScreen = partOnPress(async () => (await import('./account-screen.tsx')).AccountScreen, 'checks');

/** The list, or the mailbox the address names: the same address opens its drawer on a computer. */
export function AccountsScreen() {
  const [query] = useSearchParams();
  const accountId = query.get('account');
  const part = ACCOUNT_PARTS.find((known) => known === query.get('tab'));
  if (accountId === null) return <AccountListScreen />;
  return (
    <Suspense>
      {part ? (
        <AccountPartScreen key={accountId} accountId={accountId} part={part} />
      ) : (
        <AccountScreen key={accountId} accountId={accountId} />
      )}
    </Suspense>
  );
}
