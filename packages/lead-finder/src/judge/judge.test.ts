import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Candidate, Company, Criterion, Proof, Stated } from '../lead.ts';
import { decidedBy, fitOf, judgeCandidate } from './judge.ts';
import { judgeTitle } from './judge-role.ts';

const proof = (quote: string): Proof => ({
  quote,
  offset: 0,
  place: 'text',
  url: 'https://bell.test/team',
  readAt: '2026-01-01T00:00:00Z',
  source: 'crawler',
});
const said = (value: string, confidence = 0.9): Stated => ({ value, confidence, proofs: [proof(value)] });

const COMPANY: Company = {
  key: 'bell.test',
  name: said('Bell'),
  industry: said('Fintech'),
  city: said('Potsdam'),
  country: said('DE'),
  people: { value: { min: 340, max: 340 }, confidence: 0.9, proofs: [proof('340 people')] },
  said: [said('We serve forty banks in Europe.'), said('Shops like us.')],
  objection: null,
};
const ANN: Candidate = {
  key: 'bell.test ann',
  companyKey: 'bell.test',
  name: said('Ann Bell'),
  title: said('Leiterin Technik'),
  email: null,
  phone: null,
  links: [],
};
const criterion = (kind: Criterion['kind'], values: string[], range: Criterion['range'] = null): Criterion => ({
  id: 'A',
  kind,
  label: values[0] ?? 'size',
  values,
  range,
  isCheckable: true,
});
const judge = (one: Criterion, company = COMPANY, candidate = ANN) => judgeCandidate([one], company, candidate)[0];

it.each([
  ['CTO', 'Chief Technology Officer', 'yes'],
  ['CTO', 'Co-Founder & CTO', 'yes'],
  ['CTO', 'Leiter Technik', 'yes'],
  ['CTO', 'Technischer Leiter', 'yes'],
  ['CTO', 'Directrice technique', 'yes'],
  ['CTO', 'Dyrektor ds. technicznych', 'yes'],
  ['CTO', 'VP Engineering', 'unclear'],
  ['CTO', 'Head of IT', 'unclear'],
  ['CTO', 'CEO', 'no'],
  ['CTO', 'Sales Manager', 'no'],
  ['CTO', 'Assistant to the CTO', 'no'],
  ['CTO', 'Former CTO', 'no'],
  ['CTO', 'Deputy CTO', 'unclear'],
  ['CTO', 'Sekretariat', 'no'],
  ['CTO', 'Agente di vendita', 'no'],
  ['CTO', 'Head of Platform', 'unclear'],
  ['Head of Sales', 'Vertriebsleiterin', 'yes'],
  ['Head of Sales', 'Försäljningschef', 'yes'],
  ['Head of Sales', 'Directeur commercial', 'yes'],
  ['Head of Sales', 'Direttore vendite', 'yes'],
  ['Head of Sales', 'Obchodní ředitelka', 'yes'],
  ['Head of Sales', 'Diretor comercial', 'yes'],
  ['Head of Sales', 'Buchhalter', 'no'],
  ['CEO', 'Geschäftsführerin', 'yes'],
  ['CEO', 'Prezes zarządu', 'yes'],
  ['CEO', 'Jednatel', 'yes'],
  ['CEO', 'Verkställande direktör', 'yes'],
  ['CEO', 'Amministratore delegato', 'yes'],
  ['CEO', 'Assistenz der Geschäftsführung', 'no'],
  ['CEO', 'Founder', 'unclear'],
  ['Head of Purchasing', 'Inkoopmanager', 'unclear'],
  ['Head of Purchasing', 'Hoofd inkoop', 'yes'],
  ['Head of Finance', 'Kaufmännische Leiterin', 'yes'],
  ['Head of Finance', 'Geschäftsführer Finanzen', 'yes'],
  ['Head of Sales', 'Comercial', 'no'],
  ['Head of Sales', 'Obchodní zástupkyně', 'no'],
  ['CEO', 'Technischer Geschäftsführer', 'unclear'],
  ['CEO', 'CEO & Head of Sales', 'yes'],
])('asked for a %s, %s is %s', (wanted, title, verdict) => {
  expect(judgeTitle([wanted], title).verdict).toBe(verdict);
});

it('judges a seat by the city in a region, a country or an area', () => {
  expect(judge(criterion('place', ['Berlin']))).toMatchObject({ verdict: 'no', reason: 'Seat is Potsdam' });
  expect(judge(criterion('place', ['Berlin', 'Potsdam']))?.verdict).toBe('yes');
  expect(judge(criterion('place', ['Brandenburg']))?.verdict).toBe('yes');
  expect(judge(criterion('place', ['Germany']))?.verdict).toBe('yes');
  expect(judge(criterion('place', ['DACH']))?.verdict).toBe('yes');
  expect(judge(criterion('place', ['Poland']))?.verdict).toBe('no');
  expect(judge(criterion('place', ['Munich']), { ...COMPANY, city: null })?.verdict).toBe('unclear');
  expect(judge(criterion('place', ['Warszawa']), { ...COMPANY, city: null })?.verdict).toBe('no');
});

it('judges sizes, trades and sentences', () => {
  expect(judge(criterion('size', [], { min: 20, max: 200 }))).toMatchObject({ verdict: 'no', reason: '340 people' });
  expect(judge(criterion('size', [], { min: 20, max: 350 }))?.verdict).toBe('yes');
  expect(judge(criterion('industry', ['Fintech']))?.verdict).toBe('yes');
  expect(judge(criterion('industry', ['Banking']))?.verdict).toBe('unclear');
  expect(judge(criterion('industry', ['Agriculture']))?.verdict).toBe('no');
  expect(judge(criterion('other', ['sell', 'banks']))).toMatchObject({ verdict: 'yes' });
  expect(judge(criterion('other', ['sell', 'zoos']))?.verdict).toBe('unclear');
  const denied = { ...COMPANY, said: [said('We do not sell to banks.')] };
  expect(judge(criterion('other', ['sell', 'banks']), denied)?.verdict).toBe('no');
});

it('leaves open what sources dispute, and shows both', () => {
  const disputed = { ...COMPANY, city: said('Berlin', 0.35), country: null };
  expect(judge(criterion('place', ['Berlin']), disputed)?.verdict).toBe('unclear');
  expect(judge(criterion('title', ['CTO']), COMPANY, { ...ANN, title: said('CTO', 0.35) })?.proofs).toHaveLength(1);
});

it('says neither yes nor no without a proof', () => {
  const text = fc.constantFrom('CTO', 'Berlin', 'Fintech', 'Poland', 'sell banks', '', 'x');
  const maybe = fc.option(
    fc
      .tuple(text, fc.boolean())
      .map(([value, isProven]) => ({ ...said(value), proofs: isProven ? [proof(value)] : [] })),
  );
  const kind = fc.constantFrom(...(['title', 'industry', 'place', 'size', 'other'] as const));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(kind, text), { maxLength: 8 }),
      maybe,
      maybe,
      maybe,
      maybe,
      (asked, title, industry, city, country) => {
        const criteria = asked.map(([of, value]) => criterion(of, [value], of === 'size' ? { min: 1, max: 9 } : null));
        const company = { ...COMPANY, industry, city, country, people: null, said: title ? [title] : [] };
        const judgements = judgeCandidate(criteria, company, { ...ANN, title });
        expect(judgements).toHaveLength(criteria.length);
        for (const { verdict, proofs } of judgements)
          if (verdict !== 'unclear') expect(proofs.length).toBeGreaterThan(0);
      },
    ),
  );
});

it('tells where a candidate stands and what decided it', () => {
  const criteria = [
    { ...criterion('title', ['CTO']), id: 'A' },
    { ...criterion('place', ['Berlin']), id: 'B' },
  ];
  const judgements = judgeCandidate(criteria, COMPANY, ANN);
  expect(fitOf(judgements)).toBe('out');
  expect(decidedBy(criteria, judgements)).toEqual({ criterionId: 'B', text: 'Seat is Potsdam' });
  expect(fitOf([])).toBe('unclear');
  expect(fitOf(judgements.slice(0, 1))).toBe('fit');
});

it('turns a criterion round that names what is not wanted, and leaves what is not known unclear', () => {
  const excluded = (kind: 'industry' | 'place', values: string[]) => ({ ...criterion(kind, values), isExcluded: true });
  expect(judge(excluded('place', ['Potsdam']))?.verdict).toBe('no');
  expect(judge(excluded('place', ['Madrid']))?.verdict).toBe('yes');
  expect(judge(excluded('place', ['Potsdam']), { ...COMPANY, city: null, country: null })?.verdict).toBe('unclear');
});
