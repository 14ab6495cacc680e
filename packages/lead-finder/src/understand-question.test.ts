import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQueries } from './plan-queries.ts';
import { understandCriterion } from './understand-criterion.ts';
import { understandQuestion } from './understand-question.ts';

const read = (question: string) =>
  understandQuestion(question).criteria.map(({ kind, values, range }) =>
    range ? `${kind} ${range.min ?? ''}-${range.max ?? ''}` : `${kind} ${values.join('|')}`,
  );

it('reads titles, trade, seat, size and what else is asked for, in the order of the question', () => {
  const { name, criteria } = understandQuestion(
    'CTOs of fintech companies in Berlin, 20–200 people, that already sell to banks',
  );
  expect(name).toBe('CTOs of fintech companies in Berlin');
  expect(criteria).toEqual([
    { id: 'A', kind: 'title', label: 'CTO', values: ['CTO'], range: null, isCheckable: true },
    { id: 'B', kind: 'industry', label: 'Fintech', values: ['Fintech'], range: null, isCheckable: true },
    { id: 'C', kind: 'place', label: 'Seat in Berlin', values: ['Berlin'], range: null, isCheckable: true },
    { id: 'D', kind: 'size', label: '20 to 200 people', values: [], range: { min: 20, max: 200 }, isCheckable: true },
    {
      id: 'E',
      kind: 'other',
      label: 'Already sell to banks',
      values: ['sell', 'banks'],
      range: null,
      isCheckable: false,
    },
  ]);
});

it.each([
  [
    'Heads of marketing at logistics companies in Poland',
    ['title Head of Marketing', 'industry Logistics', 'place Poland'],
  ],
  [
    'Geschäftsführer von Maschinenbauunternehmen in Bayern mit 50 bis 250 Mitarbeitern',
    ['title CEO', 'industry Mechanical engineering', 'place Bavaria', 'size 50-250'],
  ],
  [
    "Directeurs marketing d'entreprises de logiciels à Lyon, 20 à 100 salariés",
    ['title Head of Marketing', 'industry Software', 'place Lyon', 'size 20-100'],
  ],
  [
    'Responsables de compras en empresas de alimentación en Valencia con más de 50 empleados',
    ['title Head of Purchasing', 'industry Food', 'place Valencia', 'size 50-'],
  ],
  [
    'Responsabili acquisti di aziende meccaniche a Bologna, oltre 50 dipendenti',
    ['title Head of Purchasing', 'industry Mechanical engineering', 'place Bologna', 'size 50-'],
  ],
  [
    'HR-managers bij logistieke bedrijven in Rotterdam met 50 tot 200 medewerkers',
    ['title HR Manager', 'industry Logistics', 'place Rotterdam', 'size 50-200'],
  ],
  [
    'Dyrektorzy marketingu firm budowlanych w Warszawie, 20-200 pracowników',
    ['title Head of Marketing', 'industry Construction', 'place Warsaw', 'size 20-200'],
  ],
  [
    'Ředitelé strojírenských firem v Brně, 50 až 250 zaměstnanců',
    ['title CEO', 'industry Mechanical engineering', 'place Brno', 'size 50-250'],
  ],
  [
    'Diretores financeiros de empresas de software em Lisboa, mais de 20 colaboradores',
    ['title Head of Finance', 'industry Software', 'place Lisbon', 'size 20-'],
  ],
  [
    'Inköpschefer på tillverkande företag i Göteborg, fler än 50 anställda',
    ['title Head of Purchasing', 'industry Manufacturing', 'place Gothenburg', 'size 50-'],
  ],
])('reads %s', (question, criteria) => {
  expect(read(question)).toEqual(criteria);
});

it.each([
  [
    'whoever decides on purchasing at food companies in Austria',
    ['title Head of Purchasing', 'industry Food', 'place Austria'],
  ],
  [
    'people who decide on cybersecurity at banks in Frankfurt',
    ['title Head of Security', 'industry Banking', 'place Frankfurt'],
  ],
  [
    'Wer über den Einkauf entscheidet in Lebensmittelfirmen in Österreich',
    ['title Head of Purchasing', 'industry Food', 'place Austria'],
  ],
  [
    'the person responsible for IT at hospitals in Switzerland',
    ['title Head of IT', 'industry Healthcare', 'place Switzerland'],
  ],
])('reads who decides: %s', (question, criteria) => {
  expect(read(question)).toEqual(criteria);
});

it('takes the field before "companies" for what the company does, not for what a director is the head of', () => {
  expect(read('directors of logistics companies in the Netherlands')).toEqual([
    'title CEO',
    'industry Logistics',
    'place Netherlands',
  ]);
});

it('reads sizes in words and signs', () => {
  expect(read('small fintechs')).toContain('size 10-49');
  expect(read('CEOs, fewer than 30 employees')).toContain('size -30');
  expect(read('CEOs, 100+ people')).toContain('size 100-');
  expect(read('CEOs of companies with between 1,000 and 5,000 employees')).toContain('size 1000-5000');
});

it('keeps what no rule knows as a thing to look for', () => {
  expect(understandQuestion('Companies using SAP').criteria).toMatchObject([{ kind: 'other', label: 'Using SAP' }]);
  expect(understandQuestion('xyzzy plugh').criteria).toMatchObject([{ kind: 'other', label: 'Xyzzy plugh' }]);
  expect(understandQuestion('   ').criteria).toEqual([]);
});

it('reads a place no table knows by the word before it', () => {
  expect(read('sales directors at wholesalers near Kirchberg')).toContain('place Kirchberg');
});

it('answers any text with at most eight criteria that a contract takes', () => {
  const word = fc.constantFrom(
    'CTO',
    'in',
    'Berlin',
    '20',
    '-',
    '200',
    'people',
    ',',
    'that',
    'sell',
    'Banken',
    '+',
    'über',
    'fintech',
    'Nice',
    '(',
    'i',
    'a',
    'żółć',
    '',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 700 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (question) => {
      const { name, criteria } = understandQuestion(question);
      expect(name.length).toBeLessThanOrEqual(81);
      expect(criteria.length).toBeLessThanOrEqual(8);
      for (const [index, { id, label, values, range, kind }] of criteria.entries()) {
        expect(id).toBe('ABCDEFGH'[index]);
        expect(label.trim()).not.toBe('');
        expect(label.length).toBeLessThanOrEqual(200);
        expect(values.length).toBeLessThanOrEqual(20);
        expect(values.every((value) => value.trim() !== '' && value.length <= 100)).toBe(true);
        expect(range !== null).toBe(kind === 'size');
        if (range?.min && range.max) expect(range.min).toBeLessThanOrEqual(range.max);
      }
    }),
  );
});

it('reads one criterion again after its label was changed', () => {
  expect(understandCriterion('CTO or VP Engineering', { id: 'A', kind: 'title' })).toMatchObject({
    id: 'A',
    kind: 'title',
    label: 'CTO or VP Engineering',
    values: ['CTO', 'VP Engineering'],
  });
  expect(understandCriterion('up to 350 people', { id: 'D', kind: 'size' })).toMatchObject({
    range: { min: null, max: 350 },
  });
  expect(understandCriterion('Berlin or Potsdam', { id: 'C', kind: 'place' }).values).toEqual(['Berlin', 'Potsdam']);
  expect(understandCriterion('Chief Happiness Wizard', { id: 'A', kind: 'title' })).toMatchObject({ kind: 'title' });
  expect(understandCriterion('nobody knows', { id: 'D', kind: 'size' })).toMatchObject({ kind: 'other', range: null });
});

it.each([
  ['CFOs of companies using SAP in Essen', ['title CFO', 'other using|SAP', 'place Essen']],
  ['CTOs of companies that sell in France', ['title CTO', 'other sell|France']],
])('tells a seat behind the name of something else from where a company sells: %s', (question, criteria) => {
  expect(read(question)).toEqual(criteria);
});

it.each([
  ['CEOs in Germany, not in retail', 'Not retail', ['Retail']],
  ['CTOs in Europe except banks', 'Not banking', ['Banking']],
  ['Heads of sales in Italy, not in Rome or Milan', 'Seat not in Rome or Milan', ['Rome', 'Milan']],
  ['Directeurs financiers en France hors Paris', 'Seat not in Paris', ['Paris']],
])('keeps apart what a question does not want: %s', (question, label, values) => {
  const { criteria } = understandQuestion(question);
  expect(criteria.filter(({ isExcluded }) => isExcluded)).toMatchObject([{ label, values }]);
  const queries = planQueries(criteria, { limit: 50 }).join(' ');
  for (const value of values) expect(queries).not.toContain(value);
});

it('takes no word for a negation that is part of a number or a preposition', () => {
  for (const question of ['CEOs with not more than 50 people in Oslo', 'Diretores comerciais no Brasil']) {
    expect(understandQuestion(question).criteria.some(({ isExcluded }) => isExcluded)).toBe(false);
  }
});

describe('what users say of themselves', () => {
  const labelsOf = (question: string) => understandQuestion(question).criteria.map(({ label }) => label);

  it.each([
    ['We sell to logistics companies. Find CEOs in Poland.', ['Logistics', 'CEO', 'Seat in Poland']],
    ['We sell packaging to food manufacturers, looking for heads of purchasing', ['Food', 'Head of Purchasing']],
    ['We are a fintech selling to hospitals; find CFOs in Spain', ['Healthcare', 'CFO', 'Seat in Spain']],
    ['I run a marketing agency and need founders in Sweden', ['Founder', 'Seat in Sweden']],
    ['Our customers are hotels. Owners in Italy', ['Hospitality', 'Owner', 'Seat in Italy']],
    ['We help banks in Austria', ['Banking', 'Seat in Austria']],
    ['Wir verkaufen Software an Krankenhäuser. Geschäftsführer in Wien', ['Healthcare', 'CEO', 'Seat in Vienna']],
    ['Nous vendons des logiciels aux hôpitaux en France', ['Healthcare', 'Seat in France']],
    ['Vendemos software a bancos, busco CTOs en Madrid', ['Banking', 'CTO', 'Seat in Madrid']],
    ['Vi säljer programvara till sjukhus. VD i Sverige', ['Healthcare', 'CEO', 'Seat in Sweden']],
  ])('is no wish, but to whom they sell is: %s', (question, labels) => {
    expect(labelsOf(question)).toEqual(labels);
  });

  it('stays a wish where nothing else is said, and where companies are meant', () => {
    expect(labelsOf('We sell software')).toContain('Software');
    expect(labelsOf('We are looking for CTOs of banks')).toEqual(['CTO', 'Banking']);
    expect(labelsOf('CTOs of companies looking for ERP software')).toEqual(['CTO', 'Looking for ERP software']);
    expect(labelsOf('CTOs of software companies that sell to banks')).toEqual(['CTO', 'Software', 'Sell to banks']);
  });
});
