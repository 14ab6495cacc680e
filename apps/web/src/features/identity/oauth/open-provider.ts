import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { config } from '../../../platform/app-config.ts';
import { type Errand, errands } from './errand.ts';

type Browser = {
  errands: Pick<typeof errands, 'write' | 'clear'>;
  /** Null when the browser blocked the new window. */
  open: (url: string, name: string) => unknown;
  leaveTo: (url: string) => void;
};

const browser: Browser = {
  errands,
  open: (url, name) => window.open(url, name, 'popup,width=520,height=720'),
  leaveTo: (url) => window.location.assign(url),
};

/** Sends the person to a provider: in a window of its own, or in this tab where windows are blocked. */
export function openProvider(
  url: string,
  { purpose, returnTo, invitation }: Omit<Errand, 'place'>,
  { errands, open, leaveTo }: Browser = browser,
): void {
  errands.write({ purpose, returnTo, invitation, place: 'ownWindow' });
  // One window per purpose: a window still open from before keeps the errand it was opened with.
  if (open(url, `outrider-${purpose}`)) {
    // The new window was born with a copy of this tab's storage; here the note has done its work.
    errands.clear();
    return;
  }
  errands.write({ purpose, returnTo, invitation, place: 'sameTab' });
  leaveTo(url);
}

/** From the handle page: in the same window, on the same errand. */
export function askProviderAgain(provider: OauthProvider, errand: Errand): void {
  errands.write(errand);
  window.location.assign(signInAddress(provider));
}

/** Where a sign-in begins (specification, section 4). */
export const signInAddress = (provider: OauthProvider) => `${config.oauthHost}/oauth2/authorization/${provider}`;
