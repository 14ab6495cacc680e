import { variant } from './campaign.ts';

/** What a mail says, wherever it is kept. */
export const mailContent = variant.omit({ id: true, weight: true });
