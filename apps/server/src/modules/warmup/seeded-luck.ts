import { createHmac } from 'node:crypto';
import type { Luck } from '@outrider/warmup-planner/luck';

/** 48 bits: the most a double holds exactly with room to spare. */
const BITS_48 = 2 ** 48;

/** The same for every process of an installation, and not to be foreseen from outside. */
export const createLuck =
  (seed: Buffer): Luck =>
  (purpose) =>
    createHmac('sha256', seed).update(`warm-up luck\n${purpose}`).digest().readUIntBE(0, 6) / BITS_48;
