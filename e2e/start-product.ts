import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import { noteDataFolder } from './database.ts';

/** What the browser tests run against; ends, with all it made, on the signal that Playwright sends. */
const port = Number(process.argv[2]);
const product = await startThrowawayProduct(port);
await noteDataFolder(port, product.folder);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void product.stop());
