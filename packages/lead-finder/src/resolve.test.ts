import { expect, it } from 'vitest';
import { isSameName, nameKey } from './fold-name.ts';
import type { Person } from './person.ts';
import { readCompany } from './read/read-company.ts';
import { companyKeyOf, mergeCompany, type PersonOnPage, resolvePeople } from './resolve.ts';

const READ = { readAt: '2026-06-01T00:00:00Z', source: 'crawler' } as const;

const mention = (name: string, title: string, page: string, more: Partial<PersonOnPage> = {}): PersonOnPage => {
  const at = (quote: string) => ({ quote, offset: 0, place: 'text' as const, url: page });
  const person: Person = { name, title, evidence: { name: at(name), title: at(title) } };
  return { person, companyKey: companyKeyOf(page) ?? '', ...READ, ...more };
};

it('knows a company by the domain it registered, and look-alikes apart', () => {
  expect(companyKeyOf('https://www.team.bell.co.uk/a?b')).toBe('bell.co.uk');
  expect(companyKeyOf('bell.de')).toBe('bell.de');
  expect(companyKeyOf('https://bell-group.de')).toBe('bell-group.de');
  expect(companyKeyOf('https://jane.github.io')).toBe('jane.github.io');
  expect(companyKeyOf('')).toBeUndefined();
});

it.each([
  ['Dr. Jörg Müller', 'Müller, Jörg'],
  ['Jörg Müller', 'Joerg Mueller'],
  ['Jörg Müller', 'J. Müller'],
  ['MÜLLER Jörg', 'Jörg Müller'],
  ['Anna Maria van der Berg', 'Anna van der Berg'],
  ['Ann Bell, MBA', 'Ann Bell'],
  ['Łukasz Żak', 'Lukasz Zak'],
])('takes %s and %s for one name', (a, b) => {
  expect(isSameName(a, b)).toBe(true);
});

it.each([
  ['Ann Bell', 'Anna Bell'],
  ['Ann Bell', 'Ann Ball'],
  ['J. Müller', 'Karl Müller'],
])('takes %s and %s for two', (a, b) => {
  expect(isSameName(a, b)).toBe(false);
});

it('makes one person of several mentions, and keeps namesakes of other companies apart', () => {
  const people = resolvePeople([
    mention('Dr. Jörg Müller', 'CTO', 'https://bell.test/team'),
    mention('Jörg Müller', 'CTO & Co-Founder', 'https://bell.test/about'),
    mention('J. Müller', 'CTO', 'https://www.bell.test/contact'),
    mention('Jörg Müller', 'Gardener', 'https://dorn.test/team'),
  ]);
  expect(people.map(({ companyKey, name, title }) => [companyKey, name.value, title?.value])).toEqual([
    ['bell.test', 'Dr. Jörg Müller', 'CTO'],
    ['dorn.test', 'Jörg Müller', 'Gardener'],
  ]);
  expect(people[0]?.name.proofs).toHaveLength(3);
  expect(people[0]?.key).not.toBe(people[1]?.key);
});

it('does not join an initial that two people share', () => {
  const people = resolvePeople([
    mention('Jane Bell', 'CEO', 'https://bell.test/a'),
    mention('John Bell', 'CFO', 'https://bell.test/a'),
    mention('J. Bell', 'Director', 'https://bell.test/b'),
  ]);
  expect(people.map(({ name }) => name.value)).toEqual(['Jane Bell', 'John Bell', 'J. Bell']);
});

it('drops who left, and trusts old news less', () => {
  const people = resolvePeople([
    mention('Carl Dorn', 'ehemaliger Geschäftsführer', 'https://bell.test/a'),
    mention('Eve Finch', 'CFO (until 2023)', 'https://bell.test/a'),
    mention('Ann Bell', 'CTO', 'https://bell.test/news/1', { writtenAt: '2019-01-01T00:00:00Z' }),
  ]);
  expect(people.map(({ name, title }) => [name.value, title?.confidence])).toEqual([['Ann Bell', 0.4]]);
});

it('keeps both proofs where two pages disagree on a title', () => {
  const [ann] = resolvePeople([
    mention('Ann Bell', 'CTO', 'https://bell.test/a'),
    mention('Ann Bell', 'Head of Sales', 'https://bell.test/b'),
  ]);
  expect(ann?.title?.confidence).toBeLessThan(0.4);
  expect(ann?.title?.proofs.map(({ quote }) => quote)).toEqual(['CTO', 'Head of Sales']);
});

it('merges what pages state of one company and leaves open what they dispute', () => {
  const page = (html: string, url: string) => readCompany({ html, url, ...READ });
  const one = page('<p>Bell GmbH</p><p>Hauptstr. 1</p><p>10117 Berlin</p>', 'https://bell.test/impressum');
  const two = page('<p>Bell GmbH</p><p>80331 München</p>', 'https://bell.test/kontakt');
  const merged = mergeCompany('bell.test', [one, one]);
  expect(merged).toMatchObject({ name: { value: 'Bell GmbH' }, city: { value: 'Berlin' }, country: { value: 'DE' } });
  const disputed = mergeCompany('bell.test', [one, two]);
  expect(disputed.city?.confidence).toBeLessThan(0.4);
  expect(disputed.city?.proofs.map(({ quote }) => quote)).toEqual(['10117 Berlin', '80331 München']);
});

it('folds any name without failing', () => {
  for (const name of ['', ' ', ',', '.', 'Dr.', '李明', 'محمد علي']) expect(typeof nameKey(name)).toBe('string');
});
