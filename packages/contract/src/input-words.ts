import { CAMPAIGN_TEXTS } from './campaigns/campaign-texts.ts';
import { CONTACT_FIELD_LABELS } from './contacts/contact-fields.ts';
import type { Language } from './languages.ts';
import { FIELD_LABELS, issueText, VALIDATION_TEXTS, type Words } from './validation.ts';

/** What fields are called on the screens, where a person fills them in. What only a program sends has no label. */
const LABELS: Words = {
  ...CONTACT_FIELD_LABELS,
  ...FIELD_LABELS,
  // Mailbox accounts.
  'settings.signature': { en: 'Signature', zh: '签名', de: 'Signatur' },
  'settings.timeZone': { en: 'Mailbox time zone', zh: '邮箱时区', de: 'Zeitzone des Postfachs' },
  accountIds: { en: 'Mailboxes', zh: '邮箱', de: 'Postfächer' },
  appPassword: { en: 'App password', zh: '应用专用密码', de: 'App-Passwort' },
  gapMinutes: { en: 'Minutes between emails', zh: '邮件间隔（分钟）', de: 'Minuten zwischen zwei E-Mails' },
  imap: { en: 'Receiving server', zh: '接收服务器', de: 'Empfangsserver' },
  replyTo: { en: 'Reply-to address', zh: '回复地址', de: 'Adresse für Antworten' },
  replyToEmail: { en: 'Reply-to address', zh: '回复地址', de: 'Adresse für Antworten' },
  smtp: { en: 'Sending server', zh: '发送服务器', de: 'Sendeserver' },
  tagName: { en: 'Tag', zh: '标签', de: 'Label' },
  trackingDomain: { en: 'Tracking domain', zh: '跟踪域名', de: 'Tracking-Domain' },
  user: { en: 'Username', zh: '用户名', de: 'Benutzername' },
  warmupCap: { en: 'Warm-up emails per day', zh: '每日预热邮件数', de: 'Aufwärm-E-Mails am Tag' },
  warmupReplyPercent: { en: 'Reply rate (%)', zh: '回复比例（%）', de: 'Beantwortet in Prozent' },
  csv: { en: 'File', zh: '文件', de: 'Datei' },
  rows: { en: 'Rows', zh: '行', de: 'Zeilen' },
  // Contacts.
  addLists: { en: 'Lists', zh: '列表', de: 'Listen' },
  addTags: { en: 'Tags', zh: '标签', de: 'Labels' },
  bytes: { en: 'File', zh: '文件', de: 'Datei' },
  columns: { en: 'Columns', zh: '列', de: 'Spalten' },
  conditions: { en: 'Conditions', zh: '条件', de: 'Bedingungen' },
  contactIds: { en: 'Contacts', zh: '联系人', de: 'Kontakte' },
  emails: { en: 'Addresses', zh: '地址', de: 'Adressen' },
  fileName: { en: 'File name', zh: '文件名', de: 'Dateiname' },
  filter: { en: 'Filter', zh: '筛选', de: 'Filter' },
  list: { en: 'List', zh: '列表', de: 'Liste' },
  lists: { en: 'Lists', zh: '列表', de: 'Listen' },
  others: { en: 'Duplicates', zh: '重复联系人', de: 'Dubletten' },
  removeLists: { en: 'Lists', zh: '列表', de: 'Listen' },
  removeTags: { en: 'Tags', zh: '标签', de: 'Labels' },
  tags: { en: 'Tags', zh: '标签', de: 'Labels' },
  value: { en: 'Value', zh: '值', de: 'Wert' },
  values: { en: 'Values', zh: '值', de: 'Werte' },
  // Verification.
  'from.text': { en: 'Addresses', zh: '地址', de: 'Adressen' },
  // Campaigns.
  campaignIds: { en: 'Campaigns', zh: '营销活动', de: 'Kampagnen' },
  daily: { en: 'Daily limit', zh: '每日上限', de: 'Tageslimit' },
  'content.text': { en: 'Text version', zh: '纯文本', de: 'Textfassung' },
  days: { en: 'Days', zh: '发送日', de: 'Tage' },
  delay: { en: 'Delay', zh: '间隔', de: 'Wartezeit' },
  endDay: { en: 'End day', zh: '结束日期', de: 'Endtag' },
  holidaysOf: { en: 'Days off', zh: '休息日', de: 'Freie Tage' },
  html: { en: 'Email', zh: '正文', de: 'E-Mail' },
  leadIds: { en: 'Leads', zh: '线索', de: 'Leads' },
  mailboxIds: { en: 'Accounts to use', zh: '发件账户', de: 'Postfächer zum Senden' },
  newLeadShare: { en: 'Share for new leads', zh: '新线索占比', de: 'Raum für neue Leads' },
  optOutLine: { en: 'Opt-out text', zh: '退订文字', de: 'Abmeldezeile' },
  perDomain: { en: 'Per-domain limit', zh: '每域名上限', de: 'Limit je Domain' },
  perProvider: { en: 'Per-provider limit', zh: '每服务商上限', de: 'Limit je Anbieter' },
  postalAddress: { en: 'Postal address', zh: '邮寄地址', de: 'Postanschrift' },
  preheader: { en: 'Preheader', zh: '预览文字', de: 'Preheader' },
  rounds: { en: 'Rounds', zh: '轮次', de: 'Runden' },
  schedule: { en: 'Schedule', zh: '发送时间', de: 'Zeitplan' },
  'schedule.from': { en: 'Send time from', zh: '发送开始时间', de: 'Sendezeit von' },
  'schedule.to': { en: 'Send time to', zh: '发送结束时间', de: 'Sendezeit bis' },
  senders: { en: 'Accounts to use', zh: '发件账户', de: 'Postfächer zum Senden' },
  settings: { en: 'Settings', zh: '设置', de: 'Einstellungen' },
  startDay: { en: 'Start day', zh: '开始日期', de: 'Starttag' },
  subject: { en: 'Subject', zh: '主题', de: 'Betreff' },
  to: { en: 'Recipient', zh: '收件人', de: 'Empfänger' },
  'variant.text': { en: 'Text version', zh: '纯文本', de: 'Textfassung' },
  variants: { en: 'Variants', zh: '版本', de: 'Varianten' },
  'variants.text': { en: 'Text version', zh: '纯文本', de: 'Textfassung' },
  weight: { en: 'Variant share', zh: '版本占比', de: 'Anteil der Variante' },
  zone: { en: 'Time zone', zh: '时区', de: 'Zeitzone' },
  // Inbox.
  memo: { en: 'Memo', zh: '备注', de: 'Notiz' },
  midList: { en: 'Emails', zh: '邮件', de: 'E-Mails' },
  pattern: { en: 'Search', zh: '搜索', de: 'Suche' },
  until: { en: 'Until', zh: '截止时间', de: 'Bis' },
  // The composer.
  attachments: { en: 'Attachments', zh: '附件', de: 'Anhänge' },
  bcc: { en: 'Bcc', zh: '密送', de: 'Bcc' },
  cc: { en: 'Cc', zh: '抄送', de: 'Cc' },
  content: { en: 'Email', zh: '正文', de: 'Die E-Mail' },
  undoSeconds: { en: 'Seconds to undo', zh: '撤销秒数', de: 'Sekunden zum Widerrufen' },
  // The boxed world's own page.
  address: { en: 'Address', zh: '地址', de: 'Adresse' },
  domain: { en: 'Domain', zh: '域名', de: 'Domain' },
  seed: { en: 'Seed', zh: '种子', de: 'Startwert' },
};

const WORDS = { texts: { ...VALIDATION_TEXTS, ...CAMPAIGN_TEXTS } as Words, labels: LABELS };

/** What the server says about bad input: the sentences of the screens, for any call it came with. */
export const inputText = (issue: Parameters<typeof issueText>[0], language: Language) =>
  issueText(issue, language, WORDS);
