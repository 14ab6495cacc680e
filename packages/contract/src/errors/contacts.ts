import type { CatalogueEntry } from './entry.ts';

export const contactExists = {
  code: 13001,
  status: 409,
  en: '{email} is already a contact',
  zh: '{email} 已是联系人',
  de: '{email} ist bereits ein Kontakt',
} satisfies CatalogueEntry;
export const contactQuotaReached = {
  code: 13002,
  status: 409,
  en: 'Your plan includes {total} contacts; this would make {wanted}',
  zh: '当前套餐最多 {total} 位联系人，此操作将达到 {wanted} 位',
  de: 'Ihr Tarif hat Platz für {total} Kontakte, damit wären es {wanted}',
} satisfies CatalogueEntry;
export const tooManyFields = {
  code: 13003,
  status: 422,
  en: 'A workspace can have at most {max} custom fields',
  zh: '每个工作区最多 {max} 个自定义字段',
  de: 'Ein Arbeitsbereich kann höchstens {max} eigene Felder haben',
} satisfies CatalogueEntry;
export const suppressionStays = {
  code: 13004,
  status: 409,
  en: 'The person asked for this themselves, so it cannot be removed',
  zh: '这是对方本人的要求，无法移除',
  de: 'Das war der eigene Wunsch der Person, daher bleibt es',
} satisfies CatalogueEntry;
export const mergeStands = {
  code: 13017,
  status: 409,
  en: 'The merged contact has since been deleted or merged again. Undo that first.',
  zh: '合并后的联系人之后已被删除或再次合并，请先撤销该操作。',
  de: 'Der Kontakt, mit dem sie zusammengeführt wurden, wurde seither gelöscht oder erneut zusammengeführt. Machen Sie das zuerst rückgängig.',
} satisfies CatalogueEntry;
export const importFileTooLarge = {
  code: 13005,
  status: 413,
  en: 'The file is larger than {max} MB',
  zh: '文件超过 {max} MB',
  de: 'Die Datei ist größer als {max} MB',
} satisfies CatalogueEntry;
export const importRowStays = {
  code: 13015,
  status: 422,
  en: 'Still not imported: {why}',
  zh: '仍未导入：{why}',
  de: 'Weiterhin nicht übernommen: {why}',
} satisfies CatalogueEntry;
export const importUnreadable = {
  code: 13006,
  status: 422,
  en: 'The file could not be read: {why}',
  zh: '无法读取文件：{why}',
  de: 'Die Datei ließ sich nicht lesen: {why}',
} satisfies CatalogueEntry;
export const verificationQuotaReached = {
  code: 13007,
  status: 409,
  en: '{wanted} addresses, but only {left} verifications left this month',
  zh: '共 {wanted} 个地址，本月仅剩 {left} 次验证',
  de: '{wanted} Adressen, aber in diesem Monat sind nur {left} Adressprüfungen übrig',
} satisfies CatalogueEntry;
export const noProbeRoute = {
  code: 13008,
  status: 503,
  en: 'No mail server can be reached right now, so every address would end as unchecked. Nothing was charged.',
  zh: '当前无法连接任何邮件服务器，所有地址都将为未检查。未收取任何费用。',
  de: 'Derzeit kann von hier kein Mailserver gefragt werden, jede Adresse bliebe ungeprüft. Es wurde nichts berechnet.',
} satisfies CatalogueEntry;
export const tooManyAddresses = {
  code: 13016,
  status: 413,
  en: '{count} addresses; at most {max} can be verified at a time',
  zh: '共 {count} 个地址，每次最多验证 {max} 个',
  de: '{count} Adressen, höchstens {max} werden auf einmal geprüft',
} satisfies CatalogueEntry;
export const nothingToVerify = {
  code: 13009,
  status: 422,
  en: 'It contains no email addresses',
  zh: '其中没有邮箱地址',
  de: 'Darin ist keine Adresse',
} satisfies CatalogueEntry;
