import { CAMPAIGN_TEXTS } from './campaigns/campaign-texts.ts';
import type { Language } from './languages.ts';
import { FIELD_LABELS, issueText, VALIDATION_TEXTS, type Words } from './validation.ts';

/** What fields are called on the screens, where a person fills them in. What only a program sends has no label. */
const LABELS: Words = {
  ...FIELD_LABELS,
  // Mailbox accounts.
  'settings.signature': { en: 'Signature', zh: '签名' },
  'settings.timeZone': { en: 'Time zone of the mailbox', zh: '邮箱时区' },
  accountIds: { en: 'Mailboxes', zh: '邮箱' },
  appPassword: { en: 'App password', zh: '应用专用密码' },
  gapMinutes: { en: 'Minutes between two mails', zh: '两封邮件之间的分钟数' },
  imap: { en: 'Receiving server', zh: '接收服务器' },
  replyTo: { en: 'The address answers go to', zh: '接收回复的地址' },
  replyToEmail: { en: 'The address answers go to', zh: '接收回复的地址' },
  smtp: { en: 'Sending server', zh: '发送服务器' },
  tagName: { en: 'Tag', zh: '标签' },
  trackingDomain: { en: 'Tracking domain', zh: '跟踪域名' },
  user: { en: 'User name', zh: '用户名' },
  warmupCap: { en: 'Warm-up mails a day', zh: '每日预热邮件数' },
  warmupReplyPercent: { en: 'Answered percent', zh: '回复比例（%）' },
  csv: { en: 'File', zh: '文件' },
  rows: { en: 'Rows', zh: '行' },
  // Contacts.
  addLists: { en: 'Lists', zh: '列表' },
  addTags: { en: 'Tags', zh: '标签' },
  bytes: { en: 'File', zh: '文件' },
  columns: { en: 'Columns', zh: '列' },
  conditions: { en: 'Conditions', zh: '条件' },
  contactIds: { en: 'Contacts', zh: '联系人' },
  emails: { en: 'Addresses', zh: '地址' },
  fileName: { en: 'File name', zh: '文件名' },
  filter: { en: 'Filter', zh: '筛选' },
  list: { en: 'List', zh: '列表' },
  lists: { en: 'Lists', zh: '列表' },
  others: { en: 'Duplicates', zh: '重复联系人' },
  removeLists: { en: 'Lists', zh: '列表' },
  removeTags: { en: 'Tags', zh: '标签' },
  tags: { en: 'Tags', zh: '标签' },
  value: { en: 'Value', zh: '值' },
  values: { en: 'Values', zh: '值' },
  // Verification.
  'from.text': { en: 'Addresses', zh: '地址' },
  // Campaigns.
  campaignIds: { en: 'Campaigns', zh: '活动' },
  daily: { en: 'Daily limit', zh: '每日上限' },
  days: { en: 'Days', zh: '发送日' },
  delay: { en: 'Delay', zh: '间隔' },
  endDay: { en: 'End day', zh: '结束日期' },
  holidaysOf: { en: 'Days off', zh: '休息日' },
  html: { en: 'Letter', zh: '正文' },
  leadIds: { en: 'Leads', zh: '线索' },
  'letter.text': { en: 'Text version', zh: '纯文本' },
  mailboxIds: { en: 'Accounts to use', zh: '发件账号' },
  newLeadShare: { en: 'Room for new leads', zh: '留给新线索' },
  optOutLine: { en: 'Opt-out line', zh: '退订文字' },
  perDomain: { en: 'Per-domain limit', zh: '每域名上限' },
  perProvider: { en: 'Per-provider limit', zh: '每服务商上限' },
  postalAddress: { en: 'Postal address', zh: '邮寄地址' },
  preheader: { en: 'Preheader', zh: '预览文字' },
  rounds: { en: 'Rounds', zh: '轮次' },
  schedule: { en: 'Schedule', zh: '发送时间' },
  'schedule.from': { en: 'Send time from', zh: '发送时间起' },
  'schedule.to': { en: 'Send time to', zh: '发送时间止' },
  senders: { en: 'Accounts to use', zh: '发件账号' },
  settings: { en: 'Settings', zh: '设置' },
  startDay: { en: 'Start day', zh: '开始日期' },
  subject: { en: 'Subject', zh: '主题' },
  to: { en: 'Recipient', zh: '收件人' },
  'variant.text': { en: 'Text version', zh: '纯文本' },
  variants: { en: 'Variants', zh: '版本' },
  'variants.text': { en: 'Text version', zh: '纯文本' },
  weight: { en: 'Share of the variant', zh: '版本占比' },
  zone: { en: 'Time zone', zh: '时区' },
  // Inbox.
  memo: { en: 'Memo', zh: '备忘' },
  midList: { en: 'Mails', zh: '邮件' },
  pattern: { en: 'Search', zh: '搜索' },
  until: { en: 'Until', zh: '截止时间' },
  // The composer.
  attachments: { en: 'Attachments', zh: '附件' },
  bcc: { en: 'Bcc', zh: '密送' },
  cc: { en: 'Cc', zh: '抄送' },
  content: { en: 'The mail', zh: '正文' },
  undoSeconds: { en: 'Seconds to undo', zh: '撤回秒数' },
  // The boxed world's own page.
  address: { en: 'Address', zh: '地址' },
  domain: { en: 'Domain', zh: '域名' },
  seed: { en: 'Seed', zh: '种子' },
};

const WORDS = { texts: { ...VALIDATION_TEXTS, ...CAMPAIGN_TEXTS } as Words, labels: LABELS };

/** What the server says about bad input: the sentences of the screens, for whatever call it came with. */
export const inputText = (issue: Parameters<typeof issueText>[0], language: Language) =>
  issueText(issue, language, WORDS);
