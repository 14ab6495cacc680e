import * as sealedMailErrors from '@outrider/contract/errors/sealed-mail';
import { SEALED_MAIL_MAX_BYTES, SEALED_PART_BYTES } from '@outrider/contract/sealed-mail';
import { addSealedPart, beginSealedMail } from '../../api/sealed-mail.ts';
import { errorText } from '../../i18n/error-text.ts';
import { i18n, languageNow } from '../../i18n/i18n.ts';
import { formatDate } from '../../platform/format.ts';
import { type Bytes, toBase64 } from './base64.ts';
import { packContent, type SealedFile } from './content.ts';
import { coverMail } from './cover-mail.ts';
import { canEncrypt, deriveKey, encrypt, newDerivation } from './crypto.ts';
import { type OfflineWords, offlineFile } from './offline-file.ts';
import offlineScript from './offline-page.js?raw';

export type MailToSeal = {
  /** An address of a connected mailbox. */
  from: string;
  senderName: string;
  /** As the composer has them: "Name <address>" or a bare address. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  attachments: SealedFile[];
  password: string;
  expiresAt: Date;
  /** The password is kept, sealed for the sender alone. */
  savePassword: boolean;
  /** Also as a file that opens without this server. */
  asFile: boolean;
};

export type SealedToSend = {
  id: string;
  link: string;
  /** In place of the subject, which is part of the secret. */
  mailSubject: string;
  mailHtml: string;
  mailText: string;
  /** To be attached, where it was asked for. */
  file: { name: string; type: string; bytes: Bytes } | undefined;
};

/** Why nothing was sealed, in words for the sender; refusals of the server are an `ApiError`. */
export class CannotSeal extends Error {}

/** Encrypts a mail in this browser, stores what nobody can read without the password, and writes the mail that leaves. */
export async function sealMail(mail: MailToSeal): Promise<SealedToSend> {
  await i18n.loadNamespaces('sealed-mail');
  const t = i18n.getFixedT(null, 'sealed-mail');
  if (!canEncrypt()) throw new CannotSeal(t('seal.insecure'));
  const { subject, html, text, attachments: files } = mail;
  const derivation = newDerivation();
  const { key, proof } = await deriveKey(mail.password, derivation);
  const ciphertext = await encrypt(key, packContent({ subject, html, text, files }), 'mail');
  if (ciphertext.length > SEALED_MAIL_MAX_BYTES) throw new CannotSeal(t('seal.tooLarge'));

  const { id, link } = await beginSealedMail({
    from: mail.from,
    to: mail.to,
    ...derivation,
    proof,
    bytes: ciphertext.length,
    expiresAt: mail.expiresAt.toISOString(),
    ...(mail.savePassword && { password: mail.password }),
  });
  await uploadParts(id, ciphertext);

  const name = mail.senderName || mail.from;
  const heading = t('cover.heading', { name });
  const cover = coverMail(link, {
    heading,
    how: t('cover.how', { name }),
    button: t('cover.button'),
    until: t('cover.until', { day: formatDate(mail.expiresAt, { language: languageNow() }) }),
    care: t('cover.care', { host: new URL(link).host }),
  });
  const sealed = { ...derivation, ciphertext: toBase64(ciphertext) };
  const words: OfflineWords = {
    language: languageNow(),
    name: t('file.name'),
    heading,
    how: t('file.how'),
    password: t('page.password'),
    open: t('page.open'),
    mail: t('page.mail'),
    wrong: errorText(sealedMailErrors.sealedWrongPassword),
    insecure: t('file.insecure'),
    noSubject: t('page.noSubject'),
  };
  const file = mail.asFile ? await offlineFile(sealed, words, offlineScript) : undefined;
  return { id, link, mailSubject: heading, ...cover, file };
}

async function uploadParts(id: string, ciphertext: Bytes): Promise<void> {
  let stored = 0;
  while (stored < ciphertext.length) {
    const part = new Blob([ciphertext.subarray(stored, stored + SEALED_PART_BYTES)]);
    const answer = await addSealedPart({ id, offset: stored }, part);
    if (answer.stored <= stored) throw new Error('a part of the encrypted mail was not stored');
    stored = answer.stored;
  }
}
