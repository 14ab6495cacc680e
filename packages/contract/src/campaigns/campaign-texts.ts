/** What editor and server say about a campaign that cannot be as it is (specification, section 5). */
export const CAMPAIGN_TEXTS = {
  nameBlank: { en: 'Campaign name can’t be blank', zh: '活动名称不能为空' },
  nameLong: { en: 'Campaign name at most {max} characters', zh: '活动名称最多 {max} 个字符' },
  noLead: { en: 'At least one lead before Next', zh: '请先添加至少一条线索' },
  noRound: { en: 'At least 1 round of sending', zh: '至少需要 1 轮发送' },
  tooManyRounds: { en: 'At most {max} rounds', zh: '最多 {max} 轮' },
  noSubject: { en: 'At least one email subject before Next', zh: '请先填写至少一个邮件主题' },
  noSender: { en: 'Choose at least one account to send from', zh: '请至少选择一个发件账号' },
  noStartDate: { en: 'No start date', zh: '没有开始日期' },
  noEndDate: { en: 'No end date', zh: '没有结束日期' },
  endsBeforeStart: { en: 'The end date is before the start date', zh: '结束日期早于开始日期' },
  noDay: { en: 'Choose at least one day of the week', zh: '请至少选择一个发送日' },
} as const;
