import { ComposeHost as Host } from '../../../features/compose/window/compose-host.tsx';
import { ComposeAsUser } from './compose-as-user.tsx';

/** Beside the page that is shown. */
export const ComposeHost = () => <ComposeAsUser Host={Host} />;
