import type { Category } from '@outrider/email-verifier/verdict';
import type { Language } from '../languages.ts';

/** How a category is called wherever a person reads it: screens, filters, exports (specification, section 3). */
export const CATEGORY_WORDS: Record<Category, Record<Language, string>> = {
  VALID: { en: 'Valid', zh: '有效', de: 'Gültig' },
  INVALID: { en: 'Invalid (non existent)', zh: '无效（不存在）', de: 'Ungültig (nicht vorhanden)' },
  UNKNOWN: { en: 'Unknown (recently inactive)', zh: '未知（近期不活跃）', de: 'Unbekannt (zuletzt inaktiv)' },
  DOMAIN_ERROR: { en: 'Domain error', zh: '域名错误', de: 'Domain-Fehler' },
  UNCHECKED: { en: 'Unchecked', zh: '未检查', de: 'Ungeprüft' },
};
