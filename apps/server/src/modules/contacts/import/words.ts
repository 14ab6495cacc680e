import { fill, fillIn, type Language } from '@outrider/contract/languages';
import { VALIDATION_TEXTS } from '@outrider/contract/validation';

/** Everything an import says of a row or of itself. `{0}` and the like are its values. */
const WORDS = {
  blankEmail: {
    en: fill(VALIDATION_TEXTS.blank.en, { field: 'Email' }),
    zh: fill(VALIDATION_TEXTS.blank.zh, { field: '邮箱' }),
    de: fill(VALIDATION_TEXTS.blank.de, { field: 'E-Mail' }),
  },
  badEmail: VALIDATION_TEXTS.email,
  spaceInEmail: { en: 'Space in the address', zh: '地址中有空格', de: 'Leerzeichen in der Adresse' },
  notAPerson: {
    en: 'A list or machine address, not a person',
    zh: '列表或系统地址，不是个人',
    de: 'Eine Listen- oder Systemadresse, keine Person',
  },
  severalEmails: {
    en: 'Several addresses. The first one is taken.',
    zh: '有多个地址，已取第一个。',
    de: 'Mehrere Adressen. Die erste wird übernommen.',
  },
  notANumber: {
    en: 'Not a number. Taken, field left empty.',
    zh: '不是数字。已导入，该字段留空。',
    de: 'Keine Zahl. Übernommen, Feld bleibt leer.',
  },
  notADate: {
    en: 'Not a date. Taken, field left empty.',
    zh: '不是日期。已导入，该字段留空。',
    de: 'Kein Datum. Übernommen, Feld bleibt leer.',
  },
  notATimeZone: {
    en: 'Not a time zone. Taken, field left empty.',
    zh: '不是时区。已导入，该字段留空。',
    de: 'Keine Zeitzone. Übernommen, Feld bleibt leer.',
  },
  cut: {
    en: 'Longer than {max}. Taken, cut at {max}.',
    zh: '超过 {max} 个字符。已导入，截断为 {max} 个。',
    de: 'Länger als {max}. Übernommen, bei {max} gekürzt.',
  },
  tooManyTags: {
    en: 'More than {max} different tags in the file. Taken without it.',
    zh: '文件中的标签超过 {max} 种。已导入，未加此标签。',
    de: 'Mehr als {max} verschiedene Labels in der Datei. Ohne dieses übernommen.',
  },
  badByte: {
    en: 'Byte {byte} at position {position} is no letter in {encoding}',
    zh: '位置 {position} 的字节 {byte} 不是 {encoding} 字符',
    de: 'Byte {byte} an Stelle {position} ist kein Zeichen in {encoding}',
  },
  unclosedQuote: {
    en: '{found} fields, the header has {wanted}: a quote is not closed',
    zh: '{found} 个字段，表头有 {wanted} 个：引号未闭合',
    de: '{found} Felder, die Kopfzeile hat {wanted}: Ein Anführungszeichen ist nicht geschlossen',
  },
  afterUnclosedQuote: {
    en: 'May belong to a row above whose quote is not closed',
    zh: '可能属于上方引号未闭合的行',
    de: 'Gehört möglicherweise zu einer Zeile darüber, deren Anführungszeichen nicht geschlossen ist',
  },
  tooManyCells: {
    en: '{found} fields, the header has {wanted}',
    zh: '{found} 个字段，表头有 {wanted} 个',
    de: '{found} Felder, die Kopfzeile hat {wanted}',
  },
  twice: {
    en: 'Twice in the file, the first one wins',
    zh: '文件中重复，以第一个为准',
    de: 'Doppelt in der Datei, die erste Zeile gilt',
  },
  filled: { en: '{count} empty fields filled', zh: '填入 {count} 个空字段', de: '{count} leere Felder gefüllt' },
  overwritten: { en: '{count} fields changed', zh: '更改 {count} 个字段', de: '{count} Felder geändert' },
  labelled: {
    en: 'Only tags or lists are added',
    zh: '仅添加标签或列表',
    de: 'Nur Labels oder Listen werden hinzugefügt',
  },
  nothingNew: {
    en: 'Already here, nothing to change',
    zh: '已存在，无需更改',
    de: 'Bereits vorhanden, nichts zu ändern',
  },
  skipped: { en: 'Already here, skipped', zh: '已存在，已跳过', de: 'Bereits vorhanden, übersprungen' },
  optedOut: {
    en: 'Opted out {day}. Stays suppressed.',
    zh: '{day} 已退订。保持禁止发送。',
    de: 'Abgemeldet {day}. Bleibt gesperrt.',
  },
  bounced: {
    en: 'Bounced {day}. Stays suppressed.',
    zh: '{day} 被退回。保持禁止发送。',
    de: 'Unzustellbar {day}. Bleibt gesperrt.',
  },
  complained: {
    en: 'Complained {day}. Stays suppressed.',
    zh: '{day} 投诉。保持禁止发送。',
    de: 'Beschwert {day}. Bleibt gesperrt.',
  },
  manual: {
    en: 'Suppressed by hand {day}. Stays suppressed.',
    zh: '{day} 手动禁止。保持禁止发送。',
    de: 'Manuell gesperrt {day}. Bleibt gesperrt.',
  },
  file: {
    en: 'Suppressed by a file {day}. Stays suppressed.',
    zh: '{day} 由文件禁止。保持禁止发送。',
    de: 'Durch eine Datei gesperrt {day}. Bleibt gesperrt.',
  },
  erased: {
    en: 'This person was erased on request and stays so',
    zh: '此人已按要求删除，不再导入',
    de: 'Diese Person wurde auf Wunsch gelöscht und bleibt es',
  },

  notReadYet: { en: 'It is not read yet', zh: '尚未读取', de: 'Noch nicht gelesen' },
  gone: {
    en: 'It is no longer kept here. Please choose it again.',
    zh: '文件已不再保存，请重新选择。',
    de: 'Wird hier nicht mehr aufbewahrt. Bitte wählen Sie die Datei erneut.',
  },
  erasedInFile: {
    en: 'It held a person who was erased, so it was deleted. Please choose it again.',
    zh: '其中含有已删除的人员，文件已删除。请重新选择。',
    de: 'Sie enthielt eine gelöschte Person und wurde daher gelöscht. Bitte wählen Sie die Datei erneut.',
  },
  noEmailColumn: {
    en: 'No column becomes the address',
    zh: '没有作为邮箱地址的列',
    de: 'Keine Spalte wird zur Adresse',
  },
  noRoom: {
    en: 'Stopped before row {row}: your plan has room for {total} contacts',
    zh: '在第 {row} 行前停止：当前套餐可容纳 {total} 个联系人',
    de: 'Vor Zeile {row} angehalten: Ihr Tarif hat Platz für {total} Kontakte',
  },
  empty: { en: 'There is nothing in it', zh: '文件为空', de: 'Sie ist leer' },
  notText: {
    en: 'It is neither text nor a workbook',
    zh: '既不是文本也不是工作簿',
    de: 'Weder Text noch eine Arbeitsmappe',
  },
  oldExcel: {
    en: 'It is an old Excel file (.xls). Please save it as .xlsx.',
    zh: '这是旧版 Excel 文件（.xls），请另存为 .xlsx。',
    de: 'Eine alte Excel-Datei (.xls). Bitte speichern Sie sie als .xlsx.',
  },
  lineTooLong: {
    en: 'Line {line} is longer than 1 MB',
    zh: '第 {line} 行超过 1 MB',
    de: 'Zeile {line} ist länger als 1 MB',
  },
  tooManyColumns: {
    en: 'Line {line} has more than 1,000 columns',
    zh: '第 {line} 行超过 1000 列',
    de: 'Zeile {line} hat mehr als 1.000 Spalten',
  },
  badJson: {
    en: 'Line {line} is not a list of objects in JSON',
    zh: '第 {line} 行不是 JSON 对象列表',
    de: 'Zeile {line} ist keine Liste von Objekten in JSON',
  },
  badWorkbook: { en: 'The workbook is damaged', zh: '工作簿已损坏', de: 'Die Arbeitsmappe ist beschädigt' },
  unpacksTooLarge: {
    en: 'It unpacks to more than can be an address book',
    zh: '解压后过大，不是通讯录',
    de: 'Entpackt zu groß für ein Adressbuch',
  },
  locked: { en: 'It is locked with a password', zh: '文件受密码保护', de: 'Mit einem Passwort geschützt' },
} as const satisfies Record<string, Record<Language, string>>;

export type WordCode = keyof typeof WORDS;
export type Said = { code: WordCode; values: Record<string, string | number> };

export const say = (code: WordCode, values: Said['values'] = {}): Said => ({ code, values });

export const wordsFor = ({ code, values }: Said, language: Language): string =>
  fillIn(language, WORDS[code][language], values);
