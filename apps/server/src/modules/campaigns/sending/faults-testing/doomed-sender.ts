import { openDatabase } from '../../../../platform/db.ts';
import { openSmtp } from '../../../../platform/smtp/smtp.ts';
import { testSendingDeps } from '../../testing.ts';
import type { SendingPoint } from '../sending-deps.ts';
import { startSending } from '../sending-loop.ts';
import { HOST, PASSWORD, type Truth } from './truthful-host.ts';

/** What a sender is told: where everything is, and where it has to die, after so many times. */
export type Doom = Pick<Truth, 'door' | 'ca'> & {
  url: string;
  emails: Record<string, string>;
  point: SendingPoint | 'never';
  times: number;
};

/** A worker process for tests, which ends itself as an operating system would. */
const { url, door, ca, emails, point, times }: Doom = JSON.parse(process.argv[2] ?? '{}');
const { db } = openDatabase(url, { maxConnections: 6 });
const network = {
  locate: async () => ({ kind: 'located' as const, places: [{ address: door.host, port: door.port }] }),
  tlsOptions: (servername: string) => ({ ca, servername }),
};
let passed = 0;
const deps = testSendingDeps(
  db,
  {
    openSmtp: (_scope, mailboxId) => {
      const login = { user: emails[mailboxId] ?? '', kind: 'password' as const, password: PASSWORD };
      const account = { host: HOST, port: 465, security: 'tls' as const, login };
      return openSmtp(account, { network, now: () => new Date(), timeouts: { socketMs: 3_000 } });
    },
    atPoint(reached) {
      if (reached !== point) return;
      passed += 1;
      if (passed >= times) process.kill(process.pid, 'SIGKILL');
    },
  },
  { batch: 8, refillAt: 4, restMs: 300, dotWithinMs: 1_000 },
);
const loop = startSending(deps);
process.on('message', () => void loop.stop().then(() => process.exit(0)));
// Nobody is left to tell it to stop.
process.on('disconnect', () => process.exit(1));
