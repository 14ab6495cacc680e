import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts';
import { connectMailboxes } from './acts/connect-mailboxes.ts';
import { findCopies } from './acts/find-copies.ts';
import { importContacts } from './acts/import-contacts.ts';
import { lieToProxy } from './acts/lie-to-proxy.ts';
import { restoreBackup } from './acts/restore-backup.ts';
import { sendThroughKill } from './acts/send-through-kill.ts';
import { setWrong } from './acts/set-wrong.ts';
import { signUpOwner } from './acts/sign-up.ts';
import { verifyContacts } from './acts/verify-contacts.ts';
import { writeAgain } from './acts/write-again.ts';
import { openClient } from './product/open-client.ts';
import { settingsOf, startProduct } from './product/start-product.ts';
import type { Form, Trial } from './trial.ts';
import { buildWorld } from './world/build-world.ts';
import { makeDatabase } from './world/make-database.ts';
import { ghostAt, laterAt, MAIL_HOSTS, nobodyAt, peopleAt } from './world/places.ts';
import { PLAIN_NGINX_PORT, startCaddy, startNginx } from './world/start-proxy.ts';

/** Four mails to each, half from either mailbox, stay below the most a mailbox may send a day, 200. */
const PEOPLE: Record<Form, number> = { short: 15, full: 40 };

type Options = Pick<Trial, 'form' | 'say' | 'check'> & { folder: string };

export async function runTrial({ folder, form, say, check }: Options): Promise<void> {
  const started = performance.now();
  const tell = (line: string) =>
    say(`     ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
  const people = PEOPLE[form];
  const [postgres, world] = await Promise.all([
    startEmbeddedPostgres({ folder: join(folder, 'postgres') }),
    buildWorld(folder, people),
  ]);
  tell('a database and two organisations with mail');
  const settings = settingsOf({
    databaseUrl: await makeDatabase(postgres.url, 'live'),
    caFile: world.authority.caFile,
  });
  const nginx = await startNginx(folder, world.authority);
  const parts = await startProduct(folder, settings);
  tell('the product runs, an API and two workers');
  const token = await signUpOwner({ world, check }, parts[0]);
  const { ca } = world.authority;
  const trial: Trial = { form, people, world, settings, parts, owner: openClient({ ca, token }), check, say: tell };
  const mailboxIds = await connectMailboxes(trial);
  tell('an owner has signed up and connected two mailboxes');

  const persons = MAIL_HOSTS.flatMap(({ recipients }) => peopleAt(recipients, people));
  const ghosts = MAIL_HOSTS.map(({ recipients }) => ghostAt(recipients));
  const uploader = openClient({ ca, token, port: PLAIN_NGINX_PORT });
  const added = await importContacts(uploader, [...persons, ...ghosts]);
  check(added === persons.length + ghosts.length, `a file in parts came through nginx as installed: ${added} contacts`);
  await verifyContacts(trial, truthOf(persons));
  tell('the addresses are checked');

  const campaign = await sendThroughKill(trial, {
    mailboxIds,
    persons,
    ghosts,
    meanwhile: async () => {
      await lieToProxy(trial, 'nginx');
      await setWrong(trial);
    },
  });
  tell('everybody has the first mail');
  const stayed = await writeAgain(trial, { ...campaign, mailboxIds, persons, ghosts });
  tell('and a second one, but for those who left');

  if (form === 'short') return;
  await findCopies(trial, persons, campaign.campaignId);
  await restoreBackup(trial, { mailboxIds, persons: stayed, adminUrl: postgres.url });
  tell('a backup is restored');
  await nginx.stop();
  await startCaddy(folder, world.authority);
  await lieToProxy(trial, 'Caddy');
  const more = peopleAt('elsewhere.com', 20);
  check((await importContacts(trial.owner, more)) === more.length, 'a file in parts came through Caddy');
}

/** What the two Postfix were set up to know. Greylisting that never ends and hosts that take all say nothing about a person. */
function truthOf(persons: string[]): Map<string, string> {
  const truth = new Map(persons.map((address) => [address, 'VALID']));
  for (const { recipients, catchAll } of MAIL_HOSTS) {
    truth.set(nobodyAt(recipients), 'INVALID');
    truth.set(laterAt(recipients), 'UNCHECKED');
    truth.set(`somebody@${catchAll}`, 'UNKNOWN');
    truth.set(`somebody@no-${recipients}`, 'DOMAIN_ERROR');
  }
  return truth;
}
