import { type ComponentType, Suspense } from 'react';
import { useHostNeeded } from '../../../features/compose/host-needed.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';

/** What is being written, beside every page; fetched once there is or can be something. */
export function Composing({ Host }: { Host: ComponentType }) {
  const { id } = useUserInfo();
  return <Suspense fallback={null}>{useHostNeeded(id) && <Host />}</Suspense>;
}
