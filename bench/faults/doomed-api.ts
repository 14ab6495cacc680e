import { compose } from '../../apps/server/src/compose.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';

/** Where the calls are answered, and nothing else is done. */
export type ApiOrder = { url: string; port: number; secret: string };

const { url, port, secret }: ApiOrder = JSON.parse(process.argv[2] ?? '{}');
const environment = { PORT: String(port), OUTRIDER_SECRET: secret, OUTRIDER_DATA: '/nonexistent', LOG_LEVEL: 'silent' };
const config = readConfig(environment, ['api']);
const { app } = await compose(config, url, createLog('silent'), { keepBoxInMemory: true });
await app.listen({ host: config.host, port });
process.send?.('up');
process.on('disconnect', () => process.exit(1));
