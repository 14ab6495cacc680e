import { variant } from './campaign.ts';

/** What a letter says, wherever it is kept. */
export const letter = variant.omit({ id: true, weight: true });
