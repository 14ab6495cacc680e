import type { Criteria } from '@outrider/sandbox/company-web-truth';

/** What users ask for in their own words, and the same for the truth of the box. `isShort`: asked in a short run too. */
export type LeadsQuestion = { question: string; criteria: Criteria; isShort?: boolean };

/** One a language at least; wide enough for ten right people each. */
export const LEADS_QUESTIONS: readonly LeadsQuestion[] = [
  { question: 'CTOs of fintech companies in Germany', criteria: wish('cto', { industries: ['fintech'], in: 'DE' }) },
  { question: 'Heads of sales in the United Kingdom', criteria: wish('sales', { in: 'GB' }), isShort: true },
  {
    question: 'Managing directors in Germany, 20–200 people',
    criteria: { ...wish('ceo', { in: 'DE' }), people: { least: 20, most: 200 } },
  },
  {
    question: 'Einkaufsleiter von Maschinenbauunternehmen in Deutschland',
    criteria: wish('purchasing', { industries: ['machinery'], in: 'DE' }),
  },
  { question: 'Directeurs financiers en France', criteria: wish('cfo', { in: 'FR' }) },
  { question: 'Directores comerciales en España', criteria: wish('sales', { in: 'ES' }) },
  { question: 'Responsabili marketing in Italia', criteria: wish('marketing', { in: 'IT' }) },
  { question: 'Hoofden inkoop en inkoopmanagers in Nederland', criteria: wish('purchasing', { in: 'NL' }) },
  { question: 'Dyrektorzy finansowi w Polsce', criteria: wish('cfo', { in: 'PL' }), isShort: true },
  { question: 'Obchodní ředitelé firem v Česku', criteria: wish('sales', { in: 'CZ' }) },
  { question: 'Diretores comerciais em Portugal', criteria: wish('sales', { in: 'PT' }) },
  { question: 'VD på företag i Sverige', criteria: wish('ceo', { in: 'SE' }) },
];

function wish(
  role: NonNullable<Criteria['roles']>[number],
  { in: country, ...more }: Pick<Criteria, 'industries'> & { in: string },
): Criteria {
  return { roles: [role], countries: [country], ...more };
}
