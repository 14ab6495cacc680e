import type { ContactFilter, ContactSort } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { parseJson } from '../../../platform/web/parse-json.ts';
import { countContacts } from '../contact-counts.repository.ts';
import type { ContactsDeps } from '../contacts-deps.ts';
import { countArriving } from '../removing/settle.repository.ts';
import { describeContacts } from '../timeline/describe-contact.ts';
import { countUnsettled, gatherPage, type Place, readLists, walkToPage } from './list.repository.ts';

type Deps = Pick<ContactsDeps, 'db' | 'now'>;

type Wanted = ContactFilter & { sort: ContactSort; order: 'asc' | 'desc'; after: string; pageSize: number };

/** Counting goes on to here; more is "more than". */
const COUNT_MAX = 3_000;

export async function listContacts({ db, now }: Deps, scope: Scope, { after, pageSize, ...wanted }: Wanted) {
  const place = after === '' ? undefined : readPlace(after, wanted);
  // One more than fits tells whether there are more.
  const page = { sort: wanted.sort, order: wanted.order, after: place, limit: pageSize + 1 };
  const { rows, total, all, settling } = await readLists(db, (trx) => findPage(trx, scope, wanted, now(), page));
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    contactList: await describeContacts(db, scope, shown),
    next: rows.length > pageSize && last ? writePlace(last, wanted) : '',
    total,
    all,
    settling,
  };
}

async function findPage(
  trx: Trx,
  scope: Scope,
  filter: ContactFilter,
  at: Date,
  page: Parameters<typeof walkToPage>[4],
) {
  const all = await countContacts(trx, scope);
  const settling = (await countArriving(trx, scope)) + (await countUnsettled(trx, scope, COUNT_MAX));
  const walk = () => walkToPage(trx, scope, filter, at, page);
  if (filter.search === '' && filter.conditions.length === 0) {
    return { rows: await walk(), total: { count: all - settling, isExact: settling < COUNT_MAX }, all, settling };
  }
  const few = await gatherPage(trx, scope, filter, at, { ...page, most: COUNT_MAX + 1 });
  const isExact = few.found <= COUNT_MAX;
  const total = { count: Math.min(few.found, COUNT_MAX), isExact };
  return { rows: isExact ? few.rows : await walk(), total, all, settling };
}

const place = z.tuple([z.string(), z.string(), z.string().max(300), z.uuid()]);
type Order = Pick<Wanted, 'sort' | 'order'>;

const writePlace = ({ key, id }: Place, { sort, order }: Order) =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString('base64url');

function readPlace(after: string, wanted: Order): Place {
  const parsed = place.safeParse(parseJson(Buffer.from(after, 'base64url').toString()));
  if (!parsed.success) throw new AppError('parameterError', { data: { problem: 'after' } });
  const [sort, order, key, id] = parsed.data;
  const isTime = sort === 'lastEventAt' || sort === 'createdAt';
  if (sort !== wanted.sort || order !== wanted.order || (isTime && !isMoment(key))) {
    throw new AppError('parameterError', { data: { problem: 'after' } });
  }
  return { key, id };
}

/** The language knows years before the first and after the 9999th, which the database reads in another way. */
const isMoment = (key: string) => /^\d{4}-/.test(key) && Date.parse(key) >= 0;
