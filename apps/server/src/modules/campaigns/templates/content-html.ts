import type { Language } from '@outrider/contract/languages';

const GREETING: Record<Language, string> = {
  en: 'Hi {{firstName | default: "there"}},',
  zh: '{{firstName | default: "您"}}好：',
  de: 'Guten Tag{% if firstName %} {{firstName | default: ""}}{% endif %},',
};
const SIGNATURE = '{{signature | default: ""}}';

/** Paragraphs between a greeting by first name and the sender's signature. */
export const contentHtml = (language: Language, paragraphs: readonly string[]): string =>
  [GREETING[language], ...paragraphs, SIGNATURE].map((words) => `<p>${words}</p>`).join('');
