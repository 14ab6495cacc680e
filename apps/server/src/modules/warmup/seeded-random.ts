import { createHmac } from 'node:crypto';
import type { RandomSource } from '@outrider/warmup-planner/random-source';

/** 48 bits: the most a double holds exactly with room to spare. */
const BITS_48 = 2 ** 48;

/** The same for every process of an installation, and not to be foreseen from outside. */
export const createRandomSource =
  (seed: Buffer): RandomSource =>
  (purpose) =>
    createHmac('sha256', seed).update(`warm-up luck\n${purpose}`).digest().readUIntBE(0, 6) / BITS_48;
