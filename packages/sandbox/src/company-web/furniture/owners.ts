import { say } from '../facts.ts';
import { SITE_WORDS } from '../languages/site-words/all-site-words.ts';
import type { Site } from '../site.ts';
import type { Dice } from './dice.ts';
import type { MenuEntry, Owner } from './furniture.ts';

/** How many pages have entries below them in the menu, and how many at most on a site of usual size. */
const BELOW_SHARE = 0.5;
const BELOW_MOST = 5;

/** What a company's own site says around its pages. */
export function ownerOf(site: Site, dice: Dice, size: number): Owner {
  const { company, table } = site;
  return {
    host: company.host,
    name: company.name,
    holder: company.legalName,
    language: company.language,
    words: SITE_WORDS[company.language],
    description: say(site, table.sentences.intro),
    claims: table.sentences.filler.map((sentence) => say(site, sentence)),
    menu: menuOf(site, dice, size),
    legalPath: table.pages.imprint.path,
  };
}

/** The pages of the site; below them, parts of those pages, so that no entry leads nowhere. */
function menuOf({ table, company }: Site, dice: Dice, size: number): MenuEntry[] {
  const { entries } = SITE_WORDS[company.language];
  return Object.entries(table.pages).map(([key, { label, path }]) => {
    const from = dice.number(0, entries.length - 1);
    const count = dice.happens(BELOW_SHARE) ? Math.round(size * dice.number(1, BELOW_MOST)) : 0;
    const labels =
      key === 'team'
        ? Object.values(table.departments)
        : Array.from({ length: count }, (_, index) => entries[(from + index) % entries.length] ?? entries[0]);
    return { label, path, below: labels.map((below, index) => part(below, `${path}#${key}-${index + 1}`)) };
  });
}

const part = (label: string, path: string): MenuEntry => ({ label, path, below: [] });

/** A site that has one page of its own for all: a directory or a register. */
export const ownerOfHost = (host: string, name: string): Owner => ({
  host,
  name,
  holder: name,
  language: 'en',
  words: SITE_WORDS.en,
  description: name,
  claims: [],
  menu: [{ label: name, path: '/', below: SITE_WORDS.en.entries.slice(0, 3).map((label) => part(label, '/#help')) }],
  legalPath: '/',
});
