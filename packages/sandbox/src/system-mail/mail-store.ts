import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoxedMail, boxedMail } from '@outrider/contract/sandbox';
import { parseJson } from '../parse-json.ts';
import type { BoxOptions } from '../service.ts';

const KEPT_MAILS = 500;
/** The file is rewritten when it holds this many, so that most mails cost one append. */
const FILED_MAILS_MAX = 2 * KEPT_MAILS;

export type MailStore = {
  add: (mail: Omit<BoxedMail, 'id'>) => Promise<BoxedMail>;
  list: (search?: string) => BoxedMail[];
  read: (id: string) => BoxedMail | undefined;
};

/** The last mails in memory and, with a data folder, in a file of JSON lines. */
export async function openMailStore({ dataDir, log }: Pick<BoxOptions, 'dataDir' | 'log'>): Promise<MailStore> {
  const file = dataDir === undefined ? undefined : await openMailFile(dataDir, log);
  const mails = file?.mails ?? [];
  let lastNumber = Math.max(0, ...mails.map(numberOf));
  let lastAdd: Promise<unknown> = Promise.resolve();

  async function keep(mail: BoxedMail) {
    await file?.append(mail);
    mails.push(mail);
    if (mails.length > KEPT_MAILS) mails.shift();
    return mail;
  }

  return {
    add(mail) {
      lastNumber += 1;
      const numbered = { id: `mail-${lastNumber}`, ...mail };
      const adding = lastAdd.then(() => keep(numbered));
      lastAdd = adding.catch(() => undefined);
      return adding;
    },
    list(search = '') {
      const wanted = search.trim().toLowerCase();
      return mails.filter((mail) => searchedText(mail).includes(wanted)).reverse();
    },
    read: (id) => mails.find((mail) => mail.id === id),
  };
}

const numberOf = ({ id }: BoxedMail) => Number(/^mail-(\d+)$/.exec(id)?.[1] ?? 0);

const searchedText = ({ id, from, to, subject }: BoxedMail) => [id, from, ...to, subject].join('\n').toLowerCase();

async function openMailFile(dataDir: string, log: BoxOptions['log']) {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'system-mail.jsonl');
  const mails = parseLines(await readFile(path, 'utf8').catch(emptyWhenMissing), log).slice(-KEPT_MAILS);
  let filed = 0;

  /** The new file replaces the old one in one step, so a crash leaves one of them whole. */
  async function rewrite(kept: BoxedMail[]) {
    await writeFile(`${path}.new`, kept.map(toLine).join(''), { mode: 0o600 });
    await rename(`${path}.new`, path);
    filed = kept.length;
  }

  await rewrite(mails);
  return {
    mails,
    async append(mail: BoxedMail) {
      if (filed >= FILED_MAILS_MAX) await rewrite(mails);
      await appendFile(path, toLine(mail));
      filed += 1;
    },
  };
}

/** The break stands in front: a line torn by a crash or a full disk spoils only itself, not the one after it. */
const toLine = (mail: BoxedMail) => `\n${JSON.stringify(mail)}`;

function parseLines(text: string, log: BoxOptions['log']): BoxedMail[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const mails = lines.flatMap((line) => boxedMail.safeParse(parseJson(line)).data ?? []);
  if (mails.length < lines.length) log.warn(`Left out ${lines.length - mails.length} unreadable boxed mails`);
  return mails;
}

function emptyWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return '';
  throw error;
}
