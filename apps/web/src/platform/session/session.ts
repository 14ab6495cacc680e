import { SIGN_OUT_DELAY_MS } from '@outrider/contract/limits';
import { storage } from '../storage.ts';

type SessionDeps = {
  store: Pick<typeof storage, 'readToken' | 'writeToken' | 'writeLeftByHand'>;
  later: (run: () => void, ms: number) => unknown;
};

/** Whether a user is signed in on this browser, and how that ended. The token is the only proof. */
export function createSession({ store, later }: SessionDeps) {
  let endedByHand = false;
  let leaving = false;
  let forgetLastPerson = () => {};
  let goToSignIn = () => {};

  const end = (byHand: boolean) => {
    // Before the token goes: other tabs hear of that, and then ask why.
    store.writeLeftByHand(byHand);
    store.writeToken('');
    endedByHand = byHand;
  };

  return {
    token: () => store.readToken(),
    /** After a manual log-out nobody is led back to the page they left. */
    endedByHand: () => endedByHand,

    start: (token: string) => {
      store.writeLeftByHand(false);
      store.writeToken(token);
      endedByHand = false;
      forgetLastPerson();
    },
    /** The person chose to leave. */
    leave: () => end(true),
    /** The server no longer accepts the token. */
    drop: () => end(false),
    /** The token died during work: the message stays readable for a moment before the sign-in page takes over. */
    expire: () => {
      end(false);
      if (leaving) return;
      leaving = true;
      later(() => {
        leaving = false;
        if (store.readToken() === '') goToSignIn();
      }, SIGN_OUT_DELAY_MS);
    },

    /** Another tab signed in or out. */
    changedElsewhere: () => {
      if (store.readToken() !== '') forgetLastPerson();
    },

    /**
     * Called when a user has signed in, who need not be the one who was here before. Not when a user leaves: the
     * page they leave is still on screen and would ask again, in nobody's name.
     */
    forgetLastPersonWith: (forget: () => void) => {
      forgetLastPerson = forget;
    },
    leadToSignInWith: (navigate: () => void) => {
      goToSignIn = navigate;
    },
  };
}

export const session = createSession({ store: storage, later: (run, ms) => window.setTimeout(run, ms) });
