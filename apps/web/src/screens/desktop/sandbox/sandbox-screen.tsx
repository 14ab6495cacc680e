import { useSearchParams } from 'react-router';
import { SandboxHead, type SandboxView } from './sandbox-head.tsx';
import { SystemMail } from './system-mail.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { WireView } from './wire-view.tsx';

/** The boxed world: what happens in it, what can be turned in it, and the mail the product itself sent. */
export function SandboxScreen() {
  const [query, setQuery] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const view = viewOf(query, isSignedIn);
  return (
    <>
      <SandboxHead view={view} onView={(next) => setQuery({ view: next }, { replace: true })} />
      {view === 'wire' ? (
        <WireView />
      ) : (
        <SystemMail
          openId={query.get('mail') ?? undefined}
          onOpen={(mail) => setQuery({ view, mail }, { replace: true })}
        />
      )}
    </>
  );
}

/** Who is not signed in is here for a mail: the one that lets them in. */
function viewOf(query: URLSearchParams, isSignedIn: boolean): SandboxView {
  const asked = query.get('view');
  if (asked === 'wire' || asked === 'mail') return asked;
  return isSignedIn && !query.has('mail') ? 'wire' : 'mail';
}
