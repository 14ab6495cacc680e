import type { CatalogueEntry } from './entry.ts';

/** Failures any call can answer with. */
export const GENERAL_ERRORS = {
  parameterError: { code: 10600, status: 400, en: 'Parameter error', zh: '参数错误' },
  loginExpired: { code: 401, status: 401, en: 'Login expired, please log in again', zh: '登录已过期，请重新登录' },
  unauthorized: { code: 403, status: 403, en: 'Unauthorized', zh: '无权访问' },
  notFound: { code: 404, status: 404, en: 'Nothing is here', zh: '内容不存在' },
  methodNotAllowed: { code: 405, status: 405, en: 'This method is not allowed here', zh: '不支持该请求方法' },
  misdirected: {
    code: 421,
    status: 421,
    en: 'This server does not go by that name; its own is in OUTRIDER_APP_URL',
    zh: '此服务器不使用该主机名，请在 OUTRIDER_APP_URL 中设置',
  },
  bodyTooLarge: {
    code: 413,
    status: 413,
    en: 'A request can have at most {size} here',
    zh: '此处请求内容最多 {size}',
  },
  notJson: { code: 415, status: 415, en: 'Send the request as JSON', zh: '请以 JSON 格式发送请求' },
  tooManyRequests: {
    code: 429,
    status: 429,
    en: 'Too many tries, please wait {seconds} s and try again',
    zh: '操作过于频繁，请在 {seconds} 秒后重试',
  },
  serverError: { code: 500, status: 500, en: 'Server error', zh: '服务器错误' },
  serverBusy: { code: 503, status: 503, en: 'Server busy', zh: '服务器繁忙' },
  requestFailed: { code: 10001, status: 502, en: 'Request Failed', zh: '请求失败' },
  saveFailure: { code: 10002, status: 500, en: 'Save failure', zh: '保存失败' },
  /** What a client shows for a code that came without words. */
  unknownError: { code: 10004, status: 500, en: 'Unknown error ({code})', zh: '未知错误（{code}）' },
} as const satisfies Record<string, CatalogueEntry>;
