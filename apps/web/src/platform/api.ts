import { CLOCK_HEADER } from '@outrider/contract/sandbox/clock';
import { getUserInfo } from '@outrider/contract/user';
import { i18n, languageNow } from '../i18n/i18n.ts';
import { connection } from './connection.ts';
import { createCall, createOpen, createUpload, isLoginLost } from './create-call.ts';
import { earlyOr } from './opening/early-answer.ts';
import { ownTurn } from './opening/own-turn.ts';
import { refusals } from './refusals.ts';
import { createRenewal } from './session/renewal.ts';
import { session } from './session/session.ts';
import { storage } from './storage.ts';
import { createFollowEvents } from './stream/follow-events.ts';
import { afterInPage, createFollow, waitInPage } from './stream/follow-stream.ts';
import { hearTime } from './time/world-time.ts';
import { toasts } from './toasts.ts';

/** Where something typed is open, a session that ended is renewed there. */
export const renewal = createRenewal({
  token: session.token,
  writeToken: storage.writeToken,
  ownerOf: async (token) => {
    try {
      return (await call(getUserInfo, {}, { token, silent: true, noLogout: true })).id;
    } catch (error) {
      if (isLoginLost(error)) return undefined;
      throw error;
    }
  },
});

const deps: Parameters<typeof createCall>[0] = {
  async fetch(url, init) {
    // What changes something is on its way before the page can be left.
    if (init.method === 'GET') await ownTurn();
    const response = await earlyOr((...call) => window.fetch(...call), url, init);
    hearTime(response.headers.get(CLOCK_HEADER));
    return response;
  },
  timeoutAfter: (ms) => AbortSignal.timeout(ms),
  token: session.token,
  language: languageNow,
  text: (key) => i18n.t(key),
  showMessage: toasts.showServerMessage,
  noteUnreachable: (text) =>
    void connection.check().then((isOnline) => {
      if (isOnline && text !== undefined) toasts.showServerMessage(text);
    }),
  tellRefusal: refusals.tell,
  expireSession: session.expire,
  renewal,
};

/** The one way to the server: typed by the contract, with the failure texts of the specification, section 8. */
export const call = createCall(deps);
/** The same for bytes. */
export const upload = createUpload(deps);
/** The same for files and streams. */
export const open = createOpen(deps);

const inPage = { open, wait: waitInPage, after: afterInPage, renewed: renewal.next, now: Date.now };
/** News the server tells by itself, for as long as a page wants it. */
export const follow = createFollow(inPage);
/** The same for numbered events, which go on where they broke off. */
export const followEvents = createFollowEvents(inPage);
