/** Who is asked to sign in again. */
export type Person = { id: string; email: string; hasPassword: boolean };

type RenewalDeps = {
  token: () => string;
  writeToken: (token: string) => void;
  /** Whose token it is; undefined when the server no longer accepts it. Throws when the server cannot be reached. */
  ownerOf: (token: string) => Promise<string | undefined>;
};

/**
 * A session that ended while something typed is open is renewed in place: calls wait until the same person has signed
 * in again, and then go on. Nobody else gets what waits.
 */
export function createRenewal({ token, writeToken, ownerOf }: RenewalDeps) {
  let person: Person | undefined;
  let holds = 0;
  let isTyped = false;
  let waiting: { answer: Promise<boolean>; settle: (isRenewed: boolean) => void } | undefined;
  let isAsked = false;
  let leadToSignIn = () => {};
  const listeners = new Set<() => void>();
  const renewals = new Set<() => void>();

  const show = (asked: boolean) => {
    isAsked = asked;
    for (const notify of listeners) notify();
  };
  const end = (isRenewed: boolean) => {
    waiting?.settle(isRenewed);
    waiting = undefined;
    show(false);
    if (!isRenewed) return;
    for (const go of renewals) go();
  };
  const isHeld = () => person !== undefined && (holds > 0 || isTyped);

  return {
    /** Undefined on pages that are nobody's. */
    belongTo: (user: Person | undefined) => {
      person = user;
    },
    person: () => person,
    /** Something that may not be left is open, until the returned function is called. */
    hold: () => {
      holds += 1;
      let isOver = false;
      return () => {
        if (!isOver) holds -= 1;
        isOver = true;
      };
    },
    /** Something was typed on the page that is shown. */
    noteTyped: () => {
      isTyped = true;
    },
    /** Another page is shown: what was typed on the one before is saved or given up. */
    noteLeft: () => {
      isTyped = false;
    },
    isHeld,
    /** Whether a refused token leads to the question instead of the sign-in page. */
    isPossible: () => waiting !== undefined || (isHeld() && token() !== ''),
    isPending: () => waiting !== undefined,

    /** Gives whether the same person is signed in again. All who ask share one question. */
    ask: (): Promise<boolean> => {
      if (waiting) return waiting.answer;
      let settle = (_isRenewed: boolean) => {};
      const answer = new Promise<boolean>((resolve) => {
        settle = resolve;
      });
      waiting = { answer, settle };
      const mine = waiting;
      // Another tab may have renewed it, or one call alone was refused: then there is nothing to ask.
      const looked = token() === '' ? Promise.resolve(undefined) : ownerOf(token()).catch(() => undefined);
      void looked.then((owner) => {
        if (waiting !== mine) return;
        if (owner !== undefined && owner === person?.id) end(true);
        else show(true);
      });
      return answer;
    },
    /** A user signed in: here, in a provider's window or in another tab. */
    accept: async (fresh: string): Promise<'renewed' | 'another'> => {
      const owner = await ownerOf(fresh);
      if (owner !== undefined && owner === person?.id) {
        writeToken(fresh);
        end(true);
        return 'renewed';
      }
      end(false);
      return 'another';
    },
    /** Nobody is asked any more. What waits is not done. */
    dismiss: () => end(false),
    /** The person would rather see the sign-in page. */
    giveUp: () => {
      end(false);
      leadToSignIn();
    },
    leadToSignInWith: (lead: () => void) => {
      leadToSignIn = lead;
    },

    isAsked: () => isAsked,
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
    /** Resolves with the next renewal, or when the signal ends the wait. */
    next: (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const go = () => {
          renewals.delete(go);
          resolve();
        };
        renewals.add(go);
        signal.addEventListener('abort', go);
      }),
  };
}
