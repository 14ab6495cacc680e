import { isDeepStrictEqual } from 'node:util';
import { labelsOf, nameOf, normalizeName, ROOT } from './names.ts';
import { type BoxRecord, normalizeRecord } from './records.ts';

/**
 * How a name server can let one down. `lame` answers as if it knew nothing of the zone, `truncate` sends everybody to
 * TCP, `silent` never answers, and `slow` answers rightly after so many milliseconds of the box's time.
 */
export type ZoneFailure =
  | 'nxdomain'
  | 'nodata'
  | 'servfail'
  | 'refused'
  | 'lame'
  | 'truncate'
  | 'silent'
  | { slow: number };

export type Zones = {
  /** Makes the name a zone with these records and no others; zones below it stay as they are. */
  set(name: string, records: BoxRecord[]): void;
  add(record: BoxRecord): void;
  /** The records of one type at the name; without a type all at and below it, and the zone, but not zones below. */
  remove(name: string, type?: BoxRecord['type']): void;
  /** Holds for the name and everything below it; the failure nearest to a name wins. `undefined` ends it. */
  fail(name: string, failure: ZoneFailure | undefined): void;
  /** The records at and below a name; without one, all. */
  list(suffix?: string): BoxRecord[];
  /** How a name fails, by itself or by a name above it. */
  failureOf(name: string): ZoneFailure | undefined;
};

export type ZoneData = Zones & {
  find(name: string): { exists: boolean; records: BoxRecord[]; zone: string };
  /** RFC 1035, 3.3.13: grows with every change. */
  serial(): number;
  /** No record and no failure is left. */
  clear(): void;
};

type Node = { children: Map<string, Node>; records: BoxRecord[]; isApex: boolean };

const emptyNode = (): Node => ({ children: new Map(), records: [], isApex: false });

/** The names of the world as a tree from the root, which is a zone too: a name in no other zone belongs to it. */
export function createZones(): ZoneData {
  const root: Node = { ...emptyNode(), isApex: true };
  const failures = new Map<string, ZoneFailure>();
  let serial = 1;

  const nodeAt = (name: string) =>
    labelsOf(name).reduceRight<Node | undefined>((node, label) => node?.children.get(label), root);

  const growTo = (name: string) =>
    labelsOf(name).reduceRight((node, label) => {
      const child = node.children.get(label) ?? emptyNode();
      node.children.set(label, child);
      return child;
    }, root);

  /** RFC 2181, 5: the same record twice is one record. */
  function place(record: BoxRecord) {
    const { records } = growTo(record.name);
    if (!records.some((known) => isDeepStrictEqual(known, record))) records.push(record);
  }

  return {
    set(name, records) {
      const apex = normalizeName(name);
      const normal = records.map(normalizeRecord);
      const stray = normal.find((record) => !isWithin(record.name, apex));
      if (stray) throw new Error(`${stray.name} is not in the zone ${apex}`);
      const node = growTo(apex);
      clear(node);
      node.isApex = true;
      for (const record of normal) place(record);
      prune(root, labelsOf(apex));
      serial += 1;
    },
    add(record) {
      place(normalizeRecord(record));
      serial += 1;
    },
    remove(name, type) {
      const normal = normalizeName(name);
      const node = nodeAt(normal);
      if (!node) return;
      if (type) node.records = node.records.filter((record) => record.type !== type);
      else {
        clear(node);
        node.isApex = node === root;
      }
      prune(root, labelsOf(normal));
      serial += 1;
    },
    fail(name, failure) {
      if (failure) failures.set(normalizeName(name), failure);
      else failures.delete(normalizeName(name));
    },
    list(suffix = ROOT) {
      const node = nodeAt(normalizeName(suffix));
      return node ? recordsFrom(node) : [];
    },
    find: (name) => findFrom(root, name),
    failureOf(name) {
      const labels = labelsOf(name);
      for (let up = 0; up <= labels.length; up += 1) {
        const failure = failures.get(nameOf(labels.slice(up)));
        if (failure) return failure;
      }
      return undefined;
    },
    serial: () => serial,
    clear() {
      root.children.clear();
      root.records = [];
      failures.clear();
      serial += 1;
    },
  };
}

/** A name between the root and a record exists, even with no record of its own (RFC 8020). */
function findFrom(root: Node, name: string): ReturnType<ZoneData['find']> {
  const labels = labelsOf(name);
  let node = root;
  let zone = ROOT;
  for (const [index, label] of [...labels.entries()].reverse()) {
    const child = node.children.get(label);
    if (!child) {
      // RFC 4592, 3.3.1: a wildcard speaks only right below the nearest name that exists.
      const wildcard = node.children.get('*');
      return { exists: wildcard !== undefined, records: wildcard?.records ?? [], zone };
    }
    node = child;
    if (node.isApex) zone = nameOf(labels.slice(index));
  }
  return { exists: true, records: node.records, zone };
}

const isWithin = (name: string, zone: string) => zone === ROOT || name === zone || name.endsWith(`.${zone}`);

function clear(node: Node) {
  node.records = [];
  for (const child of node.children.values()) if (!child.isApex) clear(child);
}

function recordsFrom(node: Node): BoxRecord[] {
  return [...node.records, ...[...node.children.values()].flatMap(recordsFrom)];
}

/** Takes out names on the path and below its end that hold nothing any more, so that they no longer exist. */
function prune(node: Node, path: string[]): boolean {
  const next = path.at(-1);
  for (const label of next === undefined ? node.children.keys() : [next]) {
    const child = node.children.get(label);
    if (child && prune(child, path.slice(0, -1))) node.children.delete(label);
  }
  return !node.isApex && node.records.length === 0 && node.children.size === 0;
}
