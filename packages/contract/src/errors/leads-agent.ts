import type { CatalogueEntry } from './entry.ts';

export const LEADS_AGENT_ERRORS = {
  sourceNotReady: {
    code: 18001,
    status: 409,
    en: 'None of the chosen sources can be used: {missing} is not set',
    zh: '所选来源均不可用：未设置 {missing}',
    de: 'Keine der gewählten Quellen ist nutzbar: {missing} ist nicht gesetzt',
  },
  searchIsRunning: {
    code: 18002,
    status: 409,
    en: 'This search is running. Stop it first.',
    zh: '该搜索正在运行，请先停止。',
    de: 'Diese Suche läuft. Stoppen Sie sie zuerst.',
  },
  agentQuotaReached: {
    code: 18003,
    status: 409,
    en: '{wanted} leads were asked for, but {left} are left this month',
    zh: '请求 {wanted} 个线索，本月仅剩 {left} 个',
    de: '{wanted} Leads wurden angefordert, aber in diesem Monat sind nur {left} übrig',
  },
} as const satisfies Record<string, CatalogueEntry>;
