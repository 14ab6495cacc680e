/** A piece of the code that the same entries need, as the bundler cuts it when left alone. */
export type Piece = { modules: readonly string[]; bytes: number; imports: readonly number[]; entry?: string };

type Openings = {
  /** Whether a visitor waits for it who has not signed in yet: a page of a computer or a phone begins with it. */
  isFirst: (entry: string) => boolean;
  /** Which entries a page has already fetched when it fetches this one. */
  fetchedBefore: (entry: string) => readonly string[];
};

/** `isFirst`: an entry that a visit begins with needs it. */
type Group = { pieces: Piece[]; bytes: number; pages: Set<string>; isFirst: boolean; imports: Set<Group> };

/** Below this a file is mostly a request. */
const SMALL_BYTES = 20_000;
/** What joining two files may bring to a page that needs only one of them, on average. */
const UNNEEDED_BYTES = 1_000;

/**
 * Joins what is needed together. Left alone, every set of screens that share something gets a file of its own, and a page
 * fetches over a hundred of them; joined without a measure, every page fetches what any page needs.
 * The modules of each file, those that others import first.
 */
export function planFiles(pieces: readonly Piece[], { isFirst, fetchedBefore }: Openings): string[][] {
  const groups = joinSmall(joinEqual(pieces, pagesOf(pieces, fetchedBefore), isFirst));
  return importedFirst(groups).map((group) => group.pieces.flatMap((piece) => piece.modules));
}

/** For each piece the entries whose page needs it. */
function pagesOf(pieces: readonly Piece[], fetchedBefore: Openings['fetchedBefore']): Set<string>[] {
  const neededBy = pieces.map(() => new Set<string>());
  const reached = new Map<string, Set<number>>();
  for (const [place, { entry }] of pieces.entries()) if (entry) reached.set(entry, reachOf(pieces, place));
  for (const entry of reached.keys()) {
    for (const fetched of [entry, ...fetchedBefore(entry)]) {
      for (const place of reached.get(fetched) ?? []) neededBy[place]?.add(entry);
    }
  }
  return neededBy;
}

function reachOf(pieces: readonly Piece[], start: number): Set<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...(pieces[place]?.imports ?? []));
  }
  return reached;
}

/** What the same pages need is one file at no cost. An entry keeps its own. */
function joinEqual(pieces: readonly Piece[], pages: readonly Set<string>[], isFirst: Openings['isFirst']): Set<Group> {
  const byPages = new Map<string, Group>();
  const groupOf = pieces.map((piece, place) => {
    const needing = pages[place] ?? new Set<string>();
    const key = piece.entry === undefined ? [...needing].sort().join() : `entry ${piece.entry}`;
    const group = byPages.get(key) ?? {
      pieces: [],
      bytes: 0,
      pages: needing,
      isFirst: [...needing].some(isFirst),
      imports: new Set<Group>(),
    };
    byPages.set(key, group);
    group.pieces.push(piece);
    group.bytes += piece.bytes;
    return group;
  });
  for (const [place, piece] of pieces.entries()) {
    const group = groupOf[place];
    for (const imported of piece.imports) {
      const other = groupOf[imported];
      if (group && other && other !== group) group.imports.add(other);
    }
  }
  return new Set(groupOf);
}

const isEntry = (group: Group) => group.pieces.some((piece) => piece.entry !== undefined);

/** Joins small files, smallest first, with whichever costs the pages least. */
function joinSmall(groups: Set<Group>): Set<Group> {
  const settled = new Set<Group>();
  for (;;) {
    const small = smallest([...groups].filter((group) => !isEntry(group) && !settled.has(group)));
    if (!small) return groups;
    const partner = cheapestPartner(small, groups);
    if (partner) join(small, partner, groups);
    else settled.add(small);
  }
}

function smallest(groups: readonly Group[]): Group | undefined {
  const small = groups.filter(({ bytes }) => bytes < SMALL_BYTES);
  return small.sort((a, b) => a.bytes - b.bytes)[0];
}

/** Of the likeliest ones the cost is counted in full, with what their imports bring along. */
const LIKELIEST = 8;

function cheapestPartner(small: Group, groups: ReadonlySet<Group>): Group | undefined {
  const likeliest = [...groups]
    // What a visit begins with stays as small as it can be.
    .filter((other) => other !== small && !isEntry(other) && other.isFirst === small.isFirst)
    .map((other) => ({ other, cost: unneededBytes(union(small, other), [small, other]) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, LIKELIEST);
  const counted = likeliest.flatMap(({ other }) => {
    const below = importsOf([small, other]);
    // Something between the two would import what imports it.
    if ([...below].some((between) => [...importsOf([between])].some((it) => it === small || it === other))) return [];
    const pages = union(small, other);
    const cost = unneededBytes(pages, [small, other, ...below]);
    return cost <= UNNEEDED_BYTES * pages.size ? [{ other, cost }] : [];
  });
  return counted.sort((a, b) => a.cost - b.cost)[0]?.other;
}

const union = (a: Group, b: Group) => new Set([...a.pages, ...b.pages]);

const unneededBytes = (pages: ReadonlySet<string>, groups: readonly Group[]) =>
  groups.reduce((sum, { bytes, pages: needing }) => {
    let unneeded = 0;
    for (const page of pages) if (!needing.has(page)) unneeded += 1;
    return sum + bytes * unneeded;
  }, 0);

/** What these import, and what that imports; not they themselves. */
function importsOf(groups: readonly Group[]): Set<Group> {
  const found = new Set<Group>();
  const open = groups.flatMap(({ imports }) => [...imports]);
  for (let group = open.pop(); group; group = open.pop()) {
    if (found.has(group) || groups.includes(group)) continue;
    found.add(group);
    open.push(...group.imports);
  }
  return found;
}

function join(gone: Group, kept: Group, groups: Set<Group>): void {
  const pages = union(gone, kept);
  kept.pieces.push(...gone.pieces);
  kept.bytes += gone.bytes;
  for (const imported of gone.imports) kept.imports.add(imported);
  kept.imports.delete(gone);
  kept.imports.delete(kept);
  groups.delete(gone);
  for (const { imports } of groups) if (imports.delete(gone)) imports.add(kept);
  kept.imports.delete(kept);
  for (const group of [kept, ...importsOf([kept])]) for (const page of pages) group.pages.add(page);
}

/** The files without the entries' own, each after those it imports. */
function importedFirst(groups: ReadonlySet<Group>): Group[] {
  const sorted = new Set<Group>();
  const visit = (group: Group) => {
    if (sorted.has(group)) return;
    group.imports.forEach(visit);
    sorted.add(group);
  };
  groups.forEach(visit);
  return [...sorted].filter((group) => !isEntry(group));
}
