import type { Plugin, Rolldown } from 'vite';

type Form = 'desktop' | 'phone';
/** Something that is fetched when it is opened: before a sign-in every kilobyte is waited for. */
type Opened = { stage: 'start' | 'inside'; forms: readonly Form[] };

const START =
  /\/index\.html$|\/src\/app\/|\/screens\/(?:desktop|mobile|shared)\/(?:sign|oauth)\/|\/ui\/toast\/\w+-toasts\./;
const SCREEN = /\/src\/screens\//;
const OF_DESKTOP = /\/screens\/desktop\/|\/app\/desktop-|\/ui\/toast\/desktop-/;
const OF_PHONE = /\/screens\/mobile\/|\/app\/mobile-|\/ui\/toast\/mobile-/;
/** A phone's screen that needs the desktop's library fetches the desktop's file, and does not make the others do so. */
const DESKTOP_LIBRARY = /\/node_modules\/antd\//;

/** Nothing for what is opened within a screen, like a dialog: it brings its own. */
function openedAs(entry: string, reach: ReadonlySet<string>): Opened | undefined {
  const stage = START.test(entry) ? 'start' : SCREEN.test(entry) ? 'inside' : undefined;
  if (OF_DESKTOP.test(entry) || [...reach].some((id) => DESKTOP_LIBRARY.test(id))) {
    return stage && { stage, forms: ['desktop'] };
  }
  return stage && { stage, forms: OF_PHONE.test(entry) ? ['phone'] : ['desktop', 'phone'] };
}

/** Each may need those before it, never one after it. */
const FILES = ['start', 'start-desktop', 'start-phone', 'inside', 'inside-desktop', 'inside-phone'] as const;
/** From so many on a part is joined with others; what fewer need stays by itself or with its screen. */
const SHARED_BY = { start: 2, inside: 3 };

function fileOf(openers: readonly Opened[]): (typeof FILES)[number] | undefined {
  const stage = openers.some((opened) => opened.stage === 'start') ? 'start' : 'inside';
  if (openers.length < SHARED_BY[stage]) return undefined;
  const isOf = (form: Form) => openers.some(({ forms }) => forms.includes(form));
  if (isOf('desktop') && isOf('phone')) return stage;
  return isOf('desktop') ? `${stage}-desktop` : `${stage}-phone`;
}

/**
 * Joins what screens share. Left alone, every part that two of them need becomes a file of its own, and a page fetches
 * over a hundred of them.
 */
export function planChunks(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const files = new Map<string, (typeof FILES)[number] | undefined>();
  return {
    plugin: {
      name: 'plan-chunks',
      buildEnd() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const imports = new Map(infos.map(({ id, importedIds }) => [id, importedIds]));
        const entries = infos.flatMap(({ id, isEntry, dynamicallyImportedIds }) =>
          isEntry ? [id, ...dynamicallyImportedIds] : dynamicallyImportedIds,
        );
        const openers = new Map<string, Opened[]>();
        for (const entry of new Set(entries)) {
          const reach = reachOf(entry, imports);
          const opened = openedAs(entry, reach);
          if (opened) for (const id of reach) openers.set(id, [...(openers.get(id) ?? []), opened]);
        }
        for (const [id, those] of openers) files.set(id, fileOf(those));
      },
    },
    groups: FILES.map((name, place) => ({
      name,
      test: (id) => files.get(id) === name,
      priority: FILES.length - place,
    })),
  };
}

function reachOf(entry: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(imports.get(id) ?? []));
  }
  return reached;
}
