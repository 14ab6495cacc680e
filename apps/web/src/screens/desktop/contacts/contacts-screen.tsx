import { useSearchParams } from 'react-router';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { ContactListScreen } from './contact-list-screen.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';
import { ImportScreen } from './import-screen.tsx';
import { SuppressionScreen } from './suppression-screen.tsx';

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
