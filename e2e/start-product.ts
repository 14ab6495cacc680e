import { startThrowawayProduct } from '../scripts/throwaway-product.ts';

/** What the browser tests run against; ends, with all it made, on the signal that Playwright sends. */
const product = await startThrowawayProduct(Number(process.argv[2]));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void product.stop());
