import { say } from '../facts.ts';
import { escapeHtml as esc, fill } from '../fill.ts';
import type { Site } from '../site.ts';
import { teamStaff } from '../stated-people.ts';
import type { Draft } from './page-kit.ts';

/** Where an old list of the staff still stands; only companies that a person left have one. */
export const archivePath = ({ table }: Site): string => `${table.pages.team.path}-2019`;

/** Short reports: one who came, one who went, and what companies write when nothing happened. */
export function newsDrafts(site: Site): Draft[] {
  const { table, company, former } = site;
  const { sentences, pages } = table;
  const tell = (sentence: string, name: string, title: string) =>
    esc(fill(sentence, { name, title, company: company.name, city: company.city }));
  const newest = teamStaff(site).toSorted((a, b) => b.since - a.since)[0];
  const stories = [
    { title: say(site, sentences.news), text: esc(sentences.filler[0]) },
    ...(newest
      ? [
          {
            title: newest.writtenName,
            text: `${newest.since}: ${tell(sentences.joined, newest.writtenName, newest.title)}`,
          },
        ]
      : []),
    ...former.map((person) => ({
      title: person.writtenName,
      text: `2025: ${tell(sentences.left, person.writtenName, person.title)} <a href="${archivePath(site)}">2019</a>`,
    })),
  ];
  const items = stories.map(({ title, text }, index) => ({
    path: `${pages.news.path}/${index + 1}`,
    title,
    body: `<article><p>${text}</p><p>${esc(sentences.filler[index % sentences.filler.length] ?? '')}</p></article>`,
  }));
  const list = items.map(({ path, title }) => `<li><a href="${path}">${esc(title)}</a></li>`).join('');
  return [{ path: pages.news.path, title: pages.news.label, body: `<ul class="news">${list}</ul>` }, ...items];
}
