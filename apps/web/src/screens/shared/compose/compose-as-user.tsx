import type { ComponentType } from 'react';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { connectPorts } from './connect-ports.ts';

connectPorts();

/** What is being written, as the person signed in writes it. */
export const ComposeAsUser = ({ Host }: { Host: ComponentType<{ userId: string }> }) => {
  const { id } = useUserInfo();
  return (
    <UserDates>
      <Host userId={id} />
    </UserDates>
  );
};
