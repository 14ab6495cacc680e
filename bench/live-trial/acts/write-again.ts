import { listSuppressions } from '@outrider/contract/contacts/suppression';
import { countMails, deliveriesIn, homeOf, mailsOf } from '../judge.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { readLog } from '../world/build-world.ts';
import { NORTH, senderOf, trackingDomainOf } from '../world/places.ts';
import type { ReceivedMail } from '../world/read-maildir.ts';
import { launch, readTotals } from './launch-campaign.ts';
import { answer, optOutByLink, optOutByMail } from './people.ts';
import { FIRST } from './send-through-kill.ts';

const SECOND = 'A second offer';

type Plan = { campaignId: string; inDoubt: string[]; mailboxIds: string[]; persons: string[]; ghosts: string[] };

/** Some answer, some leave by link, some by mail, some do not exist. A second campaign to all reaches the others only. Gives who stayed. */
export async function writeAgain(trial: Trial, plan: Plan): Promise<string[]> {
  const { owner, world, check, say } = trial;
  const { campaignId, mailboxIds, persons, ghosts } = plan;
  const first = (await mailsOf(world, persons)).filter(({ subject }) => subject === FIRST);
  const [answering, leavingByLink, leavingByMail] = chooseFromEachHost(trial, first);
  for (const mail of answering) await answer(world, homeOf(world, mail.to), mail, 'Yes, please call me tomorrow.');
  for (const mail of leavingByLink)
    check(await optOutByLink(world, mail), `${mail.to} could leave by one POST to the link in List-Unsubscribe`);
  for (const mail of leavingByMail)
    check(await optOutByMail(world, homeOf(world, mail.to), mail), `${mail.to} could leave by the mail address there`);
  say('people answered and left');

  const left = [...leavingByLink, ...leavingByMail].map(({ to }) => to).sort();
  await until('the product knows who answered, left and does not exist', async () => {
    const { replied, bounced } = await readTotals(owner, campaignId);
    const { suppressionList } = await owner.call(listSuppressions, { reason: 'optedOut' });
    return (
      replied >= answering.length &&
      bounced >= ghosts.length &&
      left.every((address) => suppressionList.some(({ value }) => value === address))
    );
  });
  const { suppressionList } = await owner.call(listSuppressions, { reason: 'optedOut' });
  const suppressed = [...new Set(suppressionList.map(({ value }) => value))].sort();
  check(suppressed.join() === left.join(), `who left is suppressed, nobody else: ${suppressed.join(', ')}`);
  const totals = await readTotals(owner, campaignId);
  check(totals.replied === answering.length, `answers counted: ${totals.replied} of ${answering.length}`);
  check(totals.bounced === ghosts.length, `reports of failure counted: ${totals.bounced} of ${ghosts.length}`);
  check(totals.optedOut === left.length, `opt-outs counted: ${totals.optedOut} of ${left.length}`);
  say('the product knows it');

  await launch(owner, { name: 'Second', subjects: [SECOND], mailboxIds, leads: [...persons, ...ghosts] });
  const stayed = persons.filter((person) => !left.includes(person));
  await until('those who stayed have the second mail', async () => {
    const counts = countMails(await mailsOf(world, persons), SECOND);
    return stayed.every((person) => counts.has(person));
  });
  await judgeAll(trial, { ...plan, left });
  return stayed;
}

/** Of each host one who answers, one who leaves by link and one who leaves by mail. */
function chooseFromEachHost({ world }: Trial, mails: ReceivedMail[]): [ReceivedMail[], ReceivedMail[], ReceivedMail[]] {
  const hosts = [world.north, world.south];
  const nth = (n: number) =>
    hosts.flatMap((host) => mails.filter(({ to }) => homeOf(world, to) === host).slice(n, n + 1));
  return [nth(0), nth(1), nth(2)];
}

/** By the files and logs of the two hosts alone. */
async function judgeAll({ world, check }: Trial, { persons, inDoubt, left }: Plan & { left: string[] }): Promise<void> {
  const mails = await mailsOf(world, persons);
  for (const subject of [FIRST, SECOND]) {
    const counts = countMails(mails, subject);
    const twice = [...counts].filter(([, count]) => count > 1).map(([to]) => to);
    check(twice.length === 0, `"${subject}": ${counts.size} people have it, nobody twice ${twice.join(', ')}`);
    const missing = persons.filter((person) => !counts.has(person));
    const excused = subject === FIRST ? inDoubt : left;
    const lost = missing.filter((person) => !excused.includes(person));
    check(lost.length === 0, `"${subject}": none is lost ${lost.join(', ')}`);
    const unwanted = subject === SECOND ? left.filter((person) => counts.has(person)) : [];
    check(unwanted.length === 0, `"${subject}": nobody who left has it ${unwanted.join(', ')}`);
  }
  // A host judges what comes from elsewhere, not what its own users submit.
  const crossed = mails.filter((mail) => homeOf(world, addressIn(mail.header('from'))) !== homeOf(world, mail.to));
  const signed = crossed.filter((mail) => /\bdkim=pass\b/.test(mail.header('authentication-results')));
  const covered = signed.filter((mail) => /\bh=[^;]*List-Unsubscribe-Post/s.test(mail.header('dkim-signature')));
  check(
    signed.length === crossed.length,
    `${signed.length} of ${crossed.length} mails to another host have a valid signature`,
  );
  check(covered.length === crossed.length, `${covered.length} of them cover List-Unsubscribe-Post (RFC 8058)`);
  const tracked = mails.filter((mail) => addressIn(mail.header('from')) === senderOf(NORTH));
  const named = tracked.filter((mail) =>
    mail.header('list-unsubscribe').includes(`<https://${trackingDomainOf(NORTH)}/`),
  );
  check(named.length === tracked.length, `${named.length} of ${tracked.length} mails lead through the tracking domain`);
  for (const host of [world.north, world.south]) {
    const again = [...deliveriesIn(await readLog(host))].filter(([, count]) => count > 1);
    check(again.length === 0, `the log of ${host.host.name} shows no mail delivered twice ${again.join('; ')}`);
  }
}

const addressIn = (from: string) => /[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? from;
