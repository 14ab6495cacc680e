import { useSearchParams } from 'react-router';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { ContactListScreen } from './contact-list-screen.tsx';

const DuplicatesScreen = partOnPress(async () => (await import('./duplicates-screen.tsx')).DuplicatesScreen);
const ImportScreen = partOnPress(async () => (await import('./import-screen.tsx')).ImportScreen);
const SuppressionScreen = partOnPress(async () => (await import('./suppression-screen.tsx')).SuppressionScreen);

/** The pages of the contacts share one address and tell themselves apart by `view`. */
export function ContactsScreen() {
  const [query] = useSearchParams();
  return (
    <UserDates>
      <View view={query.get('view')} />
    </UserDates>
  );
}

function View({ view }: { view: string | null }) {
  switch (view) {
    case 'import':
      return <ImportScreen />;
    case 'suppressed':
      return <SuppressionScreen />;
    case 'duplicates':
      return <DuplicatesScreen />;
    default:
      return <ContactListScreen />;
  }
}
