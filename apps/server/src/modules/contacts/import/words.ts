import { fill, type Language } from '@outrider/contract/languages';
import { VALIDATION_TEXTS } from '@outrider/contract/validation';

/** Everything an import says of a row or of itself. `{0}` and the like are its values. */
const WORDS = {
  blankEmail: {
    en: fill(VALIDATION_TEXTS.blank.en, { field: 'Email' }),
    zh: fill(VALIDATION_TEXTS.blank.zh, { field: '邮箱' }),
  },
  badEmail: VALIDATION_TEXTS.email,
  spaceInEmail: { en: 'Space in the address', zh: '地址中有空格' },
  notAPerson: { en: 'A list or machine address, not a person', zh: '列表或系统地址，不是个人' },
  severalEmails: { en: 'Several addresses. The first one is taken.', zh: '有多个地址，已取第一个。' },
  notANumber: { en: 'Not a number. Taken, field left empty.', zh: '不是数字。已导入，该字段留空。' },
  notADate: { en: 'Not a date. Taken, field left empty.', zh: '不是日期。已导入，该字段留空。' },
  notATimeZone: { en: 'Not a time zone. Taken, field left empty.', zh: '不是时区。已导入，该字段留空。' },
  cut: { en: 'Longer than {max}. Taken, cut at {max}.', zh: '超过 {max} 个字符。已导入，截断为 {max} 个。' },
  tooManyTags: {
    en: 'More than {max} different tags in the file. Taken without it.',
    zh: '文件中的标签超过 {max} 种。已导入，未加此标签。',
  },
  badByte: {
    en: 'Byte {byte} at position {position} is no letter in {encoding}',
    zh: '位置 {position} 的字节 {byte} 不是 {encoding} 字符',
  },
  unclosedQuote: {
    en: '{found} fields, the header has {wanted}: a quote is not closed',
    zh: '{found} 个字段，表头有 {wanted} 个：引号未闭合',
  },
  afterUnclosedQuote: {
    en: 'May belong to a row above whose quote is not closed',
    zh: '可能属于上方引号未闭合的行',
  },
  tooManyCells: { en: '{found} fields, the header has {wanted}', zh: '{found} 个字段，表头有 {wanted} 个' },
  twice: { en: 'Twice in the file, the first one wins', zh: '文件中重复，以第一个为准' },
  filled: { en: '{count} empty fields filled', zh: '填入 {count} 个空字段' },
  overwritten: { en: '{count} fields changed', zh: '更改 {count} 个字段' },
  labelled: { en: 'Only tags or lists are added', zh: '仅添加标签或列表' },
  nothingNew: { en: 'Already here, nothing to change', zh: '已存在，无需更改' },
  skipped: { en: 'Already here, skipped', zh: '已存在，已跳过' },
  optedOut: { en: 'Opted out {day}. Stays suppressed.', zh: '{day} 已退订。保持禁止发送。' },
  bounced: { en: 'Bounced {day}. Stays suppressed.', zh: '{day} 被退回。保持禁止发送。' },
  complained: { en: 'Complained {day}. Stays suppressed.', zh: '{day} 投诉。保持禁止发送。' },
  manual: { en: 'Suppressed by hand {day}. Stays suppressed.', zh: '{day} 手动禁止。保持禁止发送。' },
  file: { en: 'Suppressed by a file {day}. Stays suppressed.', zh: '{day} 由文件禁止。保持禁止发送。' },
  erased: { en: 'This person was erased on request and stays so', zh: '此人已按要求删除，不再导入' },

  notReadYet: { en: 'It is not read yet', zh: '尚未读取' },
  gone: { en: 'It is no longer kept here. Please choose it again.', zh: '文件已不再保存，请重新选择。' },
  erasedInFile: {
    en: 'It held a person who was erased, so it was deleted. Please choose it again.',
    zh: '其中含有已删除的人员，文件已删除。请重新选择。',
  },
  noEmailColumn: { en: 'No column becomes the address', zh: '没有作为邮箱地址的列' },
  noRoom: {
    en: 'Stopped before row {row}: your plan has room for {total} contacts',
    zh: '在第 {row} 行前停止：当前套餐可容纳 {total} 个联系人',
  },
  empty: { en: 'There is nothing in it', zh: '文件为空' },
  notText: { en: 'It is neither text nor a workbook', zh: '既不是文本也不是工作簿' },
  oldExcel: {
    en: 'It is an old Excel file (.xls). Please save it as .xlsx.',
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx。',
  },
  lineTooLong: { en: 'Line {line} is longer than 1 MB', zh: '第 {line} 行超过 1 MB' },
  tooManyColumns: { en: 'Line {line} has more than 1,000 columns', zh: '第 {line} 行超过 1000 列' },
  badJson: { en: 'Line {line} is not a list of objects in JSON', zh: '第 {line} 行不是 JSON 对象列表' },
  badWorkbook: { en: 'The workbook is damaged', zh: '工作簿已损坏' },
  unpacksTooLarge: { en: 'It unpacks to more than can be an address book', zh: '解压后过大，不是通讯录' },
  locked: { en: 'It is locked with a password', zh: '文件受密码保护' },
} as const satisfies Record<string, { en: string; zh: string }>;

export type WordCode = keyof typeof WORDS;
export type Said = { code: WordCode; values: Record<string, string | number> };

export const say = (code: WordCode, values: Said['values'] = {}): Said => ({ code, values });

export const wordsFor = ({ code, values }: Said, language: Language): string => fill(WORDS[code][language], values);
