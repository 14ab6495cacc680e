import { isTeamText } from '../judge/team-words.ts';
import type { Line, Page, PageElement } from '../page.ts';
import type { Zone } from '../zone.ts';

export type Heading = { level: number; text: string; line: number; isTeam: boolean; zone: Zone | undefined };

/** What stands above a line: its headings, the nearest last, and what they say of the names below. */
export type Section = {
  headings: readonly Heading[];
  zone: Zone | undefined;
  isTeam: boolean;
  ownLevel: number | undefined;
};

const HEADING_LABELS = new Set(
  'heading header title label subtitle headline section titel überschrift titulo titre category'.split(' '),
);
const HEADING_MAX = 90;
const PSEUDO_LEVEL = 7;
const TERM_LEVEL = 8;

export function findSections(page: Page): Section[] {
  const stack: Heading[] = [];
  const pathWords = page.url
    .slice(0, 300)
    .replace(/^[a-z]+:\/\/[^/]*/iu, '')
    .replaceAll(/[-_/.]/gu, ' ');
  // An author in a forum is a reader.
  const ofAll: Zone | undefined = FORUM.test(pathWords) ? 'voices' : undefined;
  const isTeamPage = isTeamText(pathWords) || isTeamText(page.title);
  let isTeamTop = isTeamPage;
  let current: Section = { headings: [], zone: ofAll, isTeam: isTeamTop, ownLevel: undefined };
  return page.lines.map((line) => {
    const level = headingLevel(line);
    if (level === undefined) return current;
    while (stack.length > 0 && (stack[stack.length - 1]?.level ?? 0) >= level) stack.pop();
    const above = { ...describe(stack, isTeamTop, ofAll), ownLevel: level };
    if (level === 1 && line.facts.heading.isTeam) isTeamTop = true;
    const { isName, isTeam, zone } = line.facts.heading;
    if (!isName) stack.push({ level, text: line.text, line: line.index, isTeam, zone });
    current = describe(stack, isTeamTop, ofAll);
    return above;
  });
}

const FORUM = /\b(?:forums?|threads?|viewtopic|topics?|discussions?|gästebuch|gaestebuch|guestbook|livre d or)\b/iu;

function describe(stack: readonly Heading[], isTeamPage: boolean, ofAll: Zone | undefined): Section {
  let zone: Zone | undefined = ofAll;
  let isTeam = isTeamPage;
  for (const heading of stack) {
    isTeam ||= heading.isTeam;
    zone = heading.isTeam ? undefined : (heading.zone ?? zone);
  }
  return { headings: [...stack], zone, isTeam, ownLevel: undefined };
}

function headingLevel({ text, block, pieces }: Line): number | undefined {
  if (text.length > HEADING_MAX || block.zone === 'navigation') return undefined;
  for (let at: PageElement | undefined = block, up = 0; at && up < 3; at = at.parent, up += 1) {
    if (at.name.length === 2 && /^h[1-6]$/u.test(at.name)) return Number(at.name[1]);
  }
  if (block.name === 'dt') return TERM_LEVEL;
  if (block.name === 'caption' || block.name === 'legend' || block.name === 'summary') return PSEUDO_LEVEL;
  const isAlone = block.lineTo - block.lineFrom <= 1;
  if (isAlone && block.tag.labels.some((label) => HEADING_LABELS.has(label))) return PSEUDO_LEVEL;
  const isBold = pieces.every(({ element }) => ['b', 'strong', 'u'].includes(element.name));
  if (isBold && isAlone && block.name !== 'td' && block.name !== 'li') return PSEUDO_LEVEL;
  return undefined;
}
