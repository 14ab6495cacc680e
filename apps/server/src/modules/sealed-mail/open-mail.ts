import { AppError, type ErrorName } from '@outrider/contract/errors';
import { SEALED_TRIES, type SealedState } from '@outrider/contract/sealed-mail';
import type { Trx } from '../../platform/db.ts';
import { isSameText } from '../../platform/same-text.ts';
import { hashToken } from '../../platform/secrets.ts';
import { tellSender } from './notice-mails.ts';
import { readCiphertext } from './parts.repository.ts';
import type { SealedMailDeps } from './sealed-mail-deps.ts';
import { changeMail, lockLinkedMail, type SealedMailRow, stateAt } from './sealed-mails.repository.ts';

type Deps = Pick<SealedMailDeps, 'db' | 'jobs' | 'links' | 'now' | 'findUser'>;

export const openMail = (deps: Deps, tried: { token: string; proof: string }) =>
  withProof(deps, tried, async (trx, mail) => {
    const now = deps.now();
    const opened = mail.opened + 1;
    await changeMail(trx, mail, {
      opened,
      first_opened_at: mail.first_opened_at ?? now,
      last_opened_at: now,
      // Who knows the password may mistype it again another day.
      wrong_tries: 0,
    });
    return { ciphertext: (await readCiphertext(trx, mail)).toString('base64'), opened };
  });

const REFUSALS: Record<Exclude<SealedState, 'open'>, ErrorName> = {
  uploading: 'sealedUnknown',
  blocked: 'sealedBlocked',
  revoked: 'sealedRevoked',
  expired: 'sealedExpired',
};

/**
 * Does something with a mail for who proves to know its password. Tries are counted under the row's lock, so that none
 * beyond the last is looked at, however many come at once.
 */
export async function withProof<T>(
  deps: Deps,
  { token, proof }: { token: string; proof: string },
  work: (trx: Trx, mail: SealedMailRow) => Promise<T>,
): Promise<T> {
  const id = deps.links.idOf(token);
  if (id === undefined) throw new AppError('sealedUnknown');
  // A wrong try is committed before it is refused.
  const done = await deps.db.transaction().execute(async (trx) => {
    const mail = await lockLinkedMail(trx, id);
    if (!mail) return { refusal: new AppError('sealedUnknown') };
    const state = stateAt(mail, deps.now());
    if (state !== 'open') return { refusal: new AppError(REFUSALS[state]) };
    if (!isSameText(mail.proof_hash, hashToken(proof))) return { refusal: await countWrongTry(deps, trx, mail) };
    return { result: await work(trx, mail) };
  });
  if ('refusal' in done) throw done.refusal;
  return done.result;
}

async function countWrongTry(deps: Deps, trx: Trx, mail: SealedMailRow): Promise<AppError> {
  const tries = mail.wrong_tries + 1;
  const isLast = tries >= SEALED_TRIES;
  await changeMail(trx, mail, { wrong_tries: tries, ...(isLast && { state: 'blocked' as const }) });
  if (!isLast) return new AppError('sealedWrongPassword', { data: { triesLeft: SEALED_TRIES - tries } });
  await tellSender(deps, trx, mail, 'blocked');
  return new AppError('sealedBlocked', { data: { triesLeft: 0 } });
}
