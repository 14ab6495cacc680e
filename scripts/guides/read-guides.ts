import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a block stands, and which check notices that it was forgotten, where the guide says so. */
type Place = { guide: string; line: number; noticedBy?: string | undefined };

/** What a block does: docs/guides/README.md has the convention. */
export type Change = Place &
  (
    | { how: 'create'; file: string; text: string }
    | { how: 'after' | 'before' | 'replace'; file: string; anchor: string; text: string }
    | { how: 'members'; file: string; path: string; members: Record<string, unknown> }
    | { how: 'run'; command: string }
  );

export type Guide = { name: string; text: string; changes: Change[]; checks: string[] };

type Block = { line: number; attributes: Map<string, string>; text: string };

const FENCE = '```';
const ATTRIBUTE = /([a-z-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (open && line === FENCE) {
      blocks.push(open);
      open = undefined;
    } else if (open) {
      open.text += `${line}\n`;
    } else if (line.startsWith(FENCE)) {
      const info = line.slice(FENCE.length).replace(/^\w*/, '');
      const attributes = [...info.matchAll(ATTRIBUTE)].map(
        ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''] as const,
      );
      open = { line: index + 1, attributes: new Map(attributes), text: '' };
    }
  }
  return blocks;
}

function readBlock(guide: string, { line, attributes, text }: Block): Change[] {
  const place = { guide, line, noticedBy: attributes.get('noticed-by') };
  const catalogue = attributes.get('catalogue');
  if (catalogue !== undefined) return readTexts(place, catalogue, attributes.get('in') ?? '', text);
  if (attributes.has('run')) return [{ ...place, how: 'run', command: text }];
  const file = attributes.get('file') ?? '';
  if (attributes.has('create')) return [{ ...place, how: 'create', file, text }];
  for (const how of ['after', 'before', 'replace'] as const) {
    const anchor = attributes.get(how);
    if (anchor !== undefined) return [{ ...place, how, file, anchor, text }];
  }
  return [];
}

/** One change a language. English is the one the compiler knows; the parity test compares the others with it. */
function readTexts(place: Place, catalogue: string, path: string, text: string): Change[] {
  const languages = Object.entries(JSON.parse(text) as Record<string, Record<string, unknown>>);
  return languages.map(([language, members]) => ({
    ...place,
    noticedBy: place.noticedBy && (language === 'en' ? 'types' : 'apps/web/src/i18n/parity.test.ts'),
    how: 'members',
    file: `apps/web/src/i18n/${language}/${catalogue}.json`,
    path,
    members,
  }));
}

const testFilesIn = (command: string): string[] => command.match(/\S+\.test\.tsx?/g) ?? [];

export function parseGuide(name: string, text: string): Guide {
  const blocks = readBlocks(text);
  return {
    name,
    text,
    changes: blocks.flatMap((block) => readBlock(name, block)),
    checks: blocks.filter(({ attributes }) => attributes.has('check')).flatMap((block) => testFilesIn(block.text)),
  };
}

/** In the order their list gives, in which one may build on another. */
export function readGuides(root: string): Guide[] {
  const folder = join(root, 'docs/guides');
  const listed = readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/\]\(([a-z-]+\.md)\)/g);
  return [...listed].map(([, file = '']) => parseGuide(file, readFileSync(join(folder, file), 'utf8')));
}
