import { join } from 'node:path';
import { resumeSending, showSendingHold } from '@outrider/contract/campaigns/holds';
import { saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { countMails, homeOf, mailsOf } from '../judge.ts';
import { runOutrider } from '../product/run-outrider.ts';
import { startProduct } from '../product/start-product.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { makeDatabase } from '../world/make-database.ts';
import { launch } from './launch-campaign.ts';
import { optOutByLink, optOutByMail } from './people.ts';

const THIRD = 'A third offer';
const FOURTH = 'A fourth offer';

/** `persons`: who has not left yet. `adminUrl`: where an empty database can be made. */
type Plan = { mailboxIds: string[]; persons: string[]; adminUrl: string };

/** A backup is taken in the middle of a campaign; mail goes on, people leave, and the backup goes into an empty database. */
export async function restoreBackup(trial: Trial, { mailboxIds, persons, adminUrl }: Plan): Promise<void> {
  const { owner, world, settings, check, say } = trial;
  const file = join(world.folder, 'outrider.backup');
  const countOf = async (subject: string) => countMails(await mailsOf(world, persons), subject);
  const setBurst = (burst: boolean) => owner.call(saveAccountSettings, { accountIds: mailboxIds, settings: { burst } });

  // About one mail a minute: slow enough for a backup in the middle.
  await setBurst(false);
  await launch(owner, { name: 'Third', subjects: [THIRD], mailboxIds, leads: persons });
  await until('a recipient has the third mail', async () => (await countOf(THIRD)).size > 0);
  const backup = await runOutrider(['backup', file], settings);
  check(
    backup.code === 0,
    `a backup when ${(await countOf(THIRD)).size} of ${persons.length} had a mail: ${backup.said}`,
  );
  await setBurst(true);
  await until('everybody has the third mail', async () => (await countOf(THIRD)).size === persons.length);
  const [byLink, byMail] = (await mailsOf(world, persons)).filter(({ subject }) => subject === THIRD);
  if (!byLink || !byMail) throw new Error('nobody is there to leave');
  await optOutByLink(world, byLink);
  await optOutByMail(world, homeOf(world, byMail.to), byMail);
  for (const part of trial.parts) await part.end('SIGTERM');
  say('the rest of the mail went out, two people left, and the database is lost');

  trial.settings = { ...settings, DATABASE_URL: await makeDatabase(adminUrl, 'restored') };
  const restore = await runOutrider(['restore', file], trial.settings);
  check(restore.code === 0, `the backup goes into an empty database: ${restore.said}`);
  trial.parts = await startProduct(world.folder, trial.settings);
  const hold = await until('all mailboxes are read', async () => {
    const { hold: held } = await owner.call(showSendingHold, {});
    return held?.isLooked && held;
  });
  check(
    hold.found.sent > 0 && hold.found.optOuts === 2,
    `sending is held (${hold.reason}); found: ${JSON.stringify(hold.found)}`,
  );
  await owner.call(resumeSending, {});
  await setBurst(true);
  await launch(owner, { name: 'Fourth', subjects: [FOURTH], mailboxIds, leads: persons });
  say('the owner lets sending go on');

  const left = [byLink.to, byMail.to];
  await until('those who stayed have the fourth mail', async () => {
    const fourth = await countOf(FOURTH);
    return persons.every((person) => left.includes(person) || fourth.has(person));
  });
  const twice = [...(await countOf(THIRD))].filter(([, count]) => count > 1).map(([person]) => person);
  check(
    twice.length === 0,
    `"${THIRD}" after the restore: ${persons.length} have it, nobody twice ${twice.join(', ')}`,
  );
  const fourth = await countOf(FOURTH);
  const again = left.filter((person) => fourth.has(person));
  check(again.length === 0, `who left after the backup gets nothing more ${again.join(', ')}`);
}
