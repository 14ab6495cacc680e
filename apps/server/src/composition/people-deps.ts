import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ContactsDeps, ImportDeps } from '../modules/contacts/index.ts';
import { type IdentityDeps, nameOf } from '../modules/identity/index.ts';
import { findIdentity } from '../modules/sending/index.ts';
import { systemNow } from '../platform/clock.ts';
import { openCopyConnection } from '../platform/copy/copy-connection.ts';
import { openDemoLogin } from './box.ts';
import { composeContacts } from './deps/contacts.ts';
import { composeFiles } from './deps/files.ts';
import { composeIdentity } from './deps/identity.ts';
import { openLedgerSide } from './deps/sending.ts';
import { composeVerification, liveProbeWorld } from './deps/verification.ts';
import type { Infrastructure } from './infrastructure.ts';

export type PeopleDeps = Awaited<ReturnType<typeof composePeople>>;

/** Who uses the product, the people they write to, and what is known of those beside the database. */
export async function composePeople(base: Infrastructure) {
  const { config, db, jobs, log, now, box, mail, pool, isDiskFull } = base;
  const identity: IdentityDeps = await composeIdentity(base);
  const ledgerFolder = await findLedgerFolder(base);
  const ledger = ledgerFolder === undefined ? undefined : openLedgerSide(config, ledgerFolder, { db, now });
  await ledger?.beat();
  const contacts = composeContacts(config, { db, jobs, log, now }, ledgerFolder);
  await contacts.optOuts?.replay(contacts);
  const imports: ContactsDeps & ImportDeps = {
    ...contacts,
    openCopy: () => openCopyConnection(pool),
    verifyImported: (trx, imported) => jobs.enqueue(trx, 'verification.import', imported),
  };
  const verification = composeVerification(config, {
    db,
    jobs,
    log,
    now,
    systemNow,
    contacts,
    nameOf: (person) => nameOf({ db }, person),
    pause: (milliseconds) => pause(milliseconds),
    world: box
      ? (await import('../boxed/boxed-probe.ts')).boxedProbeWorld(box, { ...mail, helloName: config.probe.helloName })
      : liveProbeWorld(config, mail),
  });
  const files = composeFiles(config, { db, log, now, isDiskFull });
  const demo = box && (await openDemoLogin(identity));
  return { identity, demo, ledger, contacts, imports, verification, files };
}

async function findLedgerFolder({ db, options: { ledgerFolder } }: Infrastructure): Promise<string | undefined> {
  const installation = await findIdentity(db);
  return ledgerFolder && installation ? join(ledgerFolder, installation) : undefined;
}
