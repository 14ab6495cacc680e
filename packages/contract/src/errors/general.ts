import type { CatalogueEntry } from './entry.ts';

// Failures any call can answer with.

export const parameterError = {
  code: 10600,
  status: 400,
  en: 'Parameter error',
  zh: '参数错误',
  de: 'Ungültiger Parameter',
} satisfies CatalogueEntry;
export const loginExpired = {
  code: 401,
  status: 401,
  en: 'Login expired, please log in again',
  zh: '登录已过期，请重新登录',
  de: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an',
} satisfies CatalogueEntry;
export const unauthorized = {
  code: 403,
  status: 403,
  en: 'Unauthorized',
  zh: '无权访问',
  de: 'Keine Berechtigung',
} satisfies CatalogueEntry;
export const notFound = {
  code: 404,
  status: 404,
  en: 'Not found',
  zh: '内容不存在',
  de: 'Hier ist nichts',
} satisfies CatalogueEntry;
export const methodNotAllowed = {
  code: 405,
  status: 405,
  en: 'This method is not allowed here',
  zh: '不支持该请求方法',
  de: 'Diese Methode ist hier nicht erlaubt',
} satisfies CatalogueEntry;
export const misdirected = {
  code: 421,
  status: 421,
  en: 'This server does not use that host name; its own is set in OUTRIDER_APP_URL',
  zh: '此服务器不使用该主机名，请在 OUTRIDER_APP_URL 中设置',
  de: 'Dieser Server heißt anders; sein Name steht in OUTRIDER_APP_URL',
} satisfies CatalogueEntry;
export const bodyTooLarge = {
  code: 413,
  status: 413,
  en: 'A request can be at most {size}',
  zh: '请求内容最多 {size}',
  de: 'Eine Anfrage darf hier höchstens {size} groß sein',
} satisfies CatalogueEntry;
export const notJson = {
  code: 415,
  status: 415,
  en: 'Send the request as JSON',
  zh: '请以 JSON 格式发送请求',
  de: 'Senden Sie die Anfrage als JSON',
} satisfies CatalogueEntry;
export const tooManyRequests = {
  code: 429,
  status: 429,
  en: 'Too many attempts. Wait {seconds} s and try again',
  zh: '操作过于频繁，请在 {seconds} 秒后重试',
  de: 'Zu viele Versuche. Bitte warten Sie {seconds} s und versuchen Sie es erneut',
} satisfies CatalogueEntry;
export const serverError = {
  code: 500,
  status: 500,
  en: 'Server error',
  zh: '服务器错误',
  de: 'Serverfehler',
} satisfies CatalogueEntry;
export const serverBusy = {
  code: 503,
  status: 503,
  en: 'Server busy',
  zh: '服务器繁忙',
  de: 'Server ausgelastet',
} satisfies CatalogueEntry;
export const requestFailed = {
  code: 10001,
  status: 502,
  en: 'Request Failed',
  zh: '请求失败',
  de: 'Anfrage fehlgeschlagen',
} satisfies CatalogueEntry;
export const saveFailure = {
  code: 10002,
  status: 500,
  en: 'Save failure',
  zh: '保存失败',
  de: 'Speichern fehlgeschlagen',
} satisfies CatalogueEntry;
/** What a client shows for a code that came without words. */
export const unknownError = {
  code: 10004,
  status: 500,
  en: 'Unknown error ({code})',
  zh: '未知错误（{code}）',
  de: 'Unbekannter Fehler ({code})',
} satisfies CatalogueEntry;
