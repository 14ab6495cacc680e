import { startThrowawayProduct } from '../scripts/throwaway-product.ts';
import { noteDataFolder } from './database.ts';
import { startModel } from './model.ts';

/** What the browser tests run against; ends, with all it made, on the signal that Playwright sends. */
const port = Number(process.argv[2]);
const model = await startModel();
const product = await startThrowawayProduct(port, model.settings);
await noteDataFolder(port, product.folder);
async function stop() {
  await product.stop();
  await model.stop();
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
