/** By what a mail of a campaign is found in another copy of the database: whose it is, and which of theirs. */
export type Place = { leadId: string; round: number };

export const placeOf = ({ leadId, round }: Place): string => `${BigInt(leadId).toString(36)} ${round}`;
