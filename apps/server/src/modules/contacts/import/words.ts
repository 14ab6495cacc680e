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
    en: 'A mailing list or system address, not a person',
    zh: '邮件列表或系统地址，不是个人',
    de: 'Eine Listen- oder Systemadresse, keine Person',
  },
  severalEmails: {
    en: 'Several addresses. The first one was used.',
    zh: '有多个地址，已使用第一个。',
    de: 'Mehrere Adressen. Die erste wird übernommen.',
  },
  notANumber: {
    en: 'Not a number. Imported with an empty field.',
    zh: '不是数字。已导入，该字段留空。',
    de: 'Keine Zahl. Übernommen, Feld bleibt leer.',
  },
  notADate: {
    en: 'Not a date. Imported with an empty field.',
    zh: '不是日期。已导入，该字段留空。',
    de: 'Kein Datum. Übernommen, Feld bleibt leer.',
  },
  notATimeZone: {
    en: 'Not a time zone. Imported with an empty field.',
    zh: '不是时区。已导入，该字段留空。',
    de: 'Keine Zeitzone. Übernommen, Feld bleibt leer.',
  },
  cut: {
    en: 'Longer than {max} characters. Imported, cut at {max}.',
    zh: '超过 {max} 个字符。已导入，截断为 {max} 个。',
    de: 'Länger als {max}. Übernommen, bei {max} gekürzt.',
  },
  tooManyTags: {
    en: 'More than {max} different tags in the file. Imported without this tag.',
    zh: '文件中的标签超过 {max} 种。已导入，未加此标签。',
    de: 'Mehr als {max} verschiedene Labels in der Datei. Ohne dieses übernommen.',
  },
  badByte: {
    en: 'Byte {byte} at position {position} is not a character in {encoding}',
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
    en: 'Duplicate in file, first one kept',
    zh: '文件中重复，保留第一条',
    de: 'Doppelt in der Datei, die erste Zeile gilt',
  },
  filled: { en: '{count} empty fields filled in', zh: '填入 {count} 个空字段', de: '{count} leere Felder gefüllt' },
  overwritten: { en: '{count} fields changed', zh: '更改 {count} 个字段', de: '{count} Felder geändert' },
  labelled: {
    en: 'Only tags or lists added',
    zh: '仅添加标签或列表',
    de: 'Nur Labels oder Listen werden hinzugefügt',
  },
  nothingNew: {
    en: 'Already exists, no changes',
    zh: '已存在，无需更改',
    de: 'Bereits vorhanden, nichts zu ändern',
  },
  skipped: { en: 'Already exists, skipped', zh: '已存在，已跳过', de: 'Bereits vorhanden, übersprungen' },
  optedOut: {
    en: 'Opted out {day}. Stays suppressed.',
    zh: '{day} 已退订。保持屏蔽。',
    de: 'Abgemeldet {day}. Bleibt gesperrt.',
  },
  bounced: {
    en: 'Bounced {day}. Stays suppressed.',
    zh: '{day} 退信。保持屏蔽。',
    de: 'Unzustellbar {day}. Bleibt gesperrt.',
  },
  complained: {
    en: 'Complained {day}. Stays suppressed.',
    zh: '{day} 投诉。保持屏蔽。',
    de: 'Beschwert {day}. Bleibt gesperrt.',
  },
  manual: {
    en: 'Suppressed manually {day}. Stays suppressed.',
    zh: '{day} 手动屏蔽。保持屏蔽。',
    de: 'Manuell gesperrt {day}. Bleibt gesperrt.',
  },
  file: {
    en: 'Suppressed by file {day}. Stays suppressed.',
    zh: '{day} 由文件屏蔽。保持屏蔽。',
    de: 'Durch eine Datei gesperrt {day}. Bleibt gesperrt.',
  },
  erased: {
    en: 'This person’s data was erased on request and is not imported',
    zh: '此人的数据已按要求清除，不再导入',
    de: 'Diese Person wurde auf Wunsch gelöscht und bleibt es',
  },

  notReadYet: { en: 'The file has not been read yet', zh: '文件尚未读取', de: 'Noch nicht gelesen' },
  gone: {
    en: 'The file is no longer stored. Please choose it again.',
    zh: '文件已不再保存，请重新选择。',
    de: 'Wird hier nicht mehr aufbewahrt. Bitte wählen Sie die Datei erneut.',
  },
  erasedInFile: {
    en: 'The file contained a person whose data was erased, so it was deleted. Please choose it again.',
    zh: '文件含有数据已清除的人，因此已删除。请重新选择。',
    de: 'Sie enthielt eine gelöschte Person und wurde daher gelöscht. Bitte wählen Sie die Datei erneut.',
  },
  noEmailColumn: {
    en: 'No email column selected',
    zh: '未选择邮箱列',
    de: 'Keine Spalte wird zur Adresse',
  },
  noRoom: {
    en: 'Stopped before row {row}: your plan includes {total} contacts',
    zh: '在第 {row} 行前停止：当前套餐最多 {total} 位联系人',
    de: 'Vor Zeile {row} angehalten: Ihr Tarif hat Platz für {total} Kontakte',
  },
  empty: { en: 'The file is empty', zh: '文件为空', de: 'Sie ist leer' },
  notText: {
    en: 'The file is neither text nor a workbook',
    zh: '既不是文本也不是工作簿',
    de: 'Weder Text noch eine Arbeitsmappe',
  },
  oldExcel: {
    en: 'This is an old Excel file (.xls). Please save it as .xlsx.',
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
    zh: '第 {line} 行超过 1,000 列',
    de: 'Zeile {line} hat mehr als 1.000 Spalten',
  },
  badJson: {
    en: 'Line {line} is not a JSON list of objects',
    zh: '第 {line} 行不是 JSON 对象列表',
    de: 'Zeile {line} ist keine Liste von Objekten in JSON',
  },
  badWorkbook: { en: 'The workbook is damaged', zh: '工作簿已损坏', de: 'Die Arbeitsmappe ist beschädigt' },
  unpacksTooLarge: {
    en: 'The file is too large after unpacking',
    zh: '文件解压后过大',
    de: 'Entpackt zu groß für ein Adressbuch',
  },
  locked: { en: 'The file is password-protected', zh: '文件受密码保护', de: 'Mit einem Passwort geschützt' },
} as const satisfies Record<string, Record<Language, string>>;

export type WordCode = keyof typeof WORDS;
export type Said = { code: WordCode; values: Record<string, string | number> };

export const say = (code: WordCode, values: Said['values'] = {}): Said => ({ code, values });

export const wordsFor = ({ code, values }: Said, language: Language): string =>
  fillIn(language, WORDS[code][language], values);
