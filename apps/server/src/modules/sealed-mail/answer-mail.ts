import { AppError } from '@outrider/contract/errors';
import { SEALED_ANSWERS_MAX } from '@outrider/contract/sealed-mail';
import { countAnswers, insertAnswer } from './answers.repository.ts';
import { tellSender } from './notice-mails.ts';
import { withProof } from './open-mail.ts';
import type { SealedMailDeps } from './sealed-mail-deps.ts';
import { changeMail, lockLinkedMail } from './sealed-mails.repository.ts';

type Answer = { token: string; proof: string; id: string; ciphertext: string };

export const answerMail = (deps: SealedMailDeps, { token, proof, id, ciphertext }: Answer) =>
  withProof(deps, { token, proof }, async (trx, mail) => {
    const bytes = Buffer.from(ciphertext, 'base64');
    const isNew = await insertAnswer(trx, mail, { id, bytes, at: deps.now() });
    if (!isNew) return {};
    if ((await countAnswers(trx, mail)) > SEALED_ANSWERS_MAX) throw new AppError('sealedTooManyAnswers');
    await tellSender(deps, trx, mail, 'answered');
    return {};
  });

/** Needs no password: a person who got it by mistake has none. */
export const misdirectMail = (deps: SealedMailDeps, token: string) =>
  deps.db.transaction().execute(async (trx) => {
    const id = deps.links.idOf(token);
    const mail = id === undefined ? undefined : await lockLinkedMail(trx, id);
    if (!mail || mail.state === 'uploading') throw new AppError('sealedUnknown');
    if (mail.misdirected_at) return {};
    await changeMail(trx, mail, { misdirected_at: deps.now() });
    await tellSender(deps, trx, mail, 'misdirected');
    return {};
  });
