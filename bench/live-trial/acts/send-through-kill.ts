import { listLeads } from '@outrider/contract/campaigns/leads';
import { countMails, mailsOf } from '../judge.ts';
import type { Trial } from '../trial.ts';
import { until } from '../until.ts';
import { killSender, LOOK_EVERY_MS } from './kill-worker.ts';
import { launch } from './launch-campaign.ts';

export const FIRST = 'A first offer';

type Plan = { mailboxIds: string[]; persons: string[]; ghosts: string[]; meanwhile: () => Promise<void> };

/** A worker dies while it sends; at the end everybody has one mail, or the product says that it does not know. */
export async function sendThroughKill(trial: Trial, plan: Plan): Promise<{ campaignId: string; inDoubt: string[] }> {
  const { owner, world, check, say } = trial;
  const { mailboxIds, persons, ghosts, meanwhile } = plan;
  const leads = [...persons, ...ghosts];
  const campaignId = await launch(owner, { name: 'First', subjects: [FIRST], mailboxIds, leads });
  say('a campaign is launched');
  await until('a recipient has the mail', async () => (await countFirst()).size > 0, LOOK_EVERY_MS);
  const victim = await killSender(trial);
  const hadIt = (await countFirst()).size;
  check(hadIt < persons.length, `${victim.name} was killed with -9 when ${hadIt} of ${persons.length} had their mail`);
  await meanwhile();
  say('waiting for the other worker to take over');
  const inDoubt = await until('everybody has the mail, or the product is in doubt', async () => {
    const counts = await countFirst();
    const missing = persons.filter((person) => !counts.has(person));
    if (missing.length > 2) return undefined;
    const { leadList } = await owner.call(listLeads, { campaignId, reason: 'inDoubt' });
    const doubts = leadList.map(({ email }) => email);
    return missing.every((person) => doubts.includes(person)) && doubts;
  });
  check(inDoubt.length <= mailboxIds.length, `in doubt after the kill: ${inDoubt.join(', ') || 'nobody'}`);
  return { campaignId, inDoubt };

  async function countFirst() {
    return countMails(await mailsOf(world, persons), FIRST);
  }
}
