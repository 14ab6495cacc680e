import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { type beginSealedMail as call, SEALED_DAYS_MAX } from '@outrider/contract/sealed-mail';
import type { z } from 'zod';
import { hashToken } from '../../platform/secrets.ts';
import { countStored, insertPart } from './parts.repository.ts';
import type { SealedMailDeps, SealedMailOwner } from './sealed-mail-deps.ts';
import { changeMail, insertSealedMail, lockOwnMail } from './sealed-mails.repository.ts';

const HOUR_MS = 3_600_000;
/** A day more than said, for a clock of a browser that is behind. */
const LONGEST_MS = (SEALED_DAYS_MAX + 1) * 24 * HOUR_MS;

/** Notes the mail; nobody can open it before all of its ciphertext is there. */
export async function beginSealedMail(
  deps: SealedMailDeps,
  owner: SealedMailOwner,
  { from, to, salt, rounds, proof, bytes, expiresAt, password }: z.output<typeof call.input>,
) {
  const now = deps.now();
  const end = new Date(expiresAt);
  const lasts = end.getTime() - now.getTime();
  if (lasts < HOUR_MS || lasts > LONGEST_MS) throw new AppError('sealedExpiryOutOfRange');
  const sender = await deps.findSender(owner, from);
  if (!sender) throw new AppError('accountInvalid');
  const id = randomUUID();
  await insertSealedMail(deps.db, {
    id,
    workspace_id: owner.workspaceId,
    user_id: owner.userId,
    state: 'uploading',
    sender_name: sender.name || (await deps.findUser(owner)).name,
    sender_email: sender.email,
    recipients: to,
    salt,
    rounds,
    proof_hash: hashToken(proof),
    bytes,
    sealed_password: password === undefined ? null : deps.sealer.seal(password, passwordContext(id, owner)),
    created_at: now,
    expires_at: end,
  });
  return { id, link: linkTo(deps, id) };
}

/** A password sealed for one mail and one sender opens nowhere else. */
export const passwordContext = (id: string, { userId }: Pick<SealedMailOwner, 'userId'>) =>
  `sealed-mail ${id} ${userId}`;

export const linkTo = ({ appUrl, links }: Pick<SealedMailDeps, 'appUrl' | 'links'>, id: string) =>
  `${appUrl}/s/${links.tokenFor(id)}`;

/** Parts come one after the other; one that was stored already, or lies further on, changes nothing. */
export const addSealedPart = (
  { db }: Pick<SealedMailDeps, 'db'>,
  owner: SealedMailOwner,
  { id, offset }: { id: string; offset: number },
  bytes: Buffer,
) =>
  db.transaction().execute(async (trx) => {
    const mail = await lockOwnMail(trx, owner, id);
    if (!mail) throw new AppError('notFound');
    if (mail.state !== 'uploading') return { stored: mail.bytes, isWhole: true };
    const stored = await countStored(trx, mail);
    const isNext = offset === stored && bytes.length > 0 && stored + bytes.length <= mail.bytes;
    if (!isNext) return { stored, isWhole: false };
    await insertPart(trx, mail, offset, bytes);
    const isWhole = stored + bytes.length === mail.bytes;
    if (isWhole) await changeMail(trx, mail, { state: 'open' });
    return { stored: stored + bytes.length, isWhole };
  });
