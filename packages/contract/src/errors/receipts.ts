import type { CatalogueEntry } from './entry.ts';

export const receiptNotSent = {
  code: 17020,
  status: 502,
  en: 'The read receipt was not sent: {words}',
  zh: '已读回执未发送：{words}',
  de: 'Die Lesebestätigung wurde nicht gesendet: {words}',
} satisfies CatalogueEntry;
