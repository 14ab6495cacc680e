import * as call from '@outrider/contract/sealed-mail';
import type { Visit } from '../../platform/http/caller.ts';
import { type Api, serve, servePublic } from '../../platform/http/serve.ts';
import { serveBytes } from '../../platform/http/serve-bytes.ts';
import { countTry, networkOf, type Throttle } from '../../platform/throttle.ts';
import { answerMail, misdirectMail } from './answer-mail.ts';
import { addSealedPart, beginSealedMail } from './begin-sealed-mail.ts';
import { lookAtMail } from './look-at-mail.ts';
import { openMail } from './open-mail.ts';
import { listMails, readMail, revokeMail, showPassword, unblockMail } from './own-mails.ts';
import type { SealedMailDeps } from './sealed-mail-deps.ts';

/** By network, for all mails together: a password that is right counts as well. */
const TRIES_PER_NETWORK: Throttle = { name: 'sealed-tries', limit: 60, windowSeconds: 3_600 };
const LOOKS_PER_NETWORK: Throttle = { name: 'sealed-looks', limit: 120, windowSeconds: 600 };
const MAILS_PER_USER: Throttle = { name: 'sealed-mails', limit: 200, windowSeconds: 3_600 };

export function sealedMailRoutes(api: Api, deps: SealedMailDeps) {
  const count = (throttle: Throttle, subject: string) => countTry(deps.db, throttle, subject, deps.now());
  const countVisit = (throttle: Throttle, { ip }: Visit) => count(throttle, networkOf(ip));

  serve(api, call.beginSealedMail, async (caller, input) => {
    await count(MAILS_PER_USER, caller.userId);
    return beginSealedMail(deps, caller, input);
  });
  serveBytes(api, call.addSealedPart, (caller, input, bytes) => addSealedPart(deps, caller, input, bytes));
  serve(api, call.listSealedMails, (caller, { after }) => listMails(deps, caller, after));
  serve(api, call.readSealedMail, (caller, { id }) => readMail(deps, caller, id));
  serve(api, call.showSealedPassword, (caller, { id }) => showPassword(deps, caller, id));
  serve(api, call.revokeSealedMail, (caller, { id }) => revokeMail(deps, caller, id));
  serve(api, call.unblockSealedMail, (caller, { id }) => unblockMail(deps, caller, id));

  servePublic(api, call.lookAtSealedMail, async ({ token }, visit) => {
    await countVisit(LOOKS_PER_NETWORK, visit);
    return lookAtMail(deps, token);
  });
  servePublic(api, call.openSealedMail, async (input, visit) => {
    await countVisit(TRIES_PER_NETWORK, visit);
    return openMail(deps, input);
  });
  servePublic(api, call.answerSealedMail, async (input, visit) => {
    await countVisit(TRIES_PER_NETWORK, visit);
    return answerMail(deps, input);
  });
  servePublic(api, call.misdirectSealedMail, async ({ token }, visit) => {
    await countVisit(LOOKS_PER_NETWORK, visit);
    return misdirectMail(deps, token);
  });
}
