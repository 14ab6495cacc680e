import { useSearchParams } from 'react-router';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { ContactListScreen } from './contact-list-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { DuplicatesScreen } from './duplicates-screen.tsx';
import { ImportScreen } from './import-screen.tsx';

/** The pages of the contacts share one address, as on a computer, where a contact opens beside the list. */
export function ContactsScreen() {
  const [query] = useSearchParams();
  const { dateFormat, timeZone } = useUserInfo();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <View view={query.get('view')} email={query.get('contact')} />
    </DatesAs>
  );
}

function View({ view, email }: { view: string | null; email: string | null }) {
  if (view === 'import') return <ImportScreen />;
  if (view === 'duplicates') return <DuplicatesScreen />;
  return email === null ? <ContactListScreen /> : <ContactScreen key={email} email={email} />;
}
