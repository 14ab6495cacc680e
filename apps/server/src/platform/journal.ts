import { type FileHandle, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Lines kept outside of the database, so that they outlive a return to an older copy of it. One file a day; a line that was
 * cut off by a crash is read as no line.
 */
export type Journal = {
  /** With the system when it resolves; `isFlushed`: on the disk, too. What is only with the system outlives us, not the machine. */
  append(lines: readonly string[], options?: { isFlushed?: boolean }): Promise<void>;
  /** Oldest first. */
  read(): Promise<string[]>;
  close(): Promise<void>;
};

type Options = {
  folder: string;
  name: string;
  now: () => Date;
  /** Files of days longer ago are removed; without it, none. */
  keptDays?: number;
};

const FLUSH_MS = 1_000;
const DAY_MS = 86_400_000;

export function openJournal({ folder, name, now, keptDays }: Options): Journal {
  let opened: { day: string; handle: FileHandle } | undefined;
  let opening: Promise<FileHandle> | undefined;
  let flushing: NodeJS.Timeout | undefined;

  async function handleOf(day: string): Promise<FileHandle> {
    if (opened?.day === day) return opened.handle;
    opening ??= openDay(day).finally(() => (opening = undefined));
    return opening;
  }

  async function openDay(day: string): Promise<FileHandle> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const before = opened?.handle;
    const handle = await open(join(folder, `${name}-${day}.log`), 'a', 0o600);
    opened = { day, handle };
    await before?.datasync();
    await before?.close();
    if (keptDays !== undefined) await removeBefore(dayOf(new Date(now().getTime() - keptDays * DAY_MS)));
    return handle;
  }

  const filesOf = async () => {
    const names = await readdir(folder).catch(() => []);
    return names.filter((file) => file.startsWith(`${name}-`) && file.endsWith('.log')).toSorted();
  };

  async function removeBefore(day: string) {
    for (const file of await filesOf()) if (file < `${name}-${day}`) await rm(join(folder, file), { force: true });
  }

  function flushSoon(handle: FileHandle) {
    flushing ??= setTimeout(() => {
      flushing = undefined;
      // A file that was closed meanwhile was flushed before.
      handle.datasync().catch(() => undefined);
    }, FLUSH_MS).unref();
  }

  return {
    async append(lines, { isFlushed = false } = {}) {
      if (lines.length === 0) return;
      const handle = await handleOf(dayOf(now()));
      await handle.appendFile(`${lines.join('\n')}\n`);
      if (isFlushed) await handle.datasync();
      else flushSoon(handle);
    },
    async read() {
      const lines: string[] = [];
      for (const file of await filesOf()) {
        const text = await readFile(join(folder, file), 'utf8');
        lines.push(
          ...text
            .slice(0, text.lastIndexOf('\n') + 1)
            .split('\n')
            .filter(Boolean),
        );
      }
      return lines;
    },
    async close() {
      clearTimeout(flushing);
      await opened?.handle.datasync();
      await opened?.handle.close();
      opened = undefined;
    },
  };
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
