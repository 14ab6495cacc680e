import type { CatalogueEntry } from './entry.ts';

/** Campaigns: drafts, launch, leads, letters. */
export const CAMPAIGN_ERRORS = {
  notAPicture: {
    code: 14017,
    status: 422,
    en: 'This file is no PNG, JPEG or GIF that can be shown',
    zh: '该文件不是可显示的 PNG、JPEG 或 GIF 图片',
  },
  tooManyPictures: {
    code: 14018,
    status: 422,
    en: 'There are too many pictures in letters. Take some out that are no longer needed',
    zh: '信件中的图片过多。请移除不再需要的图片',
  },
  campaignChangedElsewhere: {
    code: 14001,
    status: 409,
    en: 'This campaign was changed in another window since you opened it',
    zh: '该活动在您打开后已在其他窗口中被修改',
  },
  campaignRuns: {
    code: 14002,
    status: 409,
    en: 'This campaign is running. Saving pauses it until you launch it again',
    zh: '该活动正在进行中。保存后将暂停，需重新启动',
  },
  campaignIsOver: {
    code: 14003,
    status: 409,
    en: 'This campaign is over. Copy it to go on',
    zh: '该活动已结束。请复制后继续',
  },
  launchFailure: { code: 14004, status: 422, en: 'Launch failure', zh: '启动失败' },
  nothingToAdd: { code: 14005, status: 422, en: 'There is nobody in it who can be a lead', zh: '其中没有可添加的线索' },
  noSender: { code: 14006, status: 422, en: 'No mailbox of this campaign can send', zh: '该活动没有可发送的邮箱' },
  testNotSent: { code: 14007, status: 502, en: 'The test was not sent: {words}', zh: '测试邮件未发送：{words}' },
  letterIncomplete: {
    code: 14008,
    status: 422,
    en: '{variables} is empty for this lead and has no default',
    zh: '该线索的 {variables} 为空且没有默认值',
  },
  writingHelpOff: {
    code: 14010,
    status: 422,
    en: 'No language model is set up here, so letters are written by hand',
    zh: '此处未配置语言模型，邮件需手动撰写',
  },
  nothingToRewrite: {
    code: 14011,
    status: 422,
    en: 'There is no letter yet that could be rewritten',
    zh: '还没有可改写的邮件',
  },
  modelSilent: {
    code: 14012,
    status: 502,
    en: 'The language model gave no answer. Please try again',
    zh: '语言模型没有回答，请重试',
  },
  modelUnusable: {
    code: 14013,
    status: 502,
    en: 'What the language model said cannot be used as a letter. Please try again or say it in other words',
    zh: '语言模型的回答无法用作邮件。请重试或换一种说法',
  },
  templateNameTaken: {
    code: 14014,
    status: 409,
    en: 'There is a template of this name already',
    zh: '已有同名模板',
  },
  tooManyTemplates: {
    code: 14015,
    status: 422,
    en: 'There are {max} templates already. Delete one first',
    zh: '已有 {max} 个模板。请先删除一个',
  },
  mailboxesStillRead: {
    code: 14019,
    status: 409,
    en: 'The mailboxes are still being read. Sending can go on when that is done',
    zh: '仍在读取邮箱。读取完成后才能恢复发送',
  },
  nothingToKeep: { code: 14016, status: 422, en: 'An empty letter is no template', zh: '空邮件不能作为模板' },
} as const satisfies Record<string, CatalogueEntry>;
