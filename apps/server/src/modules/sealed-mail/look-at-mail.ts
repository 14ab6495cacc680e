import { AppError } from '@outrider/contract/errors';
import { SEALED_TRIES, type SealedLook } from '@outrider/contract/sealed-mail';
import type { SealedMailDeps } from './sealed-mail-deps.ts';
import { findLinkedMail, type SealedMailRow, stateAt } from './sealed-mails.repository.ts';

export async function lookAtMail(
  deps: Pick<SealedMailDeps, 'db' | 'links' | 'now' | 'findUser'>,
  token: string,
): Promise<SealedLook> {
  const mail = await linkedMail(deps, token);
  const state = stateAt(mail, deps.now());
  if (state === 'uploading') throw new AppError('sealedUnknown');
  const { company } = await deps.findUser({ workspaceId: mail.workspace_id, userId: mail.user_id });
  const [first = '', ...others] = mail.recipients;
  return {
    state,
    senderName: mail.sender_name,
    senderEmail: mail.sender_email,
    company,
    to: maskRecipient(first),
    moreRecipients: others.length,
    sentAt: mail.created_at.toISOString(),
    expiresAt: mail.expires_at.toISOString(),
    triesLeft: Math.max(0, SEALED_TRIES - mail.wrong_tries),
    salt: mail.salt,
    rounds: mail.rounds,
  };
}

async function linkedMail({ db, links }: Pick<SealedMailDeps, 'db' | 'links'>, token: string): Promise<SealedMailRow> {
  const id = links.idOf(token);
  const mail = id === undefined ? undefined : await findLinkedMail(db, id);
  if (!mail) throw new AppError('sealedUnknown');
  return mail;
}

/** Its owner knows an address again by its ends; a link that was passed on tells nobody more. */
export function maskRecipient(recipient: string): string {
  const address = /<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient;
  const at = address.lastIndexOf('@');
  const name = Array.from(address.slice(0, Math.max(0, at)));
  const first = name[0] ?? '';
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return at < 0 ? '' : `${first}•••${last}${address.slice(at)}`;
}
