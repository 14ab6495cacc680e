import { describe, expect, it } from 'vitest';
import { extractPeople } from './extract-people.ts';

const URL = 'https://www.example.test/team';

const peopleOf = (html: string, url = URL) =>
  extractPeople({ html, url }).map(({ name, title }) => `${name} | ${title ?? '-'}`);

describe('names are found as they are written in their languages', () => {
  it.each([
    [
      'Japanese titles before names, with and without a space in the name',
      `<dl><dt>代表者</dt><dd>代表取締役社長　佐々木 健太郎</dd><dt>役員</dt><dd>専務取締役　大野美咲<br>監査役　小川 由紀子</dd></dl>`,
      ['佐々木 健太郎 | 代表取締役社長', '大野美咲 | 専務取締役', '小川 由紀子 | 監査役'],
    ],
    [
      'Japanese given names in kana',
      `<h2>スタッフ紹介</h2><div><h3>渡辺 美穂</h3><p>店長</p></div><div><h3>井上さやか</h3><p>受付</p></div>`,
      ['渡辺 美穂 | 店長', '井上さやか | 受付'],
    ],
    [
      'Chinese family names of two signs',
      `<h2>团队</h2><div><p>陈思远</p><p>总裁</p></div><div><p>欧阳慧敏</p><p>首席财务官</p></div>`,
      ['陈思远 | 总裁', '欧阳慧敏 | 首席财务官'],
    ],
    [
      'generations, which are part of the name',
      `<ul><li>Preston Whitlock III, Vice Chair</li><li>Carl Dorn, Jr., Treasurer</li></ul>`,
      ['Preston Whitlock III | Vice Chair', 'Carl Dorn, Jr. | Treasurer'],
    ],
    [
      'degrees in small letters before a name',
      `<p>mgr inż. Katarzyna Wiśniewska</p><p>Kierownik działu projektów</p>`,
      ['Katarzyna Wiśniewska | Kierownik działu projektów'],
    ],
  ])('%s', (_kind, html, people) => {
    expect(peopleOf(`<h1>Team</h1>${html}`)).toEqual(people);
  });
});

describe('unknown names', () => {
  const cards = (...pairs: [string, string][]) =>
    pairs.map(([name, title]) => `<div><p class="a">${name}</p><p class="b">${title}</p></div>`).join('');

  it('are names where one of the cards alike holds a known one and each has a title', () => {
    const html = `<h2>Board of Trustees</h2>${cards(['Anna Stroud', 'Chair'], ['Bode Falana', 'Vice Chair'], ['Corwin Ashby', 'Secretary'], ['Dervla Kinsella', 'Trustee'])}`;
    expect(peopleOf(html)).toHaveLength(4);
  });

  it('are names where the layout calls the card a member and a title stands in it', () => {
    const html = `<h2>Operations</h2><article class="member"><h3>Bernt Nyhus</h3><p class="role">CTO</p></article>`;
    expect(peopleOf(html)).toEqual(['Bernt Nyhus | CTO']);
  });

  it.each([
    [
      'goods',
      cards(['Blue Harbor', 'Password manager'], ['Silver Lining', 'Tax assistant'], ['Iron Gate', 'Controller']),
    ],
    [
      'places with open positions',
      cards(['San Francisco', 'Senior Engineer'], ['Santa Clara', 'Marketing Manager'], ['Port Louis', 'Technician']),
    ],
  ])('are none for %s', (_kind, html) => {
    expect(peopleOf(`<h1>Join our team</h1>${html}`)).toEqual([]);
  });
});

describe('in sentences', () => {
  it('finds who introduces themselves and people the house calls its own', () => {
    const html = `<h1>Hi, I'm Juniper Hathaway.</h1><p>Our head brewer, Gunnar Falk, trained in Munich.</p><p>Say hello: juniper@bell.test</p>`;
    expect(peopleOf(html)).toEqual(['Juniper Hathaway | -', 'Gunnar Falk | head brewer']);
  });

  it('takes the authority behind a title for no person', () => {
    const html = `<div><h4>Solène Kervadec</h4><p>Avocate associée – Barreau de Rennes</p></div>`;
    expect(peopleOf(html)).toEqual(['Solène Kervadec | Avocate associée – Barreau de Rennes']);
  });

  it('keeps the brackets of a title', () => {
    expect(peopleOf(`<ul><li>Oskar Lind, Program Associate (Youth)</li></ul>`)).toEqual([
      'Oskar Lind | Program Associate (Youth)',
    ]);
  });

  it('takes customers of success stories for no people of the house', () => {
    const html = `<h1>Success stories</h1><div><h4>Melvin Stokes</h4><p>Owner, Stokes Plumbing</p></div>`;
    expect(peopleOf(html, 'https://www.example.test/customers')).toEqual([]);
  });
});
