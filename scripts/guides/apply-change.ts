import type { Change } from './read-guides.ts';

export type Files = {
  read: (file: string) => string | undefined;
  write: (file: string, text: string) => void;
  run: (command: string) => void;
};

type FileChange = Exclude<Change, { how: 'run' }>;

/** Does what a block of a guide says. Throws where the block does not fit, with the block's place. */
export function applyChange(change: Change, files: Files): void {
  if (change.how === 'run') files.run(change.command);
  else files.write(change.file, changeText(change, files.read(change.file)));
}

const misfit = ({ guide, line }: FileChange, why: string) => new Error(`${guide}:${line}: ${why}`);

function changeText(change: FileChange, old: string | undefined): string {
  if (change.how === 'create') {
    if (old !== undefined) throw misfit(change, `${change.file} exists already`);
    return change.text;
  }
  if (old === undefined) throw misfit(change, `${change.file} does not exist`);
  return change.how === 'members' ? addMembers(change, old) : addLines(change, old);
}

function addLines(change: Extract<FileChange, { anchor: string }>, old: string): string {
  const { anchor, how, text, file } = change;
  const lines = old.split('\n');
  const found = lines.flatMap((line, index) => (line.includes(anchor) ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) {
    throw misfit(change, `"${anchor}" is found ${found.length} times in ${file}`);
  }
  const added = text.replace(/\n$/, '').split('\n');
  lines.splice(how === 'after' ? index + 1 : index, how === 'replace' ? 1 : 0, ...added);
  return lines.join('\n');
}

type Members = { [name: string]: unknown };

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

function addMembers(change: Extract<FileChange, { how: 'members' }>, old: string): string {
  const { file, path, members } = change;
  const all: unknown = JSON.parse(old);
  let place = all;
  for (const name of path.split('.').filter(Boolean)) place = isObject(place) ? place[name] : undefined;
  if (!isObject(place)) throw misfit(change, `${file} has no object at ${path}`);
  for (const [name, value] of Object.entries(members)) {
    if (name in place) throw misfit(change, `${file} has ${path}.${name} already`);
    place[name] = value;
  }
  return `${JSON.stringify(all, null, 2)}\n`;
}
