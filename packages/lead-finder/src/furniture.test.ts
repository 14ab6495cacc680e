import { expect, it } from 'vitest';
import { extractPeople } from './extract-people.ts';
import { readCompany } from './read/read-company.ts';
import { mergeCompany } from './resolve.ts';

/** A page as builders make them: all of its content within elements that say nothing. */
const built = (content: string, { head = '', before = '' } = {}) =>
  `<head>${head}</head><body><div class="page"><div class="inner">${before}<main><h1>Contact</h1><div class="frame"><div class="frame-inner">${content}</div></div></main></div></div></body>`;

const peopleOf = (html: string, path = 'contact') =>
  extractPeople({ html, url: `https://www.bell.test/${path}` }).map(({ name, title, phone }) =>
    [name, title ?? '-', phone ?? '-'].join(' | '),
  );

const MENU =
  '<nav><ul><li><a href="/team">Our team</a></li><li><a href="/team#1">Sales and administration</a></li></ul></nav>';

it('Takes no entry of a menu for the title of whom a page of news names', () => {
  const html = `<div class="page">${MENU}<table><tr><td><font size="5">Peter Lockwood</font><p>Quality is checked at every step.</p></td></tr></table></div>`;
  expect(peopleOf(html, 'news/2')).toEqual([]);
});

it('Takes nobody for a person because the logo is called like the site', () => {
  const head = '<meta property="og:site_name" content="Birkenau Petersen">';
  const before = '<a href="/"><img src="/logo.svg" alt="Birkenau Petersen"></a>';
  const card =
    '<div class="card"><h4>Birkenau Petersen</h4><p>Am Hafen 3, Kiel</p><p><a href="mailto:info@bell.test">Mail</a></p></div>';
  expect(peopleOf(built(card, { head, before }))).toEqual([]);
});

it('Takes no company with its legal form for a person', () => {
  const content =
    '<h3>Anna Hoekstra B.V.</h3><p>Dorpsstraat 6, Groningen</p><h3>Directie</h3><p>Jan Hoekstra<br>CEO</p>';
  expect(peopleOf(built(content), 'colofon')).toEqual(['Jan Hoekstra | CEO | -']);
});

it('Takes no step of the way to a page for a title', () => {
  const html = built(
    '<div><a href="/">Bell Médica</a> <span>›</span> <span>Peter Lockwood</span></div><p>Peter Lockwood joins Bell.</p>',
  );
  expect(peopleOf(html)).toEqual(['Peter Lockwood | - | -']);
});

it('Takes no line of rights for a title', () => {
  const content = '<dl><dt>Contact</dt><dd>Anna Bell</dd></dl><p>© Bell Medical Director Services, Plaza Nueva 88</p>';
  expect(peopleOf(built(content), 'team')).toEqual(['Anna Bell | - | -']);
});

it('Prefers the title in the paragraph of the name to the heading above it', () => {
  const content =
    '<h3>Bell Inc.</h3><p>Victoria Road 18, Boston</p><h3>Directors</h3><p>Claire Halloran<br>Managing Director</p><h3>Company no.</h3><p>104366</p>';
  expect(peopleOf(built(content), 'legal')).toEqual(['Claire Halloran | Managing Director | -']);
});

it.each([
  ['a street', '<table><tr><td>Am Hafen 24, Wien</td></tr><tr><td>+43 1 555 1964</td></tr></table>', 'td'],
  ['its own heading', '<p>Bell</p><p>+43 1 555 1964</p>', 'h3'],
])('Gives nobody the number of the house that stands with %s above the name', (_what, house, name) => {
  const person = (number: string) =>
    name === 'td'
      ? `<table><tr><td>Anna Jansen</td><td>Head of Sales</td><td>${number}</td></tr></table>`
      : `<h3>Anna Jansen</h3><p>Head of Sales</p><p>${number}</p>`;
  expect(peopleOf(built(house + person('')))).toEqual(['Anna Jansen | Head of Sales | -']);
  expect(peopleOf(built(house + person('+43 1 847 5505')))).toEqual(['Anna Jansen | Head of Sales | +43 1 847 5505']);
});

const READ = { readAt: '2026-06-01T00:00:00Z', source: 'crawler' } as const;

it('Reads the year of a copyright as no postal code, though the holder is called like a city', () => {
  const html =
    '<p>Utrecht Hof B.V., Havenweg 56, Rotterdam</p><p>© 2026 Utrecht Hof B.V. Alle rechten voorbehouden</p>';
  expect(readCompany({ html, url: 'https://bell.test/', ...READ }).city?.value).toBe('Rotterdam');
});

it('Leaves a trade undisputed that a page states, whatever words the others use', () => {
  const page = (html: string, path: string) => readCompany({ html, url: `https://bell.test/${path}`, ...READ });
  const stated = page('<dl><dt>Branche</dt><dd>Fintech</dd></dl>', 'about');
  const spoken = page(
    '<title>Software</title><meta name="description" content="Software für Banken"><h1>Software</h1><p>Wir sind ein Softwareunternehmen.</p>',
    '',
  );
  expect(spoken.industry).toMatchObject({ value: 'Software' });
  expect(spoken.industry?.confidence).toBeGreaterThan(0.7);
  const { industry } = mergeCompany('bell.test', [spoken, stated, spoken]);
  expect(industry).toMatchObject({ value: 'Fintech' });
  expect(industry?.confidence).toBeGreaterThan(0.9);
});
