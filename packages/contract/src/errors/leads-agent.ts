import type { CatalogueEntry } from './entry.ts';

export const sourceNotReady = {
  code: 18001,
  status: 409,
  en: 'None of the selected sources is available: {missing} is not set',
  zh: '所选来源均不可用：未设置 {missing}',
  de: 'Keine der gewählten Quellen ist nutzbar: {missing} ist nicht gesetzt',
} satisfies CatalogueEntry;
export const searchIsRunning = {
  code: 18002,
  status: 409,
  en: 'This search is running. Stop it first.',
  zh: '该搜索正在运行，请先停止。',
  de: 'Diese Suche läuft. Stoppen Sie sie zuerst.',
} satisfies CatalogueEntry;
export const agentQuotaReached = {
  code: 18003,
  status: 409,
  en: '{wanted} leads requested, but only {left} left this month',
  zh: '需要 {wanted} 条线索，本月仅剩 {left} 条',
  de: '{wanted} Leads wurden angefordert, aber in diesem Monat sind nur {left} übrig',
} satisfies CatalogueEntry;
