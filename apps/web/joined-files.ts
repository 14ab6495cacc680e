import { gzipSync } from 'node:zlib';
import { build, type ConfigEnv, type InlineConfig, type Rolldown } from 'vite';
import { type Piece, planFiles } from './chunk-plan.ts';

const PAGE = /\/index\.html$/;
/** What comes before the screens of a form factor: always, and once a user has signed in. */
const FORMS = [
  {
    screens: /\/screens\/(?:desktop|shared)\//,
    router: /\/app\/desktop-router\./,
    frame: /\/screens\/desktop\/shell\/shell-(?:root|layouts)\.|\/identity\/user-info\./,
  },
  {
    screens: /\/screens\/(?:mobile|shared)\//,
    router: /\/app\/mobile-router\./,
    frame: /\/screens\/mobile\/shell\/phone-root\.|\/identity\/user-info\./,
  },
];
const OUTSIDE = /\/screens\/(?:shared|\w+\/sign)\//;
const SIGN = /\/screens\/\w+\/sign\//;

/**
 * The files into which the shared code of screens is joined. What each screen needs, after unused code is gone, only the
 * bundler knows: it is asked once, without the work of making the result small.
 */
export async function joinedFiles(config: InlineConfig, { mode }: ConfigEnv): Promise<Rolldown.CodeSplittingGroup[]> {
  const output = await build({
    ...config,
    configFile: false,
    mode,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, manifest: false },
  });
  const chunks = outputsOf(output).filter((file) => file.type === 'chunk');
  const pieces = piecesOf(chunks);
  const openers = soleOpeners(chunks);
  const entries = pieces.flatMap(({ entry }) => entry ?? []);
  const files = planFiles(pieces, {
    isFirst: (entry) => PAGE.test(entry) || SIGN.test(entry) || FORMS.some(({ router }) => router.test(entry)),
    fetchedBefore: (entry) => {
      const before = [entry, ...openersOf(entry, openers)];
      return entries.filter(
        (other) => other !== entry && before.some((it) => it === other || isFetchedBefore(other, it)),
      );
    },
  });
  return files.map((modules, place) => {
    const those = new Set(modules);
    // What others import comes before them, so that it is not taken along with them.
    return { name: 'shared', test: (id) => those.has(id), priority: files.length - place };
  });
}

function outputsOf(output: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  if ('on' in output) throw new Error('The build watches, and never ends.');
  return [output].flat().flatMap((one) => one.output);
}

function piecesOf(chunks: readonly Rolldown.OutputChunk[]): Piece[] {
  const places = new Map(chunks.map(({ fileName }, place) => [fileName, place]));
  return chunks.map(({ moduleIds, code, imports, facadeModuleId }) => ({
    modules: moduleIds,
    bytes: gzipSync(code).length,
    imports: imports.flatMap((file) => places.get(file) ?? []),
    ...(facadeModuleId !== null && { entry: facadeModuleId }),
  }));
}

/** For each entry the one that fetches it, where no other does. */
function soleOpeners(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const openers = new Map<string, string>();
  for (const { fileName, facadeModuleId } of chunks) {
    const [opener, ...others] = chunks.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
    if (facadeModuleId !== null && opener && opener.facadeModuleId !== null && others.length === 0)
      openers.set(facadeModuleId, opener.facadeModuleId);
  }
  return openers;
}

/** A part of a screen is fetched after the screen, which came after its router. */
function openersOf(entry: string, openers: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (let opener = openers.get(entry); opener && !found.includes(opener); opener = openers.get(opener))
    found.push(opener);
  return found;
}

function isFetchedBefore(other: string, entry: string): boolean {
  if (other === entry) return false;
  if (PAGE.test(other)) return true;
  return FORMS.some(
    ({ screens, router, frame }) =>
      screens.test(entry) && (router.test(other) || (!OUTSIDE.test(entry) && frame.test(other))),
  );
}
