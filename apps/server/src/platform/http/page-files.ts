import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@outrider/contract/languages';
import { USER_AGENT_MAX_LENGTH } from '@outrider/contract/limits';
import { z } from 'zod';

/** What the build says of a page: the scripts it fetches besides those that every page begins with. */
const pagesSchema = z.array(
  z.object({
    form: z.enum(['desktop', 'phone']),
    /** As routers write it: `:id` and what follows stand for anything. */
    path: z.string(),
    files: z.array(z.string()),
    texts: z.record(z.enum(LANGUAGES), z.array(z.string())),
  }),
);
type Page = z.infer<typeof pagesSchema>[number];

/** The links that fetch a page's files while its first script is still under way; empty where nothing is known. */
export type PageLinks = (path: string, userAgent: string | undefined, language: Language) => string;

export async function readPageLinks(folder: string): Promise<PageLinks> {
  const file = join(folder, '.vite/page-files.json');
  if (!existsSync(file)) return () => '';
  const pages = pagesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const links = pages.map((page) => ({ form: page.form, isAt: isAt(page.path), ofLanguage: linksByLanguage(page) }));
  return (path, userAgent, language) => {
    const form = guessForm(userAgent);
    return links.find((each) => each.form === form && each.isAt(path))?.ofLanguage[language] ?? '';
  };
}

function isAt(route: string): (path: string) => boolean {
  const [start = '', parameters] = route.split(':', 2);
  return parameters === undefined ? (path) => path === start : (path) => path.startsWith(start);
}

const linksByLanguage = ({ files, texts }: Page): Record<Language, string> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, [...files, ...texts[language]].map(linkTo).join('')]),
  ) as Record<Language, string>;

/** Behind what the frame of the page needs, as its first scripts are. */
const linkTo = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/**
 * The page decides for itself, from the whole device. A wrong guess would cost it the files of the other form, so a tablet that
 * calls itself a computer gets none: an iPad says Macintosh, one with Android says Linux.
 */
function guessForm(userAgent = ''): Page['form'] | undefined {
  const agent = userAgent.slice(0, USER_AGENT_MAX_LENGTH);
  if (/mobi|android/i.test(agent)) return 'phone';
  const isMacintosh = agent.includes('Macintosh') && /(?:Chrome|Firefox)\//.test(agent);
  return isMacintosh || agent.includes('Windows NT') ? 'desktop' : undefined;
}
