import { AppError } from '@outrider/contract/errors';
import type { SealedMail } from '@outrider/contract/sealed-mail';
import { listAnswers, markAnswersRead } from './answers.repository.ts';
import { linkTo, passwordContext } from './begin-sealed-mail.ts';
import { deleteParts, readCiphertext } from './parts.repository.ts';
import type { SealedMailDeps, SealedMailOwner } from './sealed-mail-deps.ts';
import {
  changeMail,
  findOwnMail,
  type ListedMail,
  listOwnMails,
  lockOwnMail,
  stateAt,
} from './sealed-mails.repository.ts';

const PAGE = 50;

export async function listMails(deps: SealedMailDeps, owner: SealedMailOwner, after: string) {
  const found = await listOwnMails(deps.db, owner, { after, limit: PAGE + 1 });
  const mails = found.slice(0, PAGE);
  return {
    mails: mails.map((mail) => describe(deps, mail)),
    next: found.length > PAGE ? (mails.at(-1)?.id ?? '') : '',
  };
}

const describe = (deps: SealedMailDeps, mail: ListedMail): SealedMail => ({
  id: mail.id,
  from: mail.sender_email,
  to: mail.recipients,
  state: stateAt(mail, deps.now()),
  link: linkTo(deps, mail.id),
  sentAt: mail.created_at.toISOString(),
  expiresAt: mail.expires_at.toISOString(),
  opened: mail.opened,
  firstOpenedAt: mail.first_opened_at?.toISOString() ?? null,
  lastOpenedAt: mail.last_opened_at?.toISOString() ?? null,
  wrongTries: mail.wrong_tries,
  misdirectedAt: mail.misdirected_at?.toISOString() ?? null,
  answers: mail.answers,
  unreadAnswers: mail.unread,
  hasPassword: mail.sealed_password !== null,
});

async function ownMail({ db }: Pick<SealedMailDeps, 'db'>, owner: SealedMailOwner, id: string) {
  const mail = await findOwnMail(db, owner, id);
  if (!mail) throw new AppError('notFound');
  return mail;
}

export async function readMail(deps: SealedMailDeps, owner: SealedMailOwner, id: string) {
  const mail = await ownMail(deps, owner, id);
  const ciphertext = stateAt(mail, deps.now()) === 'expired' ? Buffer.alloc(0) : await readCiphertext(deps.db, mail);
  const answers = await listAnswers(deps.db, mail);
  await markAnswersRead(deps.db, mail, deps.now());
  return {
    salt: mail.salt,
    rounds: mail.rounds,
    ciphertext: ciphertext.toString('base64'),
    answers: answers.map(({ id: answerId, bytes, at }) => ({
      id: answerId,
      at: at.toISOString(),
      ciphertext: bytes.toString('base64'),
    })),
  };
}

export async function showPassword(deps: SealedMailDeps, owner: SealedMailOwner, id: string) {
  const mail = await ownMail(deps, owner, id);
  if (mail.sealed_password === null) throw new AppError('notFound');
  return { password: deps.sealer.open(mail.sealed_password, passwordContext(id, owner)) };
}

/** The ciphertext goes at once; that there was a mail stays in the list, and answers stay the sender’s to read. */
export const revokeMail = (deps: SealedMailDeps, owner: SealedMailOwner, id: string) =>
  deps.db.transaction().execute(async (trx) => {
    const mail = await lockOwnMail(trx, owner, id);
    if (!mail) throw new AppError('notFound');
    await deleteParts(trx, mail);
    await changeMail(trx, mail, { state: 'revoked' });
    return {};
  });

export const unblockMail = (deps: SealedMailDeps, owner: SealedMailOwner, id: string) =>
  deps.db.transaction().execute(async (trx) => {
    const mail = await lockOwnMail(trx, owner, id);
    if (!mail) throw new AppError('notFound');
    if (mail.state === 'blocked') await changeMail(trx, mail, { state: 'open', wrong_tries: 0 });
    return {};
  });
