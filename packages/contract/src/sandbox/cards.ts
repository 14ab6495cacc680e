import { z } from 'zod';

/** What the bank says to the next charge, or to each until it is set back. */
export const CHARGE_TROUBLES = ['none', 'declinesNext', 'asksNext', 'declinesAll'] as const;
export type ChargeTrouble = (typeof CHARGE_TROUBLES)[number];

/** How the card processor tells the product of what happened. `reversed`: the later of two comes first. */
export const WEBHOOK_TROUBLES = ['none', 'twice', 'late', 'reversed', 'never'] as const;
export type WebhookTrouble = (typeof WEBHOOK_TROUBLES)[number];

/** The card processor as the box tells of it. */
export const boxedCardProcessor = z.object({
  charges: z.enum(CHARGE_TROUBLES),
  webhooks: z.enum(WEBHOOK_TROUBLES),
  /** How many payments it took. */
  payments: z.int(),
});
