/** Slots to begin with; as many again are made room for whenever half are taken. */
const FIRST_SLOTS = 1_024;
const FIRST_BYTES = 16_384;
/** Looked at for one pair; who writes a file of pairs that all belong in one slot gains nothing. */
const PROBES_MAX = 16;

type Stretch = { start: number; end: number };

/** Remembers something of pairs of cells by their bytes, for at most so many pairs. */
export function createBytePairs<T>(max: number) {
  // Slots hold the number of a pair, counted from one. Of each pair: where it begins in `kept`, how long its first cell is, and what is remembered of it.
  const starts: number[] = [0];
  const firsts: number[] = [];
  const remembered: T[] = [];
  let kept = new Uint8Array(FIRST_BYTES);
  let slots = new Int32Array(FIRST_SLOTS);
  let hashes = new Int32Array(FIRST_SLOTS);

  function isPair(pair: number, bytes: Uint8Array, one: Stretch, other: Stretch): boolean {
    const length = one.end - one.start;
    let at = starts[pair] ?? 0;
    if (firsts[pair] !== length || (starts[pair + 1] ?? 0) - at !== length + other.end - other.start) return false;
    for (let from = one.start; from < one.end; from++) if (kept[at++] !== bytes[from]) return false;
    for (let from = other.start; from < other.end; from++) if (kept[at++] !== bytes[from]) return false;
    return true;
  }

  function keep(bytes: Uint8Array, { start, end }: Stretch, at: number) {
    if (at + end - start > kept.length) {
      const larger = new Uint8Array(Math.max(kept.length * 2, at + end - start));
      larger.set(kept);
      kept = larger;
    }
    kept.set(bytes.subarray(start, end), at);
    return at + end - start;
  }

  function grow() {
    const [oldSlots, oldHashes] = [slots, hashes];
    slots = new Int32Array(slots.length * 2);
    hashes = new Int32Array(slots.length);
    for (let slot = 0; slot < oldSlots.length; slot++) {
      if (oldSlots[slot] !== 0) place(oldSlots[slot] ?? 0, oldHashes[slot] ?? 0);
    }
  }

  /** A pair that finds no slot is forgotten. */
  function place(number: number, hash: number) {
    for (let probe = 0; probe < PROBES_MAX; probe++) {
      const slot = (hash + probe) & (slots.length - 1);
      if (slots[slot] !== 0) continue;
      slots[slot] = number;
      hashes[slot] = hash;
      return;
    }
  }

  /** What is remembered of a pair, or else what `make` says of it. */
  return function recall(bytes: Uint8Array, one: Stretch, other: Stretch, make: () => T): T {
    const hash = hashOf(bytes, one, other);
    for (let probe = 0; probe < PROBES_MAX; probe++) {
      const slot = (hash + probe) & (slots.length - 1);
      const pair = (slots[slot] ?? 0) - 1;
      if (pair < 0) break;
      const found = hashes[slot] === hash && isPair(pair, bytes, one, other) ? remembered[pair] : undefined;
      if (found !== undefined) return found;
    }
    const made = make();
    if (remembered.length >= max) return made;
    if (remembered.length * 2 >= slots.length) grow();
    const pair = remembered.push(made) - 1;
    firsts[pair] = one.end - one.start;
    starts[pair + 1] = keep(bytes, other, keep(bytes, one, starts[pair] ?? 0));
    place(pair + 1, hash);
    return made;
  };
}

/** FNV-1a, with a byte between the two that no UTF-8 has. */
function hashOf(bytes: Uint8Array, one: Stretch, other: Stretch): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = one.start; at < one.end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01_00_01_93);
  hash = Math.imul(hash ^ 0xff, 0x01_00_01_93);
  for (let at = other.start; at < other.end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01_00_01_93);
  return hash ^ (hash >>> 15);
}
