import type { PROXY_FUNCTIONS, ProxyOutput } from '@outrider/contract/inbox/proxy';
import type { z } from 'zod';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { InboxCallsDeps } from '../calls/calls-deps.ts';
import { listTags } from '../calls/changing/tags.repository.ts';
import { listOwnFolders } from '../calls/folders.repository.ts';
import { findByIds, type Listed, listMessageRows, type Page, type Question } from '../calls/list.repository.ts';
import { askFor, showPage } from '../calls/list-messages.ts';
import { readPlace } from '../calls/place.ts';
import { markHits, markSnippet } from './mark-hits.ts';
import { type Match, matchSearch } from './match.repository.ts';
import { parseSearch, type Search, type Term } from './parse-search.ts';
import { findAmongNewest, findTexts, gatherHits, readWords } from './search.repository.ts';

type Deps = Pick<InboxCallsDeps, 'db' | 'now' | 'listScheduled'>;
type Wanted = z.output<(typeof PROXY_FUNCTIONS)['mbox:searchMessages']['input']>;

/** Looked through before the index of words is asked; more of them where the first show that a page will soon be full. */
const NEWEST = 1_000;
const NEWEST_MAX = 8_000;
/** Hits do not come as regularly as the first of them promise. */
const MARGIN = 1.5;
/** Of a word that more mails have, so many are newer ones that a walk by date finds a page of them soon. */
const GATHERED_MAX = 25_000;
/** Letters that hits are looked for in. What is quoted is looked at last, and often long. */
const SHOWN_IN = { written: 50_000, whole: 10_000 };
/** More than anybody counts. */
const UNTOLD = -1;

export async function searchMessages(
  deps: Deps,
  scope: Scope,
  { _account, searchInfo }: Wanted,
): Promise<ProxyOutput<'mbox:searchMessages'>> {
  const { db, now } = deps;
  const search = parseSearch(searchInfo.pattern);
  const question = await askFor(deps, scope, _account, { ...searchInfo, threads: false });
  const where = await whereOf(db, scope, search, question);
  const tags = new Map((await listTags(db, scope)).map(({ id, name }) => [name.toLowerCase(), id]));
  const match = matchSearch(search, tags, now());
  const after = readPlace(searchInfo.after);
  const page = { after, start: after ? 0 : searchInfo.start, limit: searchInfo.limit + 1, desc: searchInfo.desc };
  return readWords(db, async (trx) => {
    const asked = { ...question, where, also: match.condition };
    const { rows, total } = await findPage(trx, scope, asked, page, match);
    const shown = await showPage(deps, trx, scope, rows, searchInfo);
    return {
      ...shown,
      total: searchInfo.returnTotal && !after ? total : UNTOLD,
      hits: await describeHits(trx, scope, shown.messages, search.terms),
    };
  });
}

/** What was typed says more than where the searcher happened to be. */
async function whereOf(db: Db, scope: Scope, { in: folder }: Search, { where }: Question): Promise<Question['where']> {
  if (folder === undefined) return where;
  if (folder === 'anywhere') return folder;
  if (typeof folder === 'string') return { role: folder };
  const named = (await listOwnFolders(db, scope)).filter(
    ({ name }) => name.toLowerCase() === folder.name.toLowerCase(),
  );
  return { role: null, folderIds: named.map(({ id }) => id) };
}

type FoundPage = { rows: Listed[]; total: number };

/** Three ways to a page of hits: by date for common words, by the index of words for rare ones, and by date after all. */
async function findPage(
  trx: Trx,
  scope: Scope,
  question: Question,
  page: Page,
  { hasWords }: Match,
): Promise<FoundPage> {
  const walk = async () => ({ rows: await listMessageRows(trx, scope, question, page), total: UNTOLD });
  if (!hasWords) return walk();
  const found = (await lookThrough(trx, scope, question, page)) ?? (await gather(trx, scope, question, page));
  return found ? { rows: await findByIds(trx, scope, found.ids, page.desc), total: found.total } : walk();
}

type Found = { ids: string[]; total: number };

/** A page that is full or has all there is; undefined when the hits are too rare to be found like this. */
async function lookThrough(trx: Trx, scope: Scope, question: Question, page: Page): Promise<Found | undefined> {
  for (let most = NEWEST; most <= NEWEST_MAX; ) {
    const { ids, hits, looked } = await findAmongNewest(trx, scope, question, page, most);
    if (looked < most) return { ids, total: hits };
    if (ids.length === page.limit) return { ids, total: UNTOLD };
    most = Math.ceil((MARGIN * looked * (page.start + page.limit)) / hits);
  }
  return undefined;
}

async function gather(trx: Trx, scope: Scope, question: Question, page: Page): Promise<Found | undefined> {
  const { ids, hits } = await gatherHits(trx, scope, question, page, GATHERED_MAX + 1);
  return hits > GATHERED_MAX ? undefined : { ids, total: hits };
}

type Shown = ProxyOutput<'mbox:searchMessages'>['messages'];

async function describeHits(trx: Trx, scope: Scope, messages: Shown, terms: readonly Term[]) {
  const ids = messages.map(({ id }) => id);
  const texts = await findTexts(trx, scope, ids, SHOWN_IN);
  return Object.fromEntries(
    messages.map(({ id, subject: given, summary, attachments }) => {
      const { written = '', whole = '' } = texts.get(id) ?? {};
      const subject = markHits(given, terms);
      const [file = ''] = attachments.map(({ name }) => markHits(name, terms)).filter(Boolean);
      const text = markSnippet(written || whole || summary, terms);
      const isShown = subject !== '' || file !== '' || text !== '';
      return [id, { subject, text: isShown ? text : markSnippet(whole, terms), file }];
    }),
  );
}
