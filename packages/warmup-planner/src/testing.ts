import type { RandomSource } from './random-source.ts';

/** A cheap seeded random source: FNV-1a over the text, then mixed so that neighbouring texts share nothing. */
export function randomOf(seed: string): RandomSource {
  return (purpose) => {
    let hash = 0x811c9dc5;
    for (const text of [seed, '\n', purpose])
      for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
  };
}
