import { openDatabase } from '../../../platform/db.ts';
import { openSmtp } from '../../../platform/smtp/smtp.ts';
import { testSendingDeps } from '../../campaign-management/testing.ts';
import { HOST, PASSWORD } from '../../ledger/faults-testing/truthful-host.ts';
import { startSending } from '../dispatch/sending-loop.ts';
import type { SendingPoint } from '../facts/sending-deps.ts';

/** Where it has to die, after so many times; or where it says so, and waits while another process dies. */
export type Doom = { point: SendingPoint | 'never'; times: number; isItsOwn: boolean };

export type SenderCommand = { kind: 'goOn'; doom: Doom } | { kind: 'stop' };

export type SenderOrder = {
  url: string;
  door: { host: string; port: number };
  ca: string;
  emails: Record<string, string>;
  doom: Doom;
};

/** A worker process for tests, which ends itself as an operating system would. */
const order: SenderOrder = JSON.parse(process.argv[2] ?? '{}');
const { url, door, ca, emails } = order;
let { doom } = order;
const { db } = openDatabase(url, { maxConnections: 6 });
const { db: writesDb } = openDatabase(url, { maxConnections: 1, keepPlans: true });
const network = {
  locate: async () => ({ kind: 'located' as const, places: [{ address: door.host, port: door.port }] }),
  tlsOptions: (servername: string) => ({ ca, servername }),
};
let passed = 0;
let goOn: () => void = () => undefined;

function atPoint(reached: SendingPoint): Promise<void> | undefined {
  if (reached !== doom.point) return undefined;
  passed += 1;
  if (passed !== doom.times) return undefined;
  if (doom.isItsOwn) process.kill(process.pid, 'SIGKILL');
  process.send?.('reached');
  return new Promise((resolve) => (goOn = resolve));
}

const deps = testSendingDeps(
  db,
  {
    writesDb,
    openSmtp: (_scope, mailboxId) => {
      const login = { user: emails[mailboxId] ?? '', kind: 'password' as const, password: PASSWORD };
      const account = { host: HOST, port: 465, security: 'tls' as const, login };
      return openSmtp(account, { network, now: () => new Date(), timeouts: { socketMs: 3_000 } });
    },
    atPoint,
  },
  { batch: 8, refillAt: 4, restMs: 300, dotWithinMs: 1_000 },
);
const loop = startSending(deps);
process.on('message', (command: SenderCommand) => {
  if (command.kind === 'stop') return void loop.stop().then(() => process.exit(0));
  passed = 0;
  ({ doom } = command);
  goOn();
});
// Nobody is left to tell it to stop.
process.on('disconnect', () => process.exit(1));
