/** How the view of a list stands in the address: what is shown, in which order, which page. */

type Order = 'asc' | 'desc';
type Sorted<S extends string> = { sort: S; order: Order };
type Shown<S extends string> = Sorted<S> & { search: string; page: number };

const PAGE_MAX = 1_000_000;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What does not exist counts as not said. */
export const readOneOf = <T extends string>(query: URLSearchParams, name: string, known: readonly T[]): T | undefined =>
  known.find((each) => each === query.get(name));

export function readId(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? '';
  return UUID.test(id) ? id : undefined;
}

/** The number of a page; the first one where nothing sensible is said. */
export function readPage(query: URLSearchParams, first = 1, max = PAGE_MAX): number {
  const page = Number(query.get('page') ?? first);
  return Number.isSafeInteger(page) && page >= first && page <= max ? page : first;
}

export const readSorted = <S extends string>(
  query: URLSearchParams,
  sorts: readonly S[],
  first: Sorted<S>,
): Sorted<S> => ({
  sort: readOneOf(query, 'sort', sorts) ?? first.sort,
  order: readOneOf(query, 'order', ['asc', 'desc']) ?? first.order,
});

export const sayPage = (page: number, first = 1) => (page === first ? undefined : String(page));

export const saySorted = <S extends string>({ sort, order }: Sorted<S>, first: Sorted<S>) => ({
  sort: sort === first.sort ? undefined : sort,
  order: order === first.order ? undefined : order,
});

/** Writes into an address that may say other things too; what is undefined is as at first and left out. */
export function writeQuery(query: URLSearchParams, said: Record<string, string | undefined>): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const [name, value] of Object.entries(said)) {
    if (value === undefined) written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** The same for a list with search, order and pages, beside what it is narrowed by. */
export const writeShown = <S extends string>(
  query: URLSearchParams,
  view: Shown<S>,
  first: Sorted<S>,
  filters: Record<string, string | undefined>,
): URLSearchParams =>
  writeQuery(query, {
    search: view.search.trim() || undefined,
    ...filters,
    ...saySorted(view, first),
    page: sayPage(view.page),
  });

/** By another column from the end that is wanted first; by the same one again turned round. */
export const turned = <S extends string>(by: Sorted<S>, sort: S, first: Order): Sorted<S> => ({
  sort,
  order: by.sort === sort ? (by.order === 'asc' ? 'desc' : 'asc') : first,
});
