import { openDatabase } from '../../../platform/db.ts';
import { startReading } from './sync-testing.ts';

/** A worker process for tests and faults that reads one mailbox until it is killed. */
const [url = '', port = '', user = '', pass = '', batch = '5', leaseMs = '1000'] = process.argv.slice(2);
const database = openDatabase(url, { maxConnections: 3 });
startReading(
  { database, proxy: { port: Number(port) }, reader: { user, pass } },
  { batch: Number(batch), windowMessages: Number(batch) * 4, leaseMs: Number(leaseMs), renewMs: 200 },
);
