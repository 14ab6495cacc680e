import { expect, it } from 'vitest';
import { extractPeople } from './extract-people.ts';
import { readCompany } from './read/read-company.ts';

const peopleOn = (url: string, html: string) =>
  extractPeople({ html, url: `https://www.bell.test/${url}` }).map(({ name, title }) => `${name} | ${title ?? '-'}`);

it.each([
  ['brands', 'brands', '<h1>Our brands</h1><ul><li>Hugo Boss</li><li>Ralph Lauren</li><li>Tom Tailor</li></ul>'],
  [
    'ships',
    'fleet',
    '<table><tr><td>Maria Louise</td><td>1998</td></tr><tr><td>Anna Sophie</td><td>2004</td></tr></table>',
  ],
  ['places', 'tours', '<ul><li>San Francisco</li><li>Santa Maria</li><li>San Diego</li><li>Victoria Falls</li></ul>'],
  [
    'customers below what they said',
    'team',
    '<h2>What they say</h2><div><p>“It saved us a week of work.”</p><b>Sarah Collins</b><i>Head of Growth, Finch</i></div>',
  ],
  ['customers below their stars', 'about', '<h1>Team</h1><p>★★★★★</p><p>Very kind people.</p><p>Anna Bell, Chair</p>'],
  [
    'writers of a forum',
    'forum/thread/7',
    '<div class="u">Anna Bell</div><div>Moderator</div><div class="u">Carl Dorn</div>',
  ],
  [
    'banks that are members',
    'members',
    '<h1>Our members</h1><ul><li>Morgan Stanley</li><li>Deutsche Bank</li><li>Goldman Sachs</li><li>ING</li></ul>',
  ],
  [
    'firms called like people, one of them with its legal form',
    'mitglieder',
    '<h2>Mitglieder</h2><ul><li>Sterling Cooper LLC</li><li>Baker McKenzie</li><li>Morgan Stanley</li></ul>',
  ],
  ['logos of partners', 'partner', '<h1>Partner</h1><img alt="Karl Storz"><p>Karl Storz</p><p>Jack Wolfskin</p>'],
])('takes no %s for people of the house', (_kind, url, html) => {
  expect(peopleOn(url, html)).toEqual([]);
});

it.each([
  [
    'a linked name before pipes',
    'team',
    '<p><a href="/a">Anna Bell</a> | Finance Director | anna@bell.test</p><p><a href="/c">Carl Dorn</a> | Engineer</p>',
    ['Anna Bell | Finance Director', 'Carl Dorn | Engineer'],
  ],
  [
    'a column that says what people do',
    'medicos',
    '<h1>Equipo</h1><table><tr><th>Nombre</th><th>Especialidad</th></tr><tr><td>Dra. Lucía Gómez</td><td>Pediatría</td></tr></table>',
    ['Lucía Gómez | Pediatría'],
  ],
  [
    'headings of one name each',
    'team',
    '<h1>Team</h1><h2>Head of Kitchen</h2><p>Anna Bell</p><h2>Guest relations</h2><p>Carl Dorn</p>',
    ['Anna Bell | Head of Kitchen', 'Carl Dorn | Guest relations'],
  ],
  [
    'names side by side, one of them unknown',
    'team',
    '<h1>Team</h1><table><tr><th>Anna Bell</th><th>Quillon Vrast</th><th>Carl Dorn</th></tr><tr><td>Chair</td><td>Engineer</td><td>Clerk</td></tr></table>',
    ['Anna Bell | Chair', 'Quillon Vrast | Engineer', 'Carl Dorn | Clerk'],
  ],
  [
    'lines of preformatted text',
    'imprint',
    '<h1>Imprint</h1><pre>Bell Ltd\nMain Street 5\nManaging Director: Anna Bell\ninfo@bell.test</pre>',
    ['Anna Bell | Managing Director'],
  ],
  [
    'elements of the site’s own',
    'about',
    '<team-member><span slot="name">Quillon Vrast</span><span slot="job">Engineer</span></team-member>',
    ['Quillon Vrast | Engineer'],
  ],
  [
    'the title behind a sentence to the left of a name',
    'team',
    '<h1>Team</h1><div><p>Darum kümmert sich unsere Werksleiterin</p><b>Jana Voss</b></div>',
    ['Jana Voss | Werksleiterin'],
  ],
  [
    'a sentence that ends in a title and a name',
    'about',
    '<h1>About us</h1><p>Please contact our Sales Director, Anna Bell, for a quote.</p>',
    ['Anna Bell | Sales Director'],
  ],
  [
    'all words of a title in a sentence',
    'about',
    '<h1>About us</h1><p>Talk to our Sales Director Anna Bell about it.</p>',
    ['Anna Bell | Sales Director'],
  ],
  [
    'a title that goes on behind the word for the house’s own',
    'team',
    '<h1>Team</h1><div><b>Jana Voss</b><p>Leiterin unserer Filiale</p></div>',
    ['Jana Voss | Leiterin unserer Filiale'],
  ],
  [
    'members who are people though few of their names are known',
    'members',
    '<h1>Members</h1><ul><li>Anna Bell</li><li>Quillon Vrast</li><li>Wei Zhang</li><li>Thrask Munnel</li></ul>',
    ['Anna Bell | -', 'Wei Zhang | -'],
  ],
  [
    'the one who represents a company',
    'impressum',
    '<h1>Impressum</h1><p>Bell GmbH</p><p>Vertreten durch: Jens Albrecht</p><p>Amtsgericht Bonn</p><p>HRB 12345</p>',
    ['Jens Albrecht | -'],
  ],
])('reads %s', (_structure, url, html, people) => {
  expect(peopleOn(url, html)).toEqual(people);
});

it.each([
  ['<div><span>Industry</span> <span>Fintech</span></div>', 'Fintech'],
  ['<div><b>Fintech</b> <small>Industry</small></div>', 'Fintech'],
  ['<div><a href="/jobs">Recruiting</a></div><p>We are a fintech company.</p>', 'Fintech'],
  ['<p>Industrieweg 22, Berlin</p><p>We are a fintech company.</p>', 'Fintech'],
])('reads the trade of %s', (html, industry) => {
  const read = readCompany({ html, url: 'https://bell.test/about', readAt: '2026-01-01T00:00:00Z', source: 'crawler' });
  expect(read.industry?.value).toBe(industry);
});

it('reads how many work there behind a label on the same line', () => {
  const html = '<div><span>Employees</span> <span>123</span></div>';
  const read = readCompany({ html, url: 'https://bell.test/about', readAt: '2026-01-01T00:00:00Z', source: 'crawler' });
  expect(read.people?.value).toEqual({ min: 123, max: 123 });
});
