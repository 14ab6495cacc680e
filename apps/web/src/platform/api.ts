import { i18n, languageNow } from '../i18n/i18n.ts';
import { createCall, createUpload } from './create-call.ts';
import { session } from './session.ts';
import { toasts } from './toasts.ts';

export { ApiError } from './create-call.ts';

const deps: Parameters<typeof createCall>[0] = {
  fetch: (url, init) => window.fetch(url, init),
  timeoutAfter: (ms) => AbortSignal.timeout(ms),
  token: session.token,
  language: languageNow,
  text: (key) => i18n.t(key),
  showMessage: toasts.showServerMessage,
  expireSession: session.expire,
};

/** The one way to the server: typed by the contract, with the failure texts of the specification, section 8. */
export const call = createCall(deps);
/** The same for bytes. */
export const upload = createUpload(deps);
