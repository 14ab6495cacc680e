import { aDelivery, testDeliveryDeps } from '../../apps/server/src/modules/compose/delivery/delivery-testing.ts';
import {
  DELIVERY_POINTS,
  judgeDeliveries,
  killDeliverers,
} from '../../apps/server/src/modules/compose/delivery/faults-testing/kill-deliverers.ts';
import { startTruthfulHost } from '../../apps/server/src/modules/ledger/faults-testing/truthful-host.ts';
import { aWorkspace } from '../../apps/server/src/modules/warmup/testing.ts';
import { openContactStore } from '../contact-store.ts';

const ROUNDS = 10;
const MAILS_A_ROUND = 24;
const MAILBOXES = 4;
/** So many mails, and the host hangs up in the middle of one. */
const DROP_EVERY = 11;

/** Kills workers that deliver composed mails at each step, ten times over, and compares with what the host took. */
export async function run(say: (line: string) => void): Promise<boolean> {
  const store = await openContactStore();
  const { db, url } = store;
  const { workspaceId, mailboxes } = await aWorkspace(db, MAILBOXES, new Date());
  const scope = { workspaceId };
  const truth = await startTruthfulHost(
    mailboxes.map(({ email }) => email),
    DROP_EVERY,
  );
  const deps = testDeliveryDeps(db, { openSmtp: () => Promise.reject(new Error('nothing is sent from here')) });
  const emails = Object.fromEntries(mailboxes.map(({ id, email }) => [id, email]));
  try {
    let killed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let n = 0; n < MAILS_A_ROUND; n += 1) {
        const mailboxId = mailboxes[n % MAILBOXES]?.id ?? '';
        await aDelivery(deps, scope, { mailboxId, to: [`p${round}.${n}@gmail.test`] });
      }
      const dooms = DELIVERY_POINTS.map((point, n) => ({ point, times: 1 + ((round + n) % 3) }));
      killed += await killDeliverers({ db, url, truth, emails }, dooms);
      say(`round ${round + 1} of ${ROUNDS}: ${killed} workers killed so far`);
    }
    await truth.settleDown();
    const { doubt, rows, ...faults } = await judgeDeliveries(db, truth);
    say(`${rows} mails, ${killed} kills: ${JSON.stringify(faults)}, in doubt ${doubt}`);
    return rows === ROUNDS * MAILS_A_ROUND && Object.values(faults).every((count) => count === 0);
  } finally {
    await truth.close();
    await store.close();
  }
}
