import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from './parse-json.ts';
import type { BoxOptions } from './service.ts';

export type StateFile<T> = {
  /** What the last box left, as `parse` understood it. */
  stored: T;
  /** Resolves when all that is true now is on disk; what changes meanwhile is in the next writing. */
  write(): Promise<void>;
  /** Resolves when everything is written. */
  settle(): Promise<void>;
};

type Options<T> = Pick<BoxOptions, 'dataDir' | 'log'> & {
  name: string;
  /** Whose state it is, for the log. */
  owner: string;
  /** Makes a state of what the file holds; undefined where there is no file or it is no JSON. */
  parse: (stored: unknown) => T;
  collect: () => unknown;
};

/** Lets a part of the box go on where it was before a restart. Without a data folder nothing is kept. */
export async function openStateFile<T>({
  dataDir,
  log,
  name,
  owner,
  parse,
  collect,
}: Options<T>): Promise<StateFile<T>> {
  if (dataDir === undefined) {
    return { stored: parse(undefined), write: async () => undefined, settle: async () => undefined };
  }
  const folder = dataDir;
  const path = join(folder, name);
  let waiting: Promise<void> | undefined;
  let writing = Promise.resolve();

  async function save() {
    waiting = undefined;
    await mkdir(folder, { recursive: true });
    await writeFile(`${path}.new`, JSON.stringify(collect()), { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  return {
    stored: parse(parseJson(await readFile(path, 'utf8').catch(() => ''))),
    write() {
      waiting ??= writing.then(save).catch((error: Error) => {
        log.warn(`The state of the boxed ${owner} was not stored: ${error.message}`);
      });
      writing = waiting;
      return waiting;
    },
    settle: () => writing,
  };
}
