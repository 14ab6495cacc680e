import { useState } from 'react';
import { storage } from '../../platform/storage.ts';
import { type SignInValues, signInWithPassword } from './sign-in-with-password.ts';

export type { SignInValues } from './sign-in-with-password.ts';

type SignInEvents = { onSignedIn: () => void; onNotVerified: () => void; onRefused: (text: string) => void };

/** The sign-in form's behaviour, for every form factor. */
export function useSignIn({ onSignedIn, onNotVerified, onRefused }: SignInEvents) {
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  async function submit(values: SignInValues) {
    setBusy(true);
    try {
      const outcome = await signInWithPassword(values);
      if (outcome === 'signedIn') onSignedIn();
      else if (outcome === 'codeNeeded') setNeedsCode(true);
      else if (outcome === 'notVerified') {
        // No mail was sent now, so the verify page may offer to send one at once.
        storage.writeRegisterInfo({ email: values.email.trim().toLowerCase(), sendTime: '' });
        onNotVerified();
      } else onRefused(outcome.refusedBecause);
    } finally {
      setBusy(false);
    }
  }
  return { submit, isBusy, needsCode };
}
