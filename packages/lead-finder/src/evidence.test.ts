import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Evidence, extractPeople } from './extract-people.ts';
import { findContacts } from './find/find-contacts.ts';
import { findAddresses, reverse } from './read/decode-address.ts';
import { readPage } from './read/read-page.ts';

const URL = 'https://www.example.test/team';

const piece = fc.constantFrom(
  'Ann Bell',
  'Dr. Carl Dorn',
  'Petra Klein',
  'Hélène Martin',
  '王小明',
  'Head of Sales',
  'Geschäftsführer: Hans Meier',
  'Professor',
  'ann@bell.test',
  'carl (at) dorn [dot] test',
  'petra.klein AT klein.test',
  '+49 30 1234567',
  'Tel. 030 / 12 34 56',
  'Our Team',
  'Vorstand',
  'Ann Bell, Carl Dorn, Petra Klein',
  'Petra Klein (Schatzmeisterin) | Hans Meier (Vorsitzender)',
  '&amp;',
  '&nbsp;',
  ' ',
  '\n',
  'read more',
  'A &lt;b&gt; B',
  '<h1>',
  '</h1>',
  '<h3>',
  '</h3>',
  '<p>',
  '</p>',
  '<div class="team-card">',
  '</div>',
  '<br>',
  '<strong>',
  '</strong>',
  '<ul>',
  '<li>',
  '</ul>',
  '<table>',
  '<tr>',
  '<td>',
  '</table>',
  '<span class="name">',
  '</span>',
  '<a href="mailto:ann@bell.test">mail</a>',
  '<a href="mailto:%70etra@klein.test">x</a>',
  '<a href="&#109;ailto:hans@meier.test">x</a>',
  '<a class="__cf_email__" data-cfemail="2c4d42426c4e494040024d5e4b">[email]</a>',
  '<span style="unicode-bidi:bidi-override;direction:rtl">tset.lleb@nna</span>',
  '<span data-user="carl" data-domain="dorn.test"></span>',
  '<a href="tel:+49301234567">call</a>',
  '<script type="application/ld+json">{"@type":"Person","name":"Guy Hale","jobTitle":"Chair","email":"guy@hale.test"}</script>',
  '<blockquote>',
  '</blockquote>',
  '<img alt="Ann Bell">',
);
const pages = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

const isQuoted = ({ quote, offset, place, url }: Evidence, html: string, text: string) =>
  url === URL && quote !== '' && (place === 'text' ? text : html).slice(offset, offset + quote.length) === quote;

/** The quote holds the address, or what was written instead of it. */
const holdsAddress = (quote: string, address: string) =>
  quote.includes(address) ||
  [quote, reverse(quote)].some((text) => findAddresses(text).some((found) => found.address === address)) ||
  findContacts(readPage(quote, URL)).emails.some(({ value }) => value === address);

it('Each value stands in the page where its evidence says, and nothing is returned that does not', () => {
  fc.assert(
    fc.property(pages, (html) => {
      const { text } = readPage(html, URL);
      for (const { name, title, email, phone, evidence } of extractPeople({ html, url: URL })) {
        const quotes = Object.values(evidence);
        expect(quotes.every((one) => isQuoted(one, html, text))).toBe(true);
        expect(evidence.name.quote).toBe(name);
        expect(evidence.title?.quote).toBe(title);
        expect(evidence.phone?.quote).toBe(phone);
        expect(evidence.email === undefined).toBe(email === undefined);
        if (email && evidence.email)
          expect(holdsAddress(evidence.email.quote, email), `${email} in ${evidence.email.quote}`).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

it('Any text at all is read without a failure, and twice the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (html) => {
      expect(extractPeople({ html, url: html })).toEqual(extractPeople({ html, url: html }));
    }),
  );
});

it('The page’s text has a line for each line of the layout', () => {
  expect(readPage('<h1>A  b</h1><p>c<br>d <b>e</b></p><script>f</script>g', URL).text).toBe('A b\nc\nd e\ng');
});
