import { PhoneComposeHost as Host } from '../../../features/compose/phone/phone-compose-host.tsx';
import { ComposeAsUser } from './compose-as-user.tsx';

/** Above the page that is shown. */
export const PhoneComposeHost = () => <ComposeAsUser Host={Host} />;
