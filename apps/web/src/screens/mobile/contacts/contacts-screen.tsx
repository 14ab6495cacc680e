import { useSearchParams } from 'react-router';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { ContactListScreen } from './contact-list-screen.tsx';
import { ContactScreen } from './contact-screen.tsx';
import { ImportScreen } from './import-screen.tsx';

/** The list, or the contact the address names: the same address opens it beside the list on a computer. */
export function ContactsScreen() {
  const [query] = useSearchParams();
  const { dateFormat, timeZone } = useUserInfo();
  const email = query.get('contact');
  const isImport = query.get('view') === 'import';
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      {isImport ? (
        <ImportScreen />
      ) : email === null ? (
        <ContactListScreen />
      ) : (
        <ContactScreen key={email} email={email} />
      )}
    </DatesAs>
  );
}
