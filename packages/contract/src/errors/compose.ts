import type { CatalogueEntry } from './entry.ts';

const refused = (code: string, en: string, zh: string) => ({ code, status: 422, en, zh }) satisfies CatalogueEntry;

/** Answers of the mail proxy. Its success code is `S_OK`, its failures are strings. */
export const COMPOSE_ERRORS = {
  composeNotFound: refused('FA_COMPOSE_NOT_FOUND', 'This draft is no longer open', '该写信会话已失效'),
  draftChanged: refused('FA_DRAFT_CHANGED', 'This draft was changed in another window', '此草稿已在另一个窗口中修改'),
  idNotFound: refused(
    'FA_ID_NOT_FOUND',
    'All attachments were removed after you signed in again, please add them once more',
    '重新登录后附件已被删除，请重新添加',
  ),
  needSecondVerification: refused('FA_NEED_AUTH2', 'A second verification is needed', '需要二次验证'),
  composeProcessing: refused('FA_COMPOSE_PROCESSING', 'You are clicking too fast, please wait', '点击过快，请稍候'),
  recipientMissing: refused('FA_RECIPIENT_MISSING', 'Add at least one recipient', '请至少添加一位收件人'),
  recipientMalformed: refused('FA_RECIPIENT_MALFORMED', 'A recipient address is not valid', '收件人地址格式不正确'),
  aliasRefused: refused(
    'FA_ALIAS_REFUSED',
    'The mailbox cannot write from this address: it is of another domain or mailbox, or its server refuses it. {words}',
    '该邮箱不能使用此地址发信：地址属于其他域名或邮箱，或被服务器拒绝。{words}',
  ),
  accountInvalid: refused('FA_ACCOUNT_INVALID', 'This mailbox cannot send', '该邮箱账号不可用'),
  attachmentLost: refused(
    'FA_ATTACHMENT_LOST',
    'An attachment was lost, please add it again',
    '附件已丢失，请重新添加',
  ),
  mailNotFound: refused('FA_MAIL_NOT_FOUND', 'The original mail is gone', '原邮件已丢失'),
  tooManyRecipients: refused(
    'FA_MTA_TOO_MANY_RCPTS',
    'A mail can go to at most 500 recipients',
    '收件人不能超过 500 位',
  ),
  senderBlacklisted: refused('FA_MTA_USER_BLACK_LIST', 'This sender is on a blacklist', '发件人已被列入黑名单'),
  recipientSuppressed: refused(
    'RCPT_SUPPRESSED',
    'This person opted out or is suppressed, and gets no mail',
    '该收件人已退订或被屏蔽，不会收到邮件',
  ),
  valuesMissing: refused('FA_VALUES_MISSING', 'These variables have no value: {names}', '以下变量没有值：{names}'),
  scheduleTooFar: refused(
    'FA_SCHEDULE_TOO_FAR',
    'A mail can be scheduled at most a year ahead',
    '定时发送最多提前一年',
  ),
  mailRefused: refused('FA_MTA_REFUSED', 'The server refused this mail: {words}', '服务器拒收该邮件：{words}'),
  someRecipientsFailed: refused('FA_MTA_MULTI_ERROR', 'Some recipients could not be reached', '部分收件人发送失败'),
  mailServerUnreachable: {
    code: 'FA_SERVER_UNREACHABLE',
    status: 503,
    en: 'The mail server did not take the change: {words}',
    zh: '邮件服务器未接受更改：{words}',
  },
  folderDeleted: refused('FA_FOLDER_NOT_FOUND', 'This folder was deleted', '文件夹已被删除'),
  noDeletePermission: refused('FA_MAIL_REMOVE_DISABLE', 'You may not delete this mail', '没有删除权限'),
  mailTooLarge: refused('FA_OVERFLOW', 'This mail is too large', '邮件过大'),
  attachmentTooLarge: refused('FA_UPLOAD_SIZE_EXCEEDED', 'This attachment is too large', '附件过大'),
  uploadDamaged: refused(
    'FA_UPLOAD_DAMAGED',
    'The bytes that arrived are not those that were sent, please try again',
    '收到的内容与发送的不一致，请重试',
  ),
  autoSaveTooSoon: refused('FA_SAVE_TOO_SOON', '存草稿过于频繁', '存草稿过于频繁'),
  rejectedIp: refused('FA_MTA_REJECTED:5510', 'Refused: sent from an unusual address', '发信 IP 异常'),
  rejectedBanned: refused('FA_MTA_REJECTED:5511', 'Refused: sending is banned for this mailbox', '该账号已被禁止发信'),
  rejectedDailyMails: refused(
    'FA_MTA_REJECTED:5520',
    'Refused: the daily limit of mails is reached',
    '已达每日发信上限',
  ),
  rejectedMailBurst: refused('FA_MTA_REJECTED:5521', 'Refused: too many mails in a short time', '短时间内发信过多'),
  rejectedTooFrequent: refused('FA_MTA_REJECTED:5522', 'Refused: mails follow each other too fast', '发信过于频繁'),
  rejectedDailyRecipients: refused(
    'FA_MTA_REJECTED:5530',
    'Refused: the daily limit of recipients is reached',
    '已达每日收件人上限',
  ),
  rejectedRecipientBurst: refused(
    'FA_MTA_REJECTED:5531',
    'Refused: too many recipients in a short time',
    '短时间内收件人过多',
  ),
  rejectedGroupSend: refused(
    'FA_MTA_REJECTED:5532',
    'Refused: too many recipients in one group send',
    '群发收件人过多',
  ),
  rejectedPromotional5540: refused('FA_MTA_REJECTED:5540', 'Refused: it looks like promotion', '疑似推广内容'),
  rejectedPromotional4512: refused('FA_MTA_REJECTED:4512', 'Refused: it looks like promotion', '疑似推广内容'),
  rejectedPromotional5910: refused('FA_MTA_REJECTED:5910', 'Refused: it looks like promotion', '疑似推广内容'),
  rejectedAdministratorOnly: refused(
    'FA_MTA_REJECTED:5911',
    'Refused: this mailbox can write to the administrator only',
    '仅可向管理员发信',
  ),
  recipientBlocksSender: refused(
    'RCPT_BLACKLISTED',
    'This mailbox has blacklisted the sender',
    '对方已将发件人加入黑名单',
  ),
  recipientUnknown: refused('RCPT_UNKNOWN', 'This mailbox does not exist', '邮箱不存在'),
  recipientDisabled: refused('RCPT:5104', 'This mailbox is disabled', '邮箱已被禁用'),
  recipientCannotReceive: refused('RCPT:5106', 'This mailbox cannot receive mail', '邮箱无法接收邮件'),
  recipientDoesNotExist: refused('RCPT:5107', 'This mailbox does not exist', '邮箱不存在'),
  recipientExternal5101: refused('RCPT:5101', 'You may not write to outside mailboxes', '没有向外部邮箱发信的权限'),
  recipientExternal5103: refused('RCPT:5103', 'You may not write to outside mailboxes', '没有向外部邮箱发信的权限'),
  recipientGiftedDomain: refused(
    'RCPT:5102',
    'A gifted domain cannot write to outside mailboxes',
    '赠送域名不能向外部发信',
  ),
} as const satisfies Record<string, CatalogueEntry>;
