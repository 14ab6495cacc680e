import type { CatalogueEntry } from './entry.ts';

// Campaigns: drafts, launch, leads, mails.

export const notAPicture = {
  code: 14017,
  status: 422,
  en: 'This file is not a valid PNG, JPEG or GIF image',
  zh: '该文件不是有效的 PNG、JPEG 或 GIF 图片',
  de: 'Diese Datei ist kein darstellbares PNG-, JPEG- oder GIF-Bild',
} satisfies CatalogueEntry;
export const tooManyPictures = {
  code: 14018,
  status: 422,
  en: 'There are too many images in your emails. Remove those no longer needed',
  zh: '邮件中的图片过多。请移除不再需要的图片',
  de: 'Die E-Mails enthalten zu viele Bilder. Entfernen Sie nicht mehr benötigte',
} satisfies CatalogueEntry;
export const campaignChangedElsewhere = {
  code: 14001,
  status: 409,
  en: 'This campaign was changed in another window after you opened it',
  zh: '您打开后，此营销活动在其他窗口中被修改',
  de: 'Diese Kampagne wurde seit dem Öffnen in einem anderen Fenster geändert',
} satisfies CatalogueEntry;
export const campaignRuns = {
  code: 14002,
  status: 409,
  en: 'This campaign is running. Saving pauses it until you relaunch it',
  zh: '此营销活动正在进行。保存后将暂停，需重新启动',
  de: 'Diese Kampagne läuft. Speichern pausiert sie, bis Sie sie erneut starten',
} satisfies CatalogueEntry;
export const campaignIsOver = {
  code: 14003,
  status: 409,
  en: 'This campaign has ended. Copy it to continue',
  zh: '此营销活动已结束。请复制后继续',
  de: 'Diese Kampagne ist beendet. Kopieren Sie sie, um fortzufahren',
} satisfies CatalogueEntry;
export const launchFailure = {
  code: 14004,
  status: 422,
  en: 'Launch failure',
  zh: '启动失败',
  de: 'Start fehlgeschlagen',
} satisfies CatalogueEntry;
export const nothingToAdd = {
  code: 14005,
  status: 422,
  en: 'There is no one in it who can be added as a lead',
  zh: '其中没有可添加的线索',
  de: 'Darin ist niemand, der ein Lead sein kann',
} satisfies CatalogueEntry;
export const noSender = {
  code: 14006,
  status: 422,
  en: 'None of this campaign’s mailboxes can send',
  zh: '此营销活动没有可发送的邮箱',
  de: 'Kein Postfach dieser Kampagne kann senden',
} satisfies CatalogueEntry;
export const testNotSent = {
  code: 14007,
  status: 502,
  en: 'The test was not sent: {words}',
  zh: '测试邮件未发送：{words}',
  de: 'Der Test wurde nicht gesendet: {words}',
} satisfies CatalogueEntry;
export const contentIncomplete = {
  code: 14008,
  status: 422,
  en: '{variables} is empty for this lead and has no default',
  zh: '该线索的 {variables} 为空且没有默认值',
  de: '{variables} ist für diesen Lead leer und hat keinen Standardwert',
} satisfies CatalogueEntry;
export const writingHelpOff = {
  code: 14010,
  status: 422,
  en: 'No language model is set up, so writing assistance is not available',
  zh: '未配置语言模型，无法使用写作辅助',
  de: 'Hier ist kein Sprachmodell eingerichtet, E-Mails werden daher von Hand geschrieben',
} satisfies CatalogueEntry;
export const nothingToRewrite = {
  code: 14011,
  status: 422,
  en: 'There is no text to rewrite yet',
  zh: '还没有可改写的内容',
  de: 'Es gibt noch keine E-Mail, die sich umschreiben ließe',
} satisfies CatalogueEntry;
export const modelSilent = {
  code: 14012,
  status: 502,
  en: 'The language model did not respond. Please try again',
  zh: '语言模型没有响应，请重试',
  de: 'Das Sprachmodell hat nicht geantwortet. Bitte versuchen Sie es erneut',
} satisfies CatalogueEntry;
export const modelUnusable = {
  code: 14013,
  status: 502,
  en: 'The language model’s response cannot be used as an email. Try again or rephrase your request',
  zh: '语言模型的结果无法用作邮件。请重试或换一种说法',
  de: 'Die Antwort des Sprachmodells lässt sich nicht als E-Mail verwenden. Bitte versuchen Sie es erneut oder formulieren Sie es anders',
} satisfies CatalogueEntry;
export const templateNameTaken = {
  code: 14014,
  status: 409,
  en: 'A template with this name already exists',
  zh: '已有同名模板',
  de: 'Eine Vorlage mit diesem Namen gibt es bereits',
} satisfies CatalogueEntry;
export const tooManyTemplates = {
  code: 14015,
  status: 422,
  en: 'You already have {max} templates. Delete one first',
  zh: '已有 {max} 个模板。请先删除一个',
  de: 'Es gibt bereits {max} Vorlagen. Löschen Sie zuerst eine',
} satisfies CatalogueEntry;
export const mailboxesStillRead = {
  code: 14019,
  status: 409,
  en: 'The mailboxes are still being checked. You can resume sending when that is done',
  zh: '仍在核对邮箱。核对完成后才能恢复发送',
  de: 'Die Postfächer werden noch gelesen. Danach kann der Versand fortgesetzt werden',
} satisfies CatalogueEntry;
export const nothingToKeep = {
  code: 14016,
  status: 422,
  en: 'An empty email cannot be saved as a template',
  zh: '空邮件不能作为模板',
  de: 'Eine leere E-Mail ist keine Vorlage',
} satisfies CatalogueEntry;
