import { htmlToPlain } from '@outrider/mail-kit/compose/html-to-plain';
import { i18n } from '../../i18n/i18n.ts';
import { nowMs } from '../../platform/time/world-time.ts';
import { sealing } from './seal-port.ts';
import type { ComposedMail } from './state/mail.ts';
import { isValidEmail, readReceiver, writeReceiver } from './state/receivers.ts';
import { fileOf, uploadFile } from './window/mail-uploads.ts';

const DAY_MS = 86_400_000;

/** The mail that leaves in place of an encrypted one: the words around the link, and nothing of what was written. */
export async function sealOutgoing(mail: ComposedMail): Promise<{ cover: ComposedMail; id: string }> {
  const port = sealing();
  const { entry, encpwd: password, savePassword, encryptDays, encryptAsFile: asFile } = mail;
  if (!port?.canSealWith({ password, days: encryptDays, savePassword, asFile })) {
    throw new Error(i18n.t('compose:encrypt.noPassword'));
  }
  const sender = readReceiver(mail.optSenderStr || mail.sender, 'to');
  const html = mail.status.puretext ? '' : entry.content.content;
  const sealed = await port.seal({
    from: sender.email,
    senderName: sender.name,
    to: mail.receiver.filter(({ email }) => isValidEmail(email)).map(writeReceiver),
    subject: entry.title,
    html,
    text: mail.status.puretext ? entry.content.content : htmlToPlain(html),
    attachments: await Promise.all(entry.attachment.map(bytesOf)),
    password,
    expiresAt: new Date(nowMs() + encryptDays * DAY_MS),
    savePassword,
    asFile,
  });
  const file =
    sealed.file &&
    (await uploadFile(mail.cid, new File([sealed.file.bytes], sealed.file.name, { type: sealed.file.type })));
  const cover: ComposedMail = {
    ...mail,
    isEncryptedMail: true,
    defaultSign: false,
    quote: null,
    cards: [],
    status: { ...mail.status, puretext: false },
    entry: {
      ...entry,
      title: sealed.mailSubject,
      content: { content: sealed.mailHtml },
      attachment: file ? [file] : [],
      linkAttached: false,
    },
  };
  return { cover, id: sealed.id };
}

/** The bytes are encrypted here, so they have to be here: those of a draft opened again are on the server only. */
async function bytesOf({ id, name, mimeType, contentId }: ComposedMail['entry']['attachment'][number]) {
  const file = fileOf(id);
  if (!file) throw new Error(i18n.t('compose:encrypt.fileGone', { name }));
  return { name, type: mimeType, contentId, bytes: new Uint8Array(await file.arrayBuffer()) };
}
