import { openDatabase } from '../../../../platform/db.ts';
import { openSmtp } from '../../../../platform/smtp/smtp.ts';
import { HOST, PASSWORD } from '../../../ledger/faults-testing/truthful-host.ts';
import type { DeliveryPoint } from '../delivery-deps.ts';
import { startDelivering } from '../delivery-loop.ts';
import { testDeliveryDeps } from '../delivery-testing.ts';

export type DelivererOrder = {
  url: string;
  door: { host: string; port: number };
  ca: string;
  emails: Record<string, string>;
  /** Where it dies, after so many times. */
  doom: { point: DeliveryPoint | 'never'; times: number };
};

/** A worker process for tests, which ends itself as an operating system would. */
const { url, door, ca, emails, doom }: DelivererOrder = JSON.parse(process.argv[2] ?? '{}');
const { db } = openDatabase(url, { maxConnections: 6 });
const network = {
  locate: async () => ({ kind: 'located' as const, places: [{ address: door.host, port: door.port }] }),
  tlsOptions: (servername: string) => ({ ca, servername }),
};
let passed = 0;
const loop = startDelivering(
  testDeliveryDeps(db, {
    openSmtp: (_scope, mailboxId) => {
      const login = { user: emails[mailboxId] ?? '', kind: 'password' as const, password: PASSWORD };
      const account = { host: HOST, port: 465, security: 'tls' as const, login };
      return openSmtp(account, { network, now: () => new Date(), timeouts: { socketMs: 3_000 } });
    },
    atPoint(reached) {
      if (reached !== doom.point) return;
      passed += 1;
      if (passed === doom.times) process.kill(process.pid, 'SIGKILL');
    },
  }),
);
process.on('message', () => void loop.stop().then(() => process.exit(0)));
// No parent is left to tell it to stop.
process.on('disconnect', () => process.exit(1));
