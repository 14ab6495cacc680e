import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import { type ComposedMail, type MailMemberType, type Receiver, receiversOf } from './mail.ts';
import { readReceiver, writeReceiver } from './receivers.ts';

const people = (mail: ComposedMail, type: MailMemberType) => receiversOf(mail, type).map(writeReceiver);

/**
 * What of a mail is saved and sent. Of a mail that goes to each alone, Cc and Bcc join To (specification, section 5). What
 * is to be encrypted stays in this browser until it is.
 */
export function attrsOf(mail: ComposedMail): ComposeAttrs {
  const { entry, isOneRcpt } = mail;
  const isSecret = mail.setEncrypt && !mail.isEncryptedMail;
  const files = isSecret ? [] : entry.attachment.filter(({ deleted }) => !deleted);
  const [to, cc, bcc] = [people(mail, 'to'), people(mail, 'cc'), people(mail, 'bcc')];
  return {
    subject: isSecret ? '' : entry.title,
    to: isOneRcpt ? [...to, ...cc, ...bcc] : to,
    cc: isOneRcpt ? [] : cc,
    bcc: isOneRcpt ? [] : bcc,
    content: isSecret ? '' : entry.content.content,
    isHtml: !mail.status.puretext,
    attachments: files.filter(({ mode }) => mode !== 'link'),
    cloudattachments: files.filter(({ mode }) => mode === 'link'),
    account: mail.optSenderStr || mail.sender,
    saveSentCopy: true,
    showOneRcpt: isOneRcpt,
    scheduleDate: mail.scheduleDate,
    priority: entry.priority,
    requestReadReceipt: mail.requestReadReceipt,
    mailTrace: mail.mailTrace,
    scheduleDateTimeZone: mail.scheduleDateTimeZone,
    aliasSender: mail.aliasSender?.id ?? '',
    optSenderStr: mail.optSenderStr,
    senderReceivers: mail.senderReceivers,
    remindAfterDays: mail.remindAfterDays,
    reference: mail.reference,
    quote: isSecret ? null : mail.quote,
    signature: mail.defaultSign,
    includeVariable: mail.includeVariable,
    encrypted: null,
    cards: mail.cards,
  };
}

const aliasOf = ({ aliasSender: id, account }: ComposeAttrs): ComposedMail['aliasSender'] => {
  const { name, email } = readReceiver(account, 'to');
  return id === '' ? undefined : { id, name, nickName: name, mailEmail: email };
};

/** A mail as the server has it, in place of what stands here; what only this page knows stays. */
export function withAttrs(mail: ComposedMail, attrs: ComposeAttrs): ComposedMail {
  const line = (type: MailMemberType): Receiver[] => attrs[type].map((text) => readReceiver(text, type));
  const receiver = [...line('to'), ...line('cc'), ...line('bcc')];
  return {
    ...mail,
    receiver,
    sender: attrs.account,
    initSenderStr: mail.initSenderStr || attrs.account,
    optSenderStr: attrs.optSenderStr,
    aliasSender: aliasOf(attrs),
    isOneRcpt: attrs.showOneRcpt,
    senderReceivers: attrs.senderReceivers,
    remindAfterDays: attrs.remindAfterDays,
    requestReadReceipt: attrs.requestReadReceipt,
    mailTrace: attrs.mailTrace,
    scheduleDate: attrs.scheduleDate,
    scheduleDateTimeZone: attrs.scheduleDateTimeZone || mail.scheduleDateTimeZone,
    isEncryptedMail: attrs.encrypted !== null,
    defaultSign: attrs.signature,
    resend: attrs.reference?.kind === 'resend',
    includeVariable: attrs.includeVariable,
    reference: attrs.reference,
    quote: attrs.quote,
    cards: attrs.cards,
    status: {
      ...mail.status,
      cc: mail.status.cc || attrs.cc.length > 0,
      bcc: mail.status.bcc || attrs.bcc.length > 0,
      puretext: !attrs.isHtml,
    },
    entry: {
      ...mail.entry,
      title: attrs.subject,
      content: { content: attrs.content },
      attachment: [...attrs.attachments, ...attrs.cloudattachments.map((file) => ({ ...file, mode: 'link' as const }))],
      priority: attrs.priority,
      linkAttached: attrs.cloudattachments.length > 0,
    },
  };
}
