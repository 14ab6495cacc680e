import type { CatalogueEntry } from './entry.ts';

export const mailboxExists = {
  code: 12001,
  status: 409,
  en: '{email} is already connected',
  zh: '{email} 已连接',
  de: '{email} ist hier bereits verbunden',
} satisfies CatalogueEntry;
export const mailboxQuotaReached = {
  code: 12002,
  status: 409,
  en: 'Your plan includes {total} mailboxes, and all are in use',
  zh: '当前套餐可连接 {total} 个邮箱，已全部使用',
  de: 'Ihr Tarif hat Platz für {total} Postfächer, und alle sind belegt',
} satisfies CatalogueEntry;
// The words are the mail server's own; `data` has the whole test.
export const mailboxRefused = {
  code: 12003,
  status: 422,
  en: '{words}',
  zh: '{words}',
  de: '{words}',
} satisfies CatalogueEntry;
export const consentTicketExpired = {
  code: 12004,
  status: 410,
  en: 'The authorization timed out or has already been used. Please sign in again',
  zh: '授权已超时或已使用，请重新登录授权',
  de: 'Diese Freigabe dauerte zu lange oder wurde bereits verwendet. Bitte melden Sie sich erneut an',
} satisfies CatalogueEntry;
export const consentNotOffered = {
  code: 12005,
  status: 404,
  en: 'Signing in with {provider} is not set up. Use an app password, or contact your administrator.',
  zh: '未配置 {provider} 授权登录。请使用应用专用密码，或联系管理员。',
  de: 'Die Anmeldung mit {provider} ist hier nicht eingerichtet. Verwenden Sie ein App-Passwort oder fragen Sie Ihren Betreiber.',
} satisfies CatalogueEntry;
export const bulkFileUnreadable = {
  code: 12006,
  status: 422,
  en: 'The file could not be read as CSV',
  zh: '无法将该文件读取为 CSV',
  de: 'Die Datei ließ sich nicht als CSV lesen',
} satisfies CatalogueEntry;
export const bulkNoEmailColumn = {
  code: 12007,
  status: 422,
  en: 'No email column. The first line must name the columns, such as email and password.',
  zh: '缺少邮箱地址列。首行必须写明列名，例如 email 和 password。',
  de: 'Keine Spalte für die Adresse. Die erste Zeile muss die Spalten benennen, z. B. email und password.',
} satisfies CatalogueEntry;
export const bulkTooManyRows = {
  code: 12008,
  status: 422,
  en: 'The file has {rows} rows; at most {max} can be connected at a time',
  zh: '文件共有 {rows} 行，一次最多可连接 {max} 个',
  de: 'Die Datei hat {rows} Zeilen, höchstens {max} lassen sich auf einmal verbinden',
} satisfies CatalogueEntry;
