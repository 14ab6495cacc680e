import { describe, expect, it } from 'vitest';
import { extractPeople } from './extract-people.ts';

const URL = 'https://www.example.test/team';
const emailsOf = (html: string) =>
  extractPeople({ html, url: URL }).map(({ name, email }) => `${name}: ${email ?? '-'}`);
const card = (contact: string) =>
  `<h1>Team</h1><div class="c"><h3>Ann Bell</h3><p>Chair</p>${contact}</div><div class="c"><h3>Carl Dorn</h3><p>Treasurer</p></div>`;

describe('addresses in a card', () => {
  it.each([
    ['a link', '<a href="mailto:ann@bell.test">Mail</a>'],
    ['plain text', '<p>ann@bell.test</p>'],
    ['a word right before it', '<p><b>Chairwoman</b><span>ann@bell.test</span></p>'],
    ['a word right before it, and words for the signs', '<p><b>Chairwoman</b><a>ann (at) bell [dot] test</a></p>'],
    ['a letter of its own in another type', '<p><b>a</b>nn@bell.test</p>'],
    ['words for the signs', '<p>ann (at) bell [dot] test</p>'],
    ['character references', '<p>&#97;nn&#64;bell.test</p>'],
    ['text written backwards', '<p><span style="unicode-bidi: bidi-override; direction: rtl">tset.lleb@nna</span></p>'],
    [
      'an attribute of Cloudflare',
      '<a class="__cf_email__" data-cfemail="2c4d42426c4e4940400258495f58">[email protected]</a>',
    ],
    ['two attributes', '<a data-user="ann" data-domain="bell.test">Mail</a>'],
  ])('are read from %s', (_what, contact) => {
    const [ann, carl] = emailsOf(card(contact));
    expect(ann).toBe('Ann Bell: ann@bell.test');
    expect(carl).toBe('Carl Dorn: -');
  });
});

it('An office’s address is not given to a person', () => {
  expect(emailsOf(card('<p>info@bell.test</p>'))[0]).toBe('Ann Bell: -');
});

it('Of two addresses the one that fits the name is taken', () => {
  expect(emailsOf(card('<p>events2024x@bell.test, abell@bell.test</p>'))[0]).toBe('Ann Bell: abell@bell.test');
});

it('A name in a paragraph is confirmed by the address beside it', () => {
  expect(
    emailsOf(
      '<h1>Kontakt</h1><p>Bei Fragen zur Anmeldung wenden Sie sich bitte an Petra Klein unter petra.klein@klein.test.</p>',
    ),
  ).toEqual(['Petra Klein: petra.klein@klein.test']);
});

it('A fax is no phone', () => {
  const html = card('<p>Fax: +49 30 7654321</p><p>Tel.: +49 30 1234567</p>');
  expect(extractPeople({ html, url: URL })[0]?.phone).toBe('+49 30 1234567');
});

describe('structured data', () => {
  it('An organisation’s people are read from JSON-LD', () => {
    const html = `<script type="application/ld+json">{"@type":"Organization","name":"Bell Ltd","employee":[{"@type":"Person","name":"Ann Bell","jobTitle":"Chair","email":"mailto:ann@bell.test","telephone":"+49 30 1234567"}],"review":{"@type":"Review","author":{"@type":"Person","name":"Carl Dorn"}}}</script><h1>Team</h1>`;
    expect(extractPeople({ html, url: URL })).toMatchObject([
      { name: 'Ann Bell', title: 'Chair', email: 'ann@bell.test', phone: '+49 30 1234567' },
    ]);
  });

  it('Microdata name the fields', () => {
    const html = `<div itemscope itemtype="https://schema.org/Person"><span itemprop="name">Ann Bell</span><span itemprop="jobTitle">Keeper of the keys</span><a itemprop="email" href="mailto:ann@bell.test">write</a></div>`;
    expect(extractPeople({ html, url: URL })).toMatchObject([
      { name: 'Ann Bell', title: 'Keeper of the keys', email: 'ann@bell.test' },
    ]);
  });

  it('An hCard names the fields', () => {
    const html = `<div class="h-card"><a class="p-name">Ann Bell</a><div class="p-role">Keeper of the keys</div><a class="u-email" href="mailto:ann@bell.test">write</a></div>`;
    expect(extractPeople({ html, url: URL })).toMatchObject([
      { name: 'Ann Bell', title: 'Keeper of the keys', email: 'ann@bell.test' },
    ]);
  });

  it('JSON that is cut off is no error', () => {
    expect(
      extractPeople({ html: '<script type="application/ld+json">{"@type":"Person","name":"Ann', url: URL }),
    ).toEqual([]);
  });
});
