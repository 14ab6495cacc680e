import type { CatalogueEntry } from './entry.ts';

const refused = (code: string, en: string, zh: string, de: string) =>
  ({ code, status: 422, en, zh, de }) satisfies CatalogueEntry;

// Answers of the mail proxy. Its success code is `S_OK`, its failures are strings.

export const composeNotFound = refused(
  'FA_COMPOSE_NOT_FOUND',
  'This draft is no longer open',
  '此草稿已失效',
  'Dieser Entwurf ist nicht mehr geöffnet',
);
export const draftChanged = refused(
  'FA_DRAFT_CHANGED',
  'This draft was changed in another window',
  '此草稿已在另一个窗口中修改',
  'Dieser Entwurf wurde in einem anderen Fenster geändert',
);
export const idNotFound = refused(
  'FA_ID_NOT_FOUND',
  'All attachments were removed after you signed in again. Please add them again',
  '重新登录后附件已被删除，请重新添加',
  'Nach Ihrer erneuten Anmeldung wurden alle Anhänge entfernt. Bitte fügen Sie sie noch einmal hinzu',
);
export const needSecondVerification = refused(
  'FA_NEED_AUTH2',
  'A second verification is needed',
  '需要二次验证',
  'Eine zweite Bestätigung ist nötig',
);
export const composeProcessing = refused(
  'FA_COMPOSE_PROCESSING',
  'You are clicking too fast, please wait',
  '点击过快，请稍候',
  'Sie klicken zu schnell, bitte warten Sie',
);
export const recipientMissing = refused(
  'FA_RECIPIENT_MISSING',
  'Add at least one recipient',
  '请至少添加一位收件人',
  'Fügen Sie mindestens einen Empfänger hinzu',
);
export const recipientMalformed = refused(
  'FA_RECIPIENT_MALFORMED',
  'A recipient address is not valid',
  '收件人地址格式不正确',
  'Eine Empfängeradresse ist ungültig',
);
export const aliasRefused = refused(
  'FA_ALIAS_REFUSED',
  'The mailbox cannot send from this address: it belongs to another domain or mailbox, or the server rejects it. {words}',
  '该邮箱不能使用此地址发送邮件：地址属于其他域名或邮箱，或被服务器拒绝。{words}',
  'Das Postfach kann nicht von dieser Adresse schreiben: Sie gehört zu einer anderen Domain oder einem anderen Postfach, oder der Server lehnt sie ab. {words}',
);
export const accountInvalid = refused(
  'FA_ACCOUNT_INVALID',
  'This mailbox cannot send',
  '该邮箱账户不可用',
  'Dieses Postfach kann nicht senden',
);
export const attachmentLost = refused(
  'FA_ATTACHMENT_LOST',
  'An attachment was lost, please add it again',
  '附件已丢失，请重新添加',
  'Ein Anhang ging verloren. Bitte fügen Sie ihn erneut hinzu',
);
export const mailNotFound = refused(
  'FA_MAIL_NOT_FOUND',
  'The original email no longer exists',
  '原邮件已不存在',
  'Die ursprüngliche E-Mail ist nicht mehr vorhanden',
);
export const tooManyRecipients = refused(
  'FA_MTA_TOO_MANY_RCPTS',
  'An email can have at most 500 recipients',
  '收件人不能超过 500 位',
  'Eine E-Mail kann an höchstens 500 Empfänger gehen',
);
export const senderBlacklisted = refused(
  'FA_MTA_USER_BLACK_LIST',
  'This sender is on a blacklist',
  '发件人已被列入黑名单',
  'Dieser Absender steht auf einer Sperrliste',
);
export const recipientSuppressed = refused(
  'RCPT_SUPPRESSED',
  'This person opted out or is suppressed and receives no email',
  '该收件人已退订或被屏蔽，不会收到邮件',
  'Diese Person hat sich abgemeldet oder ist gesperrt und erhält keine E-Mails',
);
export const valuesMissing = refused(
  'FA_VALUES_MISSING',
  'These variables have no value: {names}',
  '以下变量没有值：{names}',
  'Diese Variablen haben keinen Wert: {names}',
);
export const scheduleTooFar = refused(
  'FA_SCHEDULE_TOO_FAR',
  'An email can be scheduled at most one year ahead',
  '定时发送最多提前一年',
  'Eine E-Mail lässt sich höchstens ein Jahr im Voraus planen',
);
export const mailRefused = refused(
  'FA_MTA_REFUSED',
  'The server rejected this email: {words}',
  '服务器拒收该邮件：{words}',
  'Der Server hat diese E-Mail abgelehnt: {words}',
);
export const someRecipientsFailed = refused(
  'FA_MTA_MULTI_ERROR',
  'Some recipients could not be reached',
  '部分收件人发送失败',
  'Einige Empfänger waren nicht erreichbar',
);
export const mailServerUnreachable = {
  code: 'FA_SERVER_UNREACHABLE',
  status: 503,
  en: 'The mail server did not accept the change: {words}',
  zh: '邮件服务器未接受更改：{words}',
  de: 'Der Mailserver hat die Änderung nicht angenommen: {words}',
} satisfies CatalogueEntry;
export const folderDeleted = refused(
  'FA_FOLDER_NOT_FOUND',
  'This folder was deleted',
  '文件夹已被删除',
  'Dieser Ordner wurde gelöscht',
);
export const noDeletePermission = refused(
  'FA_MAIL_REMOVE_DISABLE',
  'You do not have permission to delete this email',
  '没有删除权限',
  'Sie dürfen diese E-Mail nicht löschen',
);
export const mailTooLarge = refused('FA_OVERFLOW', 'This email is too large', '邮件过大', 'Diese E-Mail ist zu groß');
export const attachmentTooLarge = refused(
  'FA_UPLOAD_SIZE_EXCEEDED',
  'This attachment is too large',
  '附件过大',
  'Dieser Anhang ist zu groß',
);
export const uploadDamaged = refused(
  'FA_UPLOAD_DAMAGED',
  'The upload was damaged. Please try again',
  '上传的内容已损坏，请重试',
  'Die empfangenen Daten stimmen nicht mit den gesendeten überein. Bitte versuchen Sie es erneut',
);
export const autoSaveTooSoon = refused(
  'FA_SAVE_TOO_SOON',
  '存草稿过于频繁',
  '存草稿过于频繁',
  'Entwürfe werden zu häufig gespeichert',
);
export const rejectedIp = refused(
  'FA_MTA_REJECTED:5510',
  'Rejected: sent from an unusual IP address',
  '发送 IP 异常',
  'Abgelehnt: von einer ungewöhnlichen Adresse gesendet',
);
export const rejectedBanned = refused(
  'FA_MTA_REJECTED:5511',
  'Rejected: sending is banned for this mailbox',
  '该账户已被禁止发送',
  'Abgelehnt: Der Versand ist für dieses Postfach gesperrt',
);
export const rejectedDailyMails = refused(
  'FA_MTA_REJECTED:5520',
  'Rejected: the daily email limit has been reached',
  '已达每日发送上限',
  'Abgelehnt: Das Tageslimit an E-Mails ist erreicht',
);
export const rejectedMailBurst = refused(
  'FA_MTA_REJECTED:5521',
  'Rejected: too many emails in a short time',
  '短时间内发送过多',
  'Abgelehnt: zu viele E-Mails in kurzer Zeit',
);
export const rejectedTooFrequent = refused(
  'FA_MTA_REJECTED:5522',
  'Rejected: emails are sent too frequently',
  '发送过于频繁',
  'Abgelehnt: E-Mails folgen zu schnell aufeinander',
);
export const rejectedDailyRecipients = refused(
  'FA_MTA_REJECTED:5530',
  'Rejected: the daily recipient limit has been reached',
  '已达每日收件人上限',
  'Abgelehnt: Das Tageslimit an Empfängern ist erreicht',
);
export const rejectedRecipientBurst = refused(
  'FA_MTA_REJECTED:5531',
  'Rejected: too many recipients in a short time',
  '短时间内收件人过多',
  'Abgelehnt: zu viele Empfänger in kurzer Zeit',
);
export const rejectedGroupSend = refused(
  'FA_MTA_REJECTED:5532',
  'Rejected: too many recipients in one group email',
  '群发收件人过多',
  'Abgelehnt: zu viele Empfänger in einem Gruppenversand',
);
export const rejectedPromotional5540 = refused(
  'FA_MTA_REJECTED:5540',
  'Rejected: suspected promotional content',
  '疑似推广内容',
  'Abgelehnt: wirkt wie Werbung',
);
export const rejectedPromotional4512 = refused(
  'FA_MTA_REJECTED:4512',
  'Rejected: suspected promotional content',
  '疑似推广内容',
  'Abgelehnt: wirkt wie Werbung',
);
export const rejectedPromotional5910 = refused(
  'FA_MTA_REJECTED:5910',
  'Rejected: suspected promotional content',
  '疑似推广内容',
  'Abgelehnt: wirkt wie Werbung',
);
export const rejectedAdministratorOnly = refused(
  'FA_MTA_REJECTED:5911',
  'Rejected: this mailbox can only email the administrator',
  '仅可向管理员发送邮件',
  'Abgelehnt: Dieses Postfach kann nur an den Administrator schreiben',
);
export const recipientBlocksSender = refused(
  'RCPT_BLACKLISTED',
  'This mailbox has blacklisted the sender',
  '对方已将发件人加入黑名单',
  'Dieses Postfach hat den Absender gesperrt',
);
export const recipientUnknown = refused(
  'RCPT_UNKNOWN',
  'This mailbox does not exist',
  '邮箱不存在',
  'Dieses Postfach gibt es nicht',
);
export const recipientDisabled = refused(
  'RCPT:5104',
  'This mailbox is disabled',
  '邮箱已被禁用',
  'Dieses Postfach ist deaktiviert',
);
export const recipientCannotReceive = refused(
  'RCPT:5106',
  'This mailbox cannot receive email',
  '邮箱无法接收邮件',
  'Dieses Postfach kann keine E-Mails empfangen',
);
export const recipientDoesNotExist = refused(
  'RCPT:5107',
  'This mailbox does not exist',
  '邮箱不存在',
  'Dieses Postfach gibt es nicht',
);
export const recipientExternal5101 = refused(
  'RCPT:5101',
  'You do not have permission to email external mailboxes',
  '没有向外部邮箱发送邮件的权限',
  'Sie dürfen nicht an externe Postfächer schreiben',
);
export const recipientExternal5103 = refused(
  'RCPT:5103',
  'You do not have permission to email external mailboxes',
  '没有向外部邮箱发送邮件的权限',
  'Sie dürfen nicht an externe Postfächer schreiben',
);
export const recipientGiftedDomain = refused(
  'RCPT:5102',
  'A gifted domain cannot email external mailboxes',
  '赠送域名不能向外部发送邮件',
  'Eine geschenkte Domain kann nicht an externe Postfächer schreiben',
);
