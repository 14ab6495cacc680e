import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { useListAddress } from '../../shared/contacts/use-list-address.ts';
import { ContactListScreen } from './contact-list-screen.tsx';

const ContactScreen = partOnPress(async () => (await import('./contact-screen.tsx')).ContactScreen, 'verification');
const EraseDialog = partOnPress(
  async () => (await import('../../../features/contacts/detail/erase-dialog.tsx')).EraseDialog,
);
const DuplicatesScreen = lazyPart(async () => ({
  default: (await import('./duplicates-screen.tsx')).DuplicatesScreen,
}));
const ImportScreen = lazyPart(async () => ({ default: (await import('./import-screen.tsx')).ImportScreen }));
const SuppressionScreen = lazyPart(async () => ({
  default: (await import('./suppression-screen.tsx')).SuppressionScreen,
}));

/** The pages of the contacts share one address, as on a computer, where a contact opens beside the list. */
export function ContactsScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { pathTo } = useListAddress();
  const [erasing, setErasing] = useState<string>();
  return (
    <UserDates>
      <Suspense>
        <View view={query.get('view')} email={query.get('contact')} onErase={setErasing} />
      </Suspense>
      {erasing !== undefined && (
        <EraseDialog
          email={erasing}
          onClose={() => setErasing(undefined)}
          onErased={() => void navigate(pathTo(), { replace: true })}
        />
      )}
    </UserDates>
  );
}

type ViewProps = { view: string | null; email: string | null; onErase: (email: string) => void };

function View({ view, email, onErase }: ViewProps) {
  switch (view) {
    case 'import':
      return <ImportScreen />;
    case 'duplicates':
      return <DuplicatesScreen />;
    case 'suppressed':
      return <SuppressionScreen />;
    default:
      return email === null ? (
        <ContactListScreen />
      ) : (
        <ContactScreen key={email} email={email} onErase={() => onErase(email)} />
      );
  }
}
