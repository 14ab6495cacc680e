import fc from 'fast-check';
import { expect, it } from 'vitest';
import { extractPeopleOf } from '../extract-people.ts';
import { readCompany, readCompanyOf } from './read-company.ts';
import { readPage } from './read-page.ts';

const read = (html: string, url = 'https://bell.test/about', words?: string[]) =>
  readCompany({ html, url, readAt: '2026-01-01T00:00:00Z', source: 'crawler', ...(words ? { words } : {}) });

it.each([
  ['We are a team of 45 people.', 45, 45],
  ['Unser Team besteht aus 120 Mitarbeitenden an zwei Orten.', 120, 120],
  ['Bell beschäftigt rund 200 Mitarbeiter.', 180, 220],
  ['Notre équipe compte 80 collaborateurs.', 80, 80],
  ['Somos un equipo de 35 personas.', 35, 35],
  ['La nostra azienda conta 60 dipendenti.', 60, 60],
  ['Ons team telt 25 medewerkers.', 25, 25],
  ['Nasza firma zatrudnia 150 pracowników.', 150, 150],
  ['Naše firma zaměstnává 90 zaměstnanců.', 90, 90],
  ['A nossa equipa tem 40 colaboradores.', 40, 40],
  ['Vi är 70 anställda i Malmö.', 70, 70],
  ['We employ between 50 and 100 people.', 50, 100],
  ['Our team of twelve works in Leeds.', 12, 12],
  ['Over 1,200 employees work for our company.', 1200, 1800],
  ['Employees: 85', 85, 85],
])('reads how many people work there: %s', (sentence, min, max) => {
  expect(read(`<p>${sentence}</p>`).people?.value).toEqual({ min, max });
});

it('reads no size from what a page says of its customers or of a year', () => {
  expect(read('<p>Our software is used by customers with 500 employees.</p>').people).toBeNull();
  expect(read('<p>Für Unternehmen mit 50 Mitarbeitern.</p>').people).toBeNull();
  expect(read('<p>© 2026 Bell. 40 years of experience.</p>').people).toBeNull();
});

it.each([
  ['10117 Berlin', 'Berlin', 'DE'],
  ['1010 Wien', 'Wien', 'AT'],
  ['75008 Paris', 'Paris', 'FR'],
  ['1012 AB Amsterdam', 'Amsterdam', 'NL'],
  ['00-950 Warszawa', 'Warszawa', 'PL'],
  ['110 00 Praha', 'Praha', 'CZ'],
  ['1200-195 Lisboa', 'Lisboa', 'PT'],
  ['411 05 Göteborg', 'Göteborg', 'SE'],
  ['London EC1A 1BB', 'London', 'GB'],
  ['Austin, TX 78701', 'Austin', 'US'],
  ['Sitz der Gesellschaft: Leipzig', 'Leipzig', 'DE'],
])('reads the seat in the address line %s', (line, city, country) => {
  const facts = read(`<p>Bell Ltd</p><p>Main Street 1</p><p>${line}</p>`);
  expect([facts.city?.value, facts.country?.value]).toEqual([city, country]);
});

it.each([
  ['<p>Bell AG<br>Am Hafen 55<br>Leipzig</p>', 'Leipzig', 'DE'],
  ['<p>Bell plc, Church Street 19, Leeds</p>', 'Leeds', 'GB'],
  ['<p>12 Church Street</p><p>Leeds</p>', 'Leeds', 'GB'],
  ['<p>1987 Gegründet</p>', undefined, undefined],
  ['<p>Registered in England</p>', undefined, 'GB'],
])('reads the seat where no postal code says it: %s', (html, city, country) => {
  const facts = read(html);
  expect([facts.city?.value, facts.country?.value]).toEqual([city, country]);
});

it('believes a labelled trade before what else is said', () => {
  const html =
    '<p>Bell bietet Software für Banken.</p><dl><dt>Branche</dt><dd>Fintech</dd></dl><p>Leiterin Logistik</p>';
  expect(read(html).industry).toMatchObject({ value: 'Fintech', confidence: 0.95 });
});

it('reads a city no table knows, and the country beside it', () => {
  const facts = read('<p>Bell GmbH</p><p>99999 Kirchberg</p><p>Germany</p>');
  expect([facts.name?.value, facts.city?.value, facts.country?.value]).toEqual(['Bell GmbH', 'Kirchberg', 'DE']);
});

it('reads the organisation in JSON-LD with its quote in the source', () => {
  const html = `<script type="application/ld+json">{"@type":"Organization","name":"Bell AG","address":{"addressLocality":"Zürich","addressCountry":"CH"},"numberOfEmployees":{"@type":"QuantitativeValue","minValue":50,"maxValue":80}}</script>`;
  const facts = read(html);
  expect(facts).toMatchObject({
    name: { value: 'Bell AG' },
    city: { value: 'Zürich' },
    country: { value: 'CH' },
    people: { value: { min: 50, max: 80 } },
  });
  expect(facts.name?.proofs[0]).toMatchObject({ place: 'html', quote: 'Bell AG' });
});

it.each([
  ['<h1>Software für den Großhandel</h1><p>Wir sind ein Softwareunternehmen aus Kiel.</p>', 'Software'],
  ['<title>Bell – Maschinenbau</title><p>Maschinenbau seit 1920.</p>', 'Mechanical engineering'],
  ['<p>Nous sommes un cabinet d’avocats à Lyon.</p>', 'Legal'],
  ['<p>Bell is a fintech company. Banks are among those who use it.</p>', 'Fintech'],
  ['<p>Jesteśmy firmą budowlaną. Budujemy domy. Firma budowlana z Łodzi.</p>', 'Construction'],
])('reads what the company does: %s', (html, industry) => {
  expect(read(html).industry?.value).toBe(industry);
});

it.each([
  'We do not accept unsolicited e-mails.',
  'Der Nutzung unserer Kontaktdaten zur Übersendung von nicht ausdrücklich angeforderter Werbung wird hiermit widersprochen.',
  'Bitte keine Werbung per E-Mail.',
  'Merci de ne pas nous envoyer de sollicitations commerciales, la prospection est interdite.',
  'No deseamos recibir publicidad no solicitada.',
  'Non accettiamo pubblicità non richiesta.',
  'Acquisitie wordt niet op prijs gesteld.',
  'Nie wyrażamy zgody na przesyłanie niezamówionych ofert handlowych.',
  'Nesouhlasíme se zasíláním nevyžádaných obchodních sdělení.',
  'Não aceitamos publicidade não solicitada.',
  'Vi undanber oss säljmejl.',
  'Prosím, nekontaktujte mě s obchodními nabídkami.',
  'Por favor, não me contacte com propostas comerciais.',
  'Kontakta mig inte med säljerbjudanden.',
])('obeys the objection: %s', (sentence) => {
  expect(read(`<p>Kontakt</p><p>${sentence}</p>`).objection?.quote).toBe(sentence);
});

it.each([
  'We will never send you unsolicited e-mails.',
  'You can unsubscribe from advertising at any time, no questions asked.',
  'Wir senden Ihnen keine unverlangte Werbung.',
  'Our agency makes advertising for bakeries.',
])('takes a promise to readers for no objection: %s', (sentence) => {
  expect(read(`<p>${sentence}</p>`).objection).toBeNull();
});

it('keeps the sentences that may answer what else is asked for', () => {
  const html = '<p>We bake bread every single day. Forty banks across Europe trust us. Call us.</p>';
  expect(read(html, undefined, ['sell', 'banks']).said.map(({ value }) => value)).toEqual([
    'Forty banks across Europe trust us.',
  ]);
});

it('quotes every value from the page as it stands there', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<h1>',
    '</h1>',
    'Bell GmbH',
    '10117 Berlin',
    '45 Mitarbeiter',
    ' ',
    'We are a bank.',
    '<script type="application/ld+json">',
    '{"@type":"Organization","name":"Bell","numberOfEmployees":5}',
    '</script>',
    '&amp;',
    'Keine Werbung. ',
    'ß',
    '<li>',
    '© 2026 Bell',
    '<title>',
    '</title>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pieces.join('');
      const page = readPage(html, 'https://bell.test');
      const { name, industry, city, country, people, said, objection } = read(html, 'https://bell.test');
      const stated = [name, industry, city, country, people, ...said].filter((one) => one !== null);
      for (const { confidence, proofs } of stated) {
        expect(confidence).toBeGreaterThan(0);
        expect(proofs.length).toBeGreaterThan(0);
      }
      for (const { quote, offset, place } of [
        ...stated.flatMap(({ proofs }) => proofs),
        ...(objection ? [objection] : []),
      ]) {
        expect((place === 'text' ? page.text : html).slice(offset, offset + quote.length)).toBe(quote);
      }
    }),
  );
});

it('leaves one person’s objection to that person, and the company’s to the company', () => {
  const card = (name: string, note: string) =>
    `<div class="member"><h3>${name}</h3><p>Head of Sales</p><p>${note}</p></div>`;
  const readBoth = (rest: string) => {
    const html = `<h1>Team</h1>${card('Ann Bell', 'Please do not contact me with sales offers.')}${card('Carl Dorn', 'Likes to sail.')}${rest}`;
    const page = readPage(html, 'https://bell.test/team');
    const people = extractPeopleOf(page);
    const { objection } = readCompanyOf({ page, readAt: '2026-11-17T09:00:00Z', source: 'crawler' }, [], people);
    return { objecting: people.filter((one) => one.objection).map(({ name }) => name), company: objection?.quote };
  };
  expect(readBoth('')).toEqual({ objecting: ['Ann Bell'], company: undefined });
  const sentence = 'We do not accept unsolicited e-mails.';
  expect(readBoth(`<footer>${sentence}</footer>`)).toEqual({ objecting: ['Ann Bell'], company: sentence });
});

it('takes the objection of a person the page does not name for the company’s', () => {
  const page = readPage('<p>Please do not contact me with sales offers.</p>', 'https://bell.test/');
  const reading = { page, readAt: '2026-11-17T09:00:00Z', source: 'crawler' as const };
  expect(readCompanyOf(reading, [], extractPeopleOf(page)).objection).not.toBeNull();
});
