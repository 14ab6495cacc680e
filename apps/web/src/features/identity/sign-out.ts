import { signOut as signOutEndpoint } from '../../api/sign-out.ts';
import { session } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage.ts';

/** The browser forgets the token at once; the server learns it on the way out and cannot hold anybody back. */
export function signOut(): void {
  const token = session.token();
  signOutHere();
  signOutEndpoint({}, { token }).catch(() => {
    // The token is forgotten here and expires there.
  });
}

/** In this browser alone, where the server has ended the session itself. */
export function signOutHere(): void {
  session.leave();
  // The server tells a browser whose session ended nothing more.
  storage.writePushedTo('');
}
