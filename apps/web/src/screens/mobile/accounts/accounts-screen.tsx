import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { AccountListScreen } from './account-list-screen.tsx';
import { ACCOUNT_PARTS } from './account-parts.ts';

const AccountPartScreen = lazyPart(async () => ({
  default: (await import('./account-part-screen.tsx')).AccountPartScreen,
}));
const AccountScreen = lazyPart(async () => ({ default: (await import('./account-screen.tsx')).AccountScreen }));

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
