import { ComposeHost as Host } from '../../../features/compose/window/compose-host.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { connectPorts } from './connect-ports.ts';

connectPorts();

/** What is being written, beside whatever page is shown. */
export function ComposeHost() {
  const { id, dateFormat, timeZone } = useUserInfo();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <Host userId={id} />
    </DatesAs>
  );
}
