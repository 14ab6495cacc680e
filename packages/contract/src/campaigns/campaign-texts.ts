import type { Words } from '../validation.ts';

/** What editor and server say about a campaign that cannot be as it is (specification, section 5). */
export const CAMPAIGN_TEXTS = {
  nameBlank: {
    en: 'Campaign name can’t be blank',
    zh: '营销活动名称不能为空',
    de: 'Der Name der Kampagne darf nicht leer sein',
  },
  nameLong: {
    en: 'Campaign name at most {max} characters',
    zh: '营销活动名称最多 {max} 个字符',
    de: 'Der Name der Kampagne darf höchstens {max} Zeichen haben',
  },
  noLead: {
    en: 'At least one lead before Next',
    zh: '请至少添加一条线索，再进入下一步',
    de: 'Vor „Weiter“ ist mindestens ein Lead nötig',
  },
  noRound: { en: 'At least 1 round of sending', zh: '至少需要 1 轮发送', de: 'Mindestens 1 Senderunde' },
  tooManyRounds: { en: 'At most {max} rounds', zh: '最多 {max} 轮', de: 'Höchstens {max} Runden' },
  noSubject: {
    en: 'At least one email subject before Next',
    zh: '请至少填写一个邮件主题，再进入下一步',
    de: 'Vor „Weiter“ ist mindestens ein Betreff nötig',
  },
  noSender: {
    en: 'Select at least one account to send from',
    zh: '请至少选择一个发件账户',
    de: 'Wählen Sie mindestens ein Postfach zum Senden',
  },
  noStartDate: { en: 'No start date', zh: '没有开始日期', de: 'Kein Startdatum' },
  noEndDate: { en: 'No end date', zh: '没有结束日期', de: 'Kein Enddatum' },
  endsBeforeStart: {
    en: 'The end date is before the start date',
    zh: '结束日期早于开始日期',
    de: 'Das Enddatum liegt vor dem Startdatum',
  },
  noDay: {
    en: 'Select at least one day of the week',
    zh: '请至少选择一个发送日',
    de: 'Wählen Sie mindestens einen Wochentag',
  },
} as const satisfies Words;
