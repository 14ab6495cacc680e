/** A screen as a router opens it: its file, and the areas whose texts come with it. */
export type OpenedScreen = { file: string; areas: string[] };

const NAMED_LOAD = /const (\w+) = \(\) => import\('\.\.\/([^']+)'\)/g;
const NAMED_AREAS = /const (\w+) = \[([^\]]*)\] as const/g;
const OPENING = /(\w*[sS]creen)\(\s*async \(\) => \(await (?:import\('\.\.\/([^']+)'\)|(\w+)\(\))\)\.\w+,?([^)]*)\)/g;
const TEXT = /'([\w-]+)'/g;
const SPREAD = /\.\.\.(\w+)/g;

const textsIn = (source: string) => [...source.matchAll(TEXT)].flatMap(([, area]) => area ?? []);

/** The screens that the source of a router opens. */
export function screensIn(source: string): OpenedScreen[] {
  const loads = new Map([...source.matchAll(NAMED_LOAD)].map(([, name, file]) => [name, file]));
  const lists = new Map([...source.matchAll(NAMED_AREAS)].map(([, name, areas = '']) => [name, textsIn(areas)]));
  return [...source.matchAll(OPENING)].map(([, opener, direct, named, rest = '']) => {
    const file = direct ?? loads.get(named) ?? '';
    const spread = [...rest.matchAll(SPREAD)].flatMap(([, name]) => lists.get(name) ?? []);
    // The openers of what is sold bring the texts of bills by themselves.
    const sold = opener === 'screen' ? [] : ['billing'];
    return { file: `src/${file}`, areas: [...sold, ...textsIn(rest), ...spread] };
  });
}

export type Form = 'desktop' | 'phone';

/** What comes before a screen: always, and where a user has signed in. */
const FRAMES: Record<Form, { router: string; inside: string[] }> = {
  desktop: {
    router: 'src/app/desktop-router.tsx',
    inside: [
      'src/screens/desktop/shell/shell-root.tsx',
      'src/screens/desktop/shell/shell-layouts.tsx',
      'src/i18n/en/campaign-words.json',
    ],
  },
  phone: { router: 'src/app/mobile-router.tsx', inside: ['src/screens/mobile/shell/phone-root.tsx'] },
};
/** Around every page of a signed-in user; notifications are shown by what is fetched after it. */
const INSIDE = [
  'src/features/identity/user-info.ts',
  'src/i18n/en/shell.json',
  'src/screens/shared/notifications/pops.tsx',
  'src/i18n/en/notifications.json',
];
const OUTSIDE = /^src\/screens\/(?:shared|\w+\/sign)\//;

/** What a screen fetches by itself as soon as it is drawn. */
const DRAWN_AT_ONCE: Record<string, string[]> = {
  'src/screens/desktop/campaign/create-campaign-screen.tsx': ['src/screens/shared/campaign/wide-editor.tsx'],
  'src/screens/mobile/campaign/editor-screen.tsx': ['src/screens/shared/campaign/narrow-editor.tsx'],
};

/** Everything of the build that a browser fetches to show a screen in English, with nothing in its cache. */
export function partsOf(form: Form, { file, areas }: OpenedScreen): string[] {
  const { router, inside } = FRAMES[form];
  const frame = OUTSIDE.test(file) ? [] : [...INSIDE, ...inside];
  const texts = areas.map((area) => `src/i18n/en/${area}.json`);
  return ['index.html', router, ...frame, file, ...texts, ...(DRAWN_AT_ONCE[file] ?? [])];
}

type Chunks = Record<string, { dynamicImports?: string[] }>;

/** Screens that a router of the build fetches and that were not found in its source. */
export function unreadScreens(manifest: Chunks, form: Form, screens: readonly OpenedScreen[]): string[] {
  const read = new Set(screens.map(({ file }) => file));
  const fetched = manifest[FRAMES[form].router]?.dynamicImports ?? [];
  return fetched.filter((file) => file.startsWith('src/screens/') && !read.has(file));
}
