import { useSearchParams } from 'react-router';
import { MailboxesView } from '../../../features/sandbox/mailboxes/mailboxes-view.tsx';
import { NamesView } from '../../../features/sandbox/names/names-view.tsx';
import { PeopleView } from '../../../features/sandbox/people/people-view.tsx';
import { askedView, DESKTOP_VIEWS } from '../../../features/sandbox/views.ts';
import { SandboxHead } from './sandbox-head.tsx';
import { SystemMail } from './system-mail.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { WireView } from './wire-view.tsx';

/** The boxed world: what happens in it, what can be turned in it, and the mail the product itself sent. */
export function SandboxScreen() {
  const [query, setQuery] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  // Who is not signed in is here for a mail: the one that lets them in.
  const usual = isSignedIn && !query.has('mail') ? 'wire' : 'mail';
  const view = askedView(query, DESKTOP_VIEWS) ?? usual;
  const show = (next: Record<string, string>) => setQuery(next, { replace: true });
  return (
    <>
      <SandboxHead view={view} onView={(next) => show({ view: next })} />
      {view === 'wire' && <WireView />}
      {view === 'mailboxes' && <MailboxesView />}
      {view === 'people' && <PeopleView />}
      {view === 'names' && (
        <NamesView domain={query.get('domain') ?? ''} onDomain={(domain) => show({ view, domain })} />
      )}
      {view === 'mail' && (
        <SystemMail openId={query.get('mail') ?? undefined} onOpen={(mail) => show({ view, mail })} />
      )}
    </>
  );
}
