import { readFile } from 'node:fs/promises';
import { paths } from './src/paths/paths.ts';

/** A screen as a router opens it: at which address, its file, and the areas whose texts come with it. */
export type OpenedScreen = { path?: string; file: string; areas: string[] };

const NAMED_LOAD = /const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/g;
const NAMED_AREAS = /const (\w+) = \[([^\]]*)\] as const/g;
const OPENING =
  /(?:(?:path: paths\.([.\w]+),\s*(?:loader: [.\w]+,\s*)?lazy|(\w+)): )?(\w*[sS]creen)\(\s*async \(\) => \(await (?:import\('\.\.\/([^']+)'\)|(\w+)\(\))\)\.\w+,?([^)]*)\)/g;
const TEXT = /'([\w-]+)'/g;
const SPREAD = /\.\.\.(\w+)/g;

const textsIn = (source: string) => [...source.matchAll(TEXT)].flatMap(([, area]) => area ?? []);

/** The screens that the source of a router opens. */
export function screensIn(source: string): OpenedScreen[] {
  const loads = new Map([...source.matchAll(NAMED_LOAD)].map(([, name, file]) => [name, file]));
  const lists = new Map([...source.matchAll(NAMED_AREAS)].map(([, name, areas = '']) => [name, textsIn(areas)]));
  return [...source.matchAll(OPENING)].map(([, address, key, opener, direct, named, rest = '']) => {
    const path = pathNamed(address ?? `sign.${key}`);
    const file = direct ?? loads.get(named) ?? '';
    const spread = [...rest.matchAll(SPREAD)].flatMap(([, name]) => lists.get(name) ?? []);
    // The openers of what is sold bring the texts of bills by themselves.
    const sold = opener === 'screen' ? [] : ['billing'];
    return { ...(path !== undefined && { path }), file: `src/${file}`, areas: [...sold, ...textsIn(rest), ...spread] };
  });
}

/** The address that is called so below `paths`. */
function pathNamed(name: string): string | undefined {
  const found = name.split('.').reduce<unknown>((below, key) => Object(below)[key], paths);
  return typeof found === 'string' ? found : undefined;
}

export const FORMS = ['desktop', 'phone'] as const;
export type Form = (typeof FORMS)[number];

const ROUTERS: Record<Form, string[]> = {
  desktop: ['desktop-router.tsx', 'home-routes.tsx', 'sandbox-routes.tsx', 'public-routes.tsx'],
  phone: ['mobile-router.tsx', 'public-routes.tsx'],
};

/** The screens of a form factor, as its routers open them. */
export async function readScreens(form: Form): Promise<OpenedScreen[]> {
  const sources = ROUTERS[form].map((file) => readFile(new URL(`./src/app/${file}`, import.meta.url), 'utf8'));
  return (await Promise.all(sources)).flatMap(screensIn);
}

/** What comes before a screen: always, and where a user has signed in. */
const FRAMES: Record<Form, { router: string; inside: string[]; areas: string[] }> = {
  desktop: {
    router: 'src/app/desktop-router.tsx',
    inside: ['src/screens/desktop/shell/shell-root.tsx', 'src/screens/desktop/shell/shell-layouts.tsx'],
    areas: ['campaign-words'],
  },
  phone: { router: 'src/app/mobile-router.tsx', inside: ['src/screens/mobile/shell/phone-root.tsx'], areas: [] },
};
/** Around every page of a signed-in user. */
const USER = 'src/features/identity/user-info.ts';
const INSIDE_AREA = 'shell';
/** Notifications are shown by what is fetched after the page. */
const AFTER_PAGE = ['src/screens/shared/notifications/pops.tsx', 'src/i18n/en/notifications.json'];
const OUTSIDE = /^src\/screens\/(?:shared|\w+\/sign)\//;

/** What a screen fetches by itself as soon as it is drawn. */
const DRAWN_AT_ONCE: Record<string, string[]> = {
  'src/screens/desktop/campaign/create-campaign-screen.tsx': ['src/screens/shared/campaign/wide-editor.tsx'],
  'src/screens/mobile/campaign/editor-screen.tsx': ['src/screens/shared/campaign/narrow-editor.tsx'],
};

/** What a browser fetches to show a screen, without texts. */
export function codeOf(form: Form, { file }: OpenedScreen): string[] {
  const { router, inside } = FRAMES[form];
  const frame = OUTSIDE.test(file) ? [] : [USER, ...inside];
  return ['index.html', router, ...frame, file, ...(DRAWN_AT_ONCE[file] ?? [])];
}

/** The areas whose texts it fetches. */
export const areasOf = (form: Form, { file, areas }: OpenedScreen): string[] =>
  OUTSIDE.test(file) ? areas : [INSIDE_AREA, ...FRAMES[form].areas, ...areas];

/** Everything of the build that a browser fetches for a screen in English, with nothing in its cache. */
export function partsOf(form: Form, screen: OpenedScreen): string[] {
  const texts = areasOf(form, screen).map((area) => textsPart(area, 'en'));
  return [...codeOf(form, screen), ...texts, ...(OUTSIDE.test(screen.file) ? [] : AFTER_PAGE)];
}

export const textsPart = (area: string, language: string): string => `src/i18n/${language}/${area}.json`;

type Chunks = Record<string, { dynamicImports?: string[] }>;

/** Screens that a router of the build fetches and that were not found in its source. */
export function unreadScreens(manifest: Chunks, form: Form, screens: readonly OpenedScreen[]): string[] {
  const read = new Set(screens.map(({ file }) => file));
  const fetched = manifest[FRAMES[form].router]?.dynamicImports ?? [];
  return fetched.filter((file) => file.startsWith('src/screens/') && !read.has(file));
}
