/** As many again are made room for whenever two thirds are taken. */
const LEAST_SLOTS = 16_384;

const LOWER = Uint8Array.from({ length: 256 }, (_none, byte) => (byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte));

/**
 * Addresses met in a file so far, as 64-bit hashes: eight million of them fit into 200 MB, and the chance that any two of
 * a million share one is below one in ten million. Seeded, so that nobody can write a file whose addresses collide.
 */
export function createSeenAddresses(seed: number, expected = 0) {
  let slots = Math.max(LEAST_SLOTS, 2 ** Math.ceil(Math.log2(expected * 1.5 + 1)));
  let taken = 0;
  // The two halves lie together: each look is one miss of the processor's cache instead of two.
  let halves = new Uint32Array(slots * 2);

  function place(high: number, low: number): boolean {
    let at = (low & (slots - 1)) * 2;
    for (;;) {
      const otherHigh = halves[at];
      if (otherHigh === 0) break;
      if (otherHigh === high && halves[at + 1] === low) return false;
      at = (at + 2) & (slots * 2 - 1);
    }
    halves[at] = high;
    halves[at + 1] = low;
    taken += 1;
    return true;
  }

  function grow() {
    const old = halves;
    slots *= 2;
    taken = 0;
    halves = new Uint32Array(slots * 2);
    for (let at = 0; at < old.length; at += 2) {
      const [high, low] = [old[at] ?? 0, old[at + 1] ?? 0];
      if (high !== 0) place(high, low);
    }
  }

  function addBytes(bytes: Uint8Array, start: number, end: number): boolean {
    if (taken * 3 > slots * 2) grow();
    let high = seed ^ 0x9e_37_79_b9;
    let low = ~seed ^ 0x85_eb_ca_6b;
    for (let at = start; at < end; at++) {
      const byte = LOWER[bytes[at] ?? 0] ?? 0;
      high = Math.imul(high ^ byte, 0x01_00_01_93);
      low = Math.imul(low + byte, 0xcc_9e_2d_51);
      low = (low << 13) | (low >>> 19);
    }
    high = Math.imul(high ^ (high >>> 16) ^ low, 0x85_eb_ca_6b);
    low = Math.imul(low ^ (low >>> 15) ^ high, 0xc2_b2_ae_35);
    return place((high ^ (high >>> 13)) >>> 0 || 1, (low ^ (low >>> 16)) >>> 0);
  }

  return {
    /** False when it was met before. */
    add(email: string): boolean {
      const bytes = Buffer.from(email);
      return addBytes(bytes, 0, bytes.length);
    },
    /** The same for an address that stands in bytes, in upper or lower case. */
    addBytes,
  };
}

export type SeenAddresses = ReturnType<typeof createSeenAddresses>;
