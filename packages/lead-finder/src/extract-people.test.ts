import { describe, expect, it } from 'vitest';
import { extractPeople } from './extract-people.ts';

const URL = 'https://www.example.test/team';

/** Each person in short: name, then title, address and number where there are. */
const peopleOf = (html: string, url = URL) =>
  extractPeople({ html, url }).map(({ name, title, email, phone }) =>
    [name, title ?? '-', email, phone].filter((value) => value !== undefined).join(' | '),
  );

describe('layouts', () => {
  it.each([
    [
      'cards with the title below the name',
      `<h1>Our team</h1><div class="c"><h3>Ann Bell</h3><p>Head of Sales</p></div><div class="c"><h3>Carl Dorn</h3><p>Engineer</p></div>`,
      ['Ann Bell | Head of Sales', 'Carl Dorn | Engineer'],
    ],
    [
      'cards with a link to the address behind the title',
      `<h1>Unser Team</h1><div class="c"><h3>Ann Bell</h3><p>Vertriebsleiterin <a href="mailto:ann@bell.test">E-Mail</a></p></div><div class="c"><h3>Carl Dorn</h3><p>Werksleiter <a href="/carl"><span>LinkedIn</span></a></p></div>`,
      ['Ann Bell | Vertriebsleiterin | ann@bell.test', 'Carl Dorn | Werksleiter'],
    ],
    [
      'cards with the title above the name',
      `<h1>Our team</h1><div class="c"><p>Head of Sales</p><h3>Ann Bell</h3></div><div class="c"><p>Engineer</p><h3>Carl Dorn</h3></div>`,
      ['Ann Bell | Head of Sales', 'Carl Dorn | Engineer'],
    ],
    [
      'headings and lines that no element wraps',
      `<h1>Staff</h1><h3>Ann Bell</h3><p>Director</p><p>She likes long walks by the sea and reads a lot of books about it.</p><h3>Carl Dorn</h3><p>Treasurer</p>`,
      ['Ann Bell | Director', 'Carl Dorn | Treasurer'],
    ],
    [
      'a table with a row each',
      `<h1>Contact</h1><table><tr><th>Name</th><th>Role</th><th>E-mail</th></tr><tr><td>Ann Bell</td><td>Chair</td><td>ann@bell.test</td></tr><tr><td>Carl Dorn</td><td>Treasurer</td><td>cdorn@bell.test</td></tr></table>`,
      ['Ann Bell | Chair | ann@bell.test', 'Carl Dorn | Treasurer | cdorn@bell.test'],
    ],
    [
      'a table with the role in front',
      `<h1>Vorstand</h1><table><tr><td>1. Vorsitzender</td><td>Hans Meier</td></tr><tr><td>Kassenwart</td><td>Petra Klein</td></tr></table>`,
      ['Hans Meier | 1. Vorsitzender', 'Petra Klein | Kassenwart'],
    ],
    [
      'a list with a dash',
      `<h2>Board</h2><ul><li>Ann Bell - President</li><li>Carl Dorn - Vice President</li><li>Eve Finch - Secretary</li></ul>`,
      ['Ann Bell | President', 'Carl Dorn | Vice President', 'Eve Finch | Secretary'],
    ],
    [
      'a list with the role in front of a dash',
      `<h2>Board</h2><ul><li>President - Ann Bell</li><li>Secretary - Eve Finch</li></ul>`,
      ['Ann Bell | President', 'Eve Finch | Secretary'],
    ],
    [
      'a list with the role in front of a colon',
      `<h2>Board</h2><ul><li><b>President</b>: Ann Bell</li><li><b>Secretary:</b> Eve Finch</li></ul>`,
      ['Ann Bell | President', 'Eve Finch | Secretary'],
    ],
    [
      'a list with commas',
      `<h2>Team</h2><ul><li>Ann Bell, President</li><li>Carl Dorn, Head of Research, Bell Institute</li></ul>`,
      ['Ann Bell | President', 'Carl Dorn | Head of Research'],
    ],
    [
      'a list with brackets',
      `<h2>Team</h2><ul><li>Ann Bell (President)</li><li>Carl Dorn (Treasurer)</li></ul>`,
      ['Ann Bell | President', 'Carl Dorn | Treasurer'],
    ],
    [
      'terms and what is said of them',
      `<h1>Impressum</h1><dl><dt>Geschäftsführerin</dt><dd>Petra Klein</dd><dt>Telefon</dt><dd>+49 30 1234567</dd></dl>`,
      ['Petra Klein | Geschäftsführerin | +49 30 1234567'],
    ],
    [
      'captions of pictures',
      `<h2>Team</h2><figure><img alt="Ann Bell"><figcaption>Ann Bell<br>Designer</figcaption></figure><figure><img alt="Carl Dorn"><figcaption>Carl Dorn<br>Developer</figcaption></figure>`,
      ['Ann Bell | Designer', 'Carl Dorn | Developer'],
    ],
    [
      'a bold name and its title at the head of a paragraph',
      `<h1>People</h1><p><strong>Ann Bell</strong>, Executive Director. Ann has worked with us for many years and knows the whole house, from the cellar to the roof; before that she taught history at three schools in the north, and wrote two books on it.</p><p><strong>Carl Dorn</strong>, Programme Manager. Carl came to us from the city council, where he looked after parks and gardens; he speaks four languages and plays the cello in an orchestra of friends, which travels every summer.</p>`,
      ['Ann Bell | Executive Director', 'Carl Dorn | Programme Manager'],
    ],
    [
      'a bold name, a dash and a title in one paragraph',
      `<h1>Team</h1><p><b>Ann Bell</b> – Executive Director</p><p><b>Carl Dorn</b> – Programme Manager</p>`,
      ['Ann Bell | Executive Director', 'Carl Dorn | Programme Manager'],
    ],
    [
      'a heading that names the role of all below',
      `<h1>People</h1><h2>Doctoral Students</h2><ul><li>Ann Bell</li><li>Carl Dorn</li></ul><h2>Professors</h2><ul><li>Eve Finch</li></ul>`,
      ['Ann Bell | Doctoral Students', 'Carl Dorn | Doctoral Students', 'Eve Finch | Professors'],
    ],
    [
      'names one after another',
      `<h1>Team</h1><p>Ann Bell, Carl Dorn, Eve Finch and Guy Hale.</p>`,
      ['Ann Bell | -', 'Carl Dorn | -', 'Eve Finch | -', 'Guy Hale | -'],
    ],
    [
      'a line of several people with their roles',
      `<h1>Vorstand</h1><div>Hans Meier (Vorsitzender) | Petra Klein (Schatzmeisterin)</div>`,
      ['Hans Meier | Vorsitzender', 'Petra Klein | Schatzmeisterin'],
    ],
    [
      'lines of one paragraph',
      `<h1>Kontakt</h1><p><strong>Hans Meier</strong><br>Vertriebsleiter<br>Tel.: +49 30 1234567<br>E-Mail: meier@klein.test</p>`,
      ['Hans Meier | Vertriebsleiter | meier@klein.test | +49 30 1234567'],
    ],
    [
      'honorifics, degrees and particles',
      `<h1>Praxisteam</h1><div class="k"><h4>Dr. med. Hans von der Heide</h4><p>Facharzt für Innere Medizin</p></div><div class="k"><h4>Prof. Dr. Petra Klein-Meier, MBA</h4><p>Fachärztin für Chirurgie</p></div><div class="k"><h4>Frau Sabine Groß</h4><p>Medizinische Fachangestellte</p></div>`,
      [
        'Hans von der Heide | Facharzt für Innere Medizin',
        'Petra Klein-Meier | Fachärztin für Chirurgie',
        'Sabine Groß | Medizinische Fachangestellte',
      ],
    ],
  ])('%s are read', (_what, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('languages', () => {
  it.each([
    [
      'French',
      `<h1>Notre équipe</h1><div class="c"><h3>Hélène Martin</h3><p>Directrice générale</p></div><div class="c"><h3>Luc Bernard</h3><p>Chargé de mission</p></div>`,
      ['Hélène Martin | Directrice générale', 'Luc Bernard | Chargé de mission'],
    ],
    [
      'Spanish',
      `<h1>Nuestro equipo</h1><div class="c"><h3>María José Núñez</h3><p>Abogada</p></div><div class="c"><h3>Raúl Ortega Díaz</h3><p>Socio fundador</p></div>`,
      ['María José Núñez | Abogada', 'Raúl Ortega Díaz | Socio fundador'],
    ],
    [
      'Italian',
      `<h1>Chi siamo</h1><div class="c"><h3>Giulia De Santis</h3><p>Responsabile amministrativa</p></div><div class="c"><h3>Marco Rinaldi</h3><p>Socio</p></div>`,
      ['Giulia De Santis | Responsabile amministrativa', 'Marco Rinaldi | Socio'],
    ],
    [
      'Dutch',
      `<h1>Ons team</h1><div class="c"><h3>Sanne de Vries</h3><p>Projectleider</p></div><div class="c"><h3>Joost van den Berg</h3><p>Penningmeester</p></div>`,
      ['Sanne de Vries | Projectleider', 'Joost van den Berg | Penningmeester'],
    ],
    [
      'Portuguese',
      `<h1>Equipa</h1><div class="c"><h3>João Pereira</h3><p>Sócio-gerente</p></div><div class="c"><h3>Inês Duarte</h3><p>Advogada</p></div>`,
      ['João Pereira | Sócio-gerente', 'Inês Duarte | Advogada'],
    ],
    [
      'Polish',
      `<h1>Zespół</h1><div class="c"><h3>Łukasz Wójcik</h3><p>Prezes zarządu</p></div><div class="c"><h3>Agnieszka Nowak</h3><p>Księgowa</p></div>`,
      ['Łukasz Wójcik | Prezes zarządu', 'Agnieszka Nowak | Księgowa'],
    ],
    [
      'Czech',
      `<h1>Náš tým</h1><div class="c"><h3>Mgr. Jana Dvořáková</h3><p>Ředitelka</p></div><div class="c"><h3>Ing. Petr Beneš</h3><p>Jednatel</p></div>`,
      ['Jana Dvořáková | Ředitelka', 'Petr Beneš | Jednatel'],
    ],
    [
      'Swedish',
      `<h1>Styrelsen</h1><ul><li>Ordförande: Åsa Lindqvist</li><li>Kassör: Björn Ek</li></ul>`,
      ['Åsa Lindqvist | Ordförande', 'Björn Ek | Kassör'],
    ],
    [
      'Chinese',
      `<h1>团队成员</h1><div class="c"><h3>王小明</h3><p>教授</p></div><div class="c"><h3>李丽</h3><p>博士研究生</p></div>`,
      ['王小明 | 教授', '李丽 | 博士研究生'],
    ],
    [
      'Japanese',
      `<h1>役員</h1><table><tr><td>代表取締役</td><td>田中 太郎</td></tr><tr><td>取締役</td><td>佐藤 花子</td></tr></table>`,
      ['田中 太郎 | 代表取締役', '佐藤 花子 | 取締役'],
    ],
    [
      'Korean',
      `<h1>구성원</h1><div class="c"><h3>김민준</h3><p>교수</p></div><div class="c"><h3>박서연</h3><p>연구원</p></div>`,
      ['김민준 | 교수', '박서연 | 연구원'],
    ],
    [
      'Arabic',
      `<h1>فريق العمل</h1><div class="c"><h3>د. سمير حداد</h3><p>مدير عام</p></div><div class="c"><h3>أ / ليلى منصور</h3><p>محامية</p></div>`,
      ['سمير حداد | مدير عام', 'ليلى منصور | محامية'],
    ],
    [
      'Russian',
      `<h1>Наша команда</h1><div class="c"><h3>Иван Петров</h3><p>Генеральный директор</p></div><div class="c"><h3>Анна Сидорова</h3><p>Менеджер</p></div>`,
      ['Иван Петров | Генеральный директор', 'Анна Сидорова | Менеджер'],
    ],
  ])('people on a page in %s are read', (_language, html, people) => {
    expect(peopleOf(html)).toEqual(people);
  });
});

describe('imprints', () => {
  it.each([
    [
      'a managing director behind a colon',
      `<h1>Impressum</h1><p>Muster GmbH<br>Musterstraße 1<br>10115 Berlin<br>Geschäftsführer: Hans Meier<br>Telefon: 030 1234567</p>`,
      ['Hans Meier | Geschäftsführer | 030 1234567'],
    ],
    [
      'a representative in a sentence',
      `<h1>Impressum</h1><p>Die Gesellschaft wird vertreten durch den Geschäftsführer Hans Meier, Musterstraße 1, 10115 Berlin, und haftet nach dem Gesetz.</p>`,
      ['Hans Meier | Geschäftsführer'],
    ],
    [
      'a representative on the next line',
      `<h1>Impressum</h1><p>Verein der Freunde e.V.<br>Vertreten durch:<br>Petra Klein</p>`,
      ['Petra Klein | -'],
    ],
    [
      'who answers for a French site',
      `<h1>Mentions légales</h1><p>Directeur de la publication : Luc Bernard</p>`,
      ['Luc Bernard | Directeur de la publication'],
    ],
  ])('%s is found', (_what, html, people) => {
    expect(peopleOf(html, 'https://www.example.test/impressum')).toEqual(people);
  });
});

describe('people who are not of the house', () => {
  it.each([
    [
      'placeholders',
      `<h1>Team</h1><div class="c"><h3>Your Name</h3><p>Director</p></div><div class="c"><h3>Lorem Ipsum</h3><p>Engineer</p></div><div class="c"><h3>Member Name</h3><p>Student</p></div>`,
    ],
    [
      'roles without names',
      `<h1>Equipo</h1><div class="c"><h3>Director General</h3><p>Responsable de la estrategia</p></div><div class="c"><h3>Coordinadora Técnica</h3><p>Proyectos</p></div>`,
    ],
    [
      'customers who praise',
      `<h1>About us</h1><h2>What our clients say</h2><div class="q"><p>Great work, would buy again.</p><h4>Ann Bell</h4><p>Owner, Bell Bakery</p></div>`,
    ],
    [
      'customers in a class of their own',
      `<h1>Team</h1><div class="testimonial-card"><h4>Carl Dorn</h4><p>Director</p></div>`,
    ],
    [
      'sponsors',
      `<h1>Team</h1><h2>Our sponsors</h2><ul><li>Marks Spencer</li><li>Wells Fargo</li><li>Ernst Young</li></ul>`,
    ],
    [
      'streets',
      `<h1>Kontakt</h1><p>Muster Verein<br>Konrad-Adenauer-Straße 7<br>Otto Braun Straße<br>10115 Berlin</p>`,
    ],
    [
      'citations',
      `<h1>About</h1><h2>Publications</h2><ul><li>Ann Bell, Carl Dorn. On walks by the sea. 2021.</li><li>Eve Finch, Guy Hale. On hills. 2022.</li></ul>`,
    ],
    [
      'awards and buildings',
      `<h1>About us</h1><p>We received the Ada Lovelace Award in 2020 and moved to the Alan Turing Building, next to the George Marshall Library.</p>`,
    ],
    [
      'authors of comments',
      `<h1>Team</h1><div class="comments"><div class="comment"><b>Ann Bell</b><p>Nice!</p></div><div class="comment"><b>Carl Dorn</b><p>Yes!</p></div></div>`,
    ],
    [
      'headings',
      `<h1>About us</h1><h3>Our Mission</h3><p>We care.</p><h3>Core Values</h3><p>We share.</p><h3>Quality Assurance</h3><p>We check.</p>`,
    ],
    ['a quotation', `<h1>About us</h1><blockquote>Simplicity is all.<br>Ann Bell, Director</blockquote>`],
    ['a menu', `<nav><a>Ann Bell</a><a>Carl Dorn</a></nav><h1>Team</h1><p>Soon.</p>`],
  ])('%s are left out', (_what, html) => {
    expect(peopleOf(html)).toEqual([]);
  });
});

describe('titles that no word tells', () => {
  it.each([
    [
      'one known title shows what the line below the names is for',
      `<div class="c"><h3>Anna Bell</h3><p>Growth</p></div><div class="c"><h3>Carl Dorn</h3><p>Engineer</p></div>`,
      ['Anna Bell | Growth', 'Carl Dorn | Engineer'],
    ],
    [
      'three cards alike show it too',
      `<div><h3>Anna Bell</h3><p>Growth</p></div><div><h3>Carl Dorn</h3><p>Montage</p></div><div><h3>Eva Klein</h3><p>Backoffice</p></div>`,
      ['Anna Bell | Growth', 'Carl Dorn | Montage', 'Eva Klein | Backoffice'],
    ],
    [
      'beside names',
      `<ul><li>Anna Bell, Growth</li><li>Carl Dorn – Montage</li><li>Eva Klein (Backoffice)</li></ul>`,
      ['Anna Bell | Growth', 'Carl Dorn | Montage', 'Eva Klein | Backoffice'],
    ],
    [
      'between pipes, after numbers',
      `<p>1. Anna Bell | Growth | anna@bell.test</p><p>2. Carl Dorn | Engineer | carl@bell.test</p>`,
      ['Anna Bell | Growth | anna@bell.test', 'Carl Dorn | Engineer | carl@bell.test'],
    ],
    [
      'a row of names above a row of titles',
      `<table><tr><td>Anna Bell</td><td>Carl Dorn</td></tr><tr><td>Growth</td><td>Engineer</td></tr></table>`,
      ['Anna Bell | Growth', 'Carl Dorn | Engineer'],
    ],
    [
      'behind a stroke between two elements',
      `<p><b>Anna Bell</b> / <i>Growth</i></p><p><b>Carl Dorn</b> / <i>Sales Director</i></p><p><b>Eva Klein</b> / <i>Treasury</i></p>`,
      ['Anna Bell | Growth', 'Carl Dorn | Sales Director', 'Eva Klein | Treasury'],
    ],
    [
      'in brackets behind each name of a list',
      `<p>Anna Bell (Growth), Carl Dorn (Sales Director) and Eva Klein (Treasury)</p>`,
      ['Anna Bell | Growth', 'Carl Dorn | Sales Director', 'Eva Klein | Treasury'],
    ],
    [
      'between the only name and an address',
      `<p>Anna Bell<br>Happiness<br>anna.bell@bell.test</p>`,
      ['Anna Bell | Happiness | anna.bell@bell.test'],
    ],
    [
      'not the place or the company between a name and an address',
      `<div><p>Anna Bell<br>Berlin<br>anna.bell@bell.test</p></div><div><p>Carl Dorn<br>Dorn GmbH<br>carl.dorn@dorn.test</p></div>`,
      ['Anna Bell | - | anna.bell@bell.test', 'Carl Dorn | - | carl.dorn@dorn.test'],
    ],
    [
      'beside a number of the same line',
      `<div><span class="n">Anna Bell</span> <span class="t">Sales Director</span> <span class="p">+44 20 756 2512</span></div>`,
      ['Anna Bell | Sales Director | +44 20 756 2512'],
    ],
  ])('%s', (_structure, html, people) => {
    expect(peopleOf(`<h1>Our team</h1>${html}`)).toEqual(people);
  });

  it('takes an organisation or a place below names for no title', () => {
    const card = (name: string, line: string) => `<div><h3>${name}</h3><p>${line}</p></div>`;
    const html = `<h1>Team</h1>${card('Anna Bell', 'University of Leeds')}${card('Carl Dorn', 'Bell GmbH')}${card('Eva Klein', 'Main Street 5')}`;
    expect(peopleOf(html)).toEqual(['Anna Bell | -', 'Carl Dorn | -', 'Eva Klein | -']);
  });
});
