import { PhoneComposeHost as Host } from '../../../features/compose/phone/phone-compose-host.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { connectPorts } from './connect-ports.ts';

connectPorts();

/** What is being written, above whatever page is shown. */
export function PhoneComposeHost() {
  const { id, dateFormat, timeZone } = useUserInfo();
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <Host userId={id} />
    </DatesAs>
  );
}
