import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { useCompose } from '../composer.ts';
import { useComposeHost } from '../window/use-compose-host.ts';

const PhoneWriting = lazyPart(async () => ({ default: (await import('./phone-writing.tsx')).PhoneWriting }));

/** Above every page of a phone. The screen itself is fetched with the first mail that is written. */
export function PhoneComposeHost({ userId }: { userId: string }) {
  useComposeHost(userId);
  const isNeeded = useCompose(({ mails, sending, errorDialog }) =>
    Boolean(Object.keys(mails).length > 0 || sending.length > 0 || errorDialog),
  );
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <PhoneWriting />
    </Suspense>
  );
}
