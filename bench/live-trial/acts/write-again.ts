import { listSuppressions } from '@outrider/contract/contacts/suppression';
import { countLetters, deliveriesIn, homeOf, lettersOf } from '../judge.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { readLog } from '../world/build-world.ts';
import { NORTH, senderOf, trackingDomainOf } from '../world/places.ts';
import type { Letter } from '../world/read-maildir.ts';
import { launch, readTotals } from './launch-campaign.ts';
import { answer, optOutByLink, optOutByMail } from './people.ts';
import { FIRST } from './send-through-kill.ts';

const SECOND = 'A second offer';

type Plan = { campaignId: string; inDoubt: string[]; mailboxIds: string[]; persons: string[]; ghosts: string[] };

/** Some answer, some leave by link, some by mail, some do not exist. A second campaign to all reaches the others only. Gives who stayed. */
export async function writeAgain(trial: Trial, plan: Plan): Promise<string[]> {
  const { owner, world, check, say } = trial;
  const { campaignId, mailboxIds, persons, ghosts } = plan;
  const first = (await lettersOf(world, persons)).filter(({ subject }) => subject === FIRST);
  const [answering, leavingByLink, leavingByMail] = chooseFromEachHost(trial, first);
  for (const letter of answering)
    await answer(world, homeOf(world, letter.to), letter, 'Yes, please call me tomorrow.');
  for (const letter of leavingByLink)
    check(await optOutByLink(world, letter), `${letter.to} could leave by one POST to the link in List-Unsubscribe`);
  for (const letter of leavingByMail)
    check(
      await optOutByMail(world, homeOf(world, letter.to), letter),
      `${letter.to} could leave by the mail address there`,
    );
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
  await until('those who stayed have the second letter', async () => {
    const counts = countLetters(await lettersOf(world, persons), SECOND);
    return stayed.every((person) => counts.has(person));
  });
  await judgeAll(trial, { ...plan, left });
  return stayed;
}

/** Of each host one who answers, one who leaves by link and one who leaves by mail. */
function chooseFromEachHost({ world }: Trial, letters: Letter[]): [Letter[], Letter[], Letter[]] {
  const hosts = [world.north, world.south];
  const nth = (n: number) =>
    hosts.flatMap((host) => letters.filter(({ to }) => homeOf(world, to) === host).slice(n, n + 1));
  return [nth(0), nth(1), nth(2)];
}

/** By the files and logs of the two hosts alone. */
async function judgeAll({ world, check }: Trial, { persons, inDoubt, left }: Plan & { left: string[] }): Promise<void> {
  const letters = await lettersOf(world, persons);
  for (const subject of [FIRST, SECOND]) {
    const counts = countLetters(letters, subject);
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
  const crossed = letters.filter(
    (letter) => homeOf(world, addressIn(letter.header('from'))) !== homeOf(world, letter.to),
  );
  const signed = crossed.filter((letter) => /\bdkim=pass\b/.test(letter.header('authentication-results')));
  const covered = signed.filter((letter) => /\bh=[^;]*List-Unsubscribe-Post/s.test(letter.header('dkim-signature')));
  check(
    signed.length === crossed.length,
    `${signed.length} of ${crossed.length} letters to another host have a valid signature`,
  );
  check(covered.length === crossed.length, `${covered.length} of them cover List-Unsubscribe-Post (RFC 8058)`);
  const tracked = letters.filter((letter) => addressIn(letter.header('from')) === senderOf(NORTH));
  const named = tracked.filter((letter) =>
    letter.header('list-unsubscribe').includes(`<https://${trackingDomainOf(NORTH)}/`),
  );
  check(
    named.length === tracked.length,
    `${named.length} of ${tracked.length} letters lead through the tracking domain`,
  );
  for (const host of [world.north, world.south]) {
    const again = [...deliveriesIn(await readLog(host))].filter(([, count]) => count > 1);
    check(again.length === 0, `the log of ${host.host.name} shows no mail delivered twice ${again.join('; ')}`);
  }
}

const addressIn = (from: string) => /[^\s<]+@[^\s>]+/.exec(from)?.[0] ?? from;
