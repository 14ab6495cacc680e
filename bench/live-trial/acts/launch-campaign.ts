import { type CampaignRow, createCampaign, getCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { addLeads, readLeadSource } from '@outrider/contract/campaigns/leads';
import { launchCampaign } from '@outrider/contract/campaigns/operate';
import type { Client } from '../product/open-client.ts';
import { until } from '../until.ts';

export type Plan = { name: string; subjects: string[]; mailboxIds: string[]; leads: string[]; delayMinutes?: number };

/** Written, filled and launched as the screens do it. Gives its id. */
export async function launch(owner: Client, plan: Plan): Promise<string> {
  const { name, subjects, mailboxIds, leads, delayMinutes = 0 } = plan;
  const { campaignId, revision, settings } = await owner.call(createCampaign, { name, zone: 'UTC' });
  const saved = await owner.call(saveCampaign, {
    campaignId,
    revision,
    settings: {
      ...settings,
      schedule: {
        ...settings.schedule,
        days: [1, 2, 3, 4, 5, 6, 7],
        from: 0,
        to: 1_440,
        startDay: '2020-01-01',
        endDay: '2099-12-31',
      },
      limits: { ...settings.limits, perDomain: 1_000, newLeadShare: 1 },
      stops: { onCompanyReply: false, onClick: false },
      addresses: { unchecked: 'send', unknown: 'sendLast' },
      senders: { mailboxIds, tagIds: [] },
      footer: { postalAddress: 'Quay 4, 20457 Hamburg', optOutLine: 'One click and I stop.' },
    },
    rounds: subjects.map((subject, index) => ({
      delay: { count: index === 0 ? 0 : delayMinutes, unit: 'minute' as const },
      condition: 'all' as const,
      scope: 'anyEarlier' as const,
      variants: [aVariant(subject)],
      letsBestWin: false,
    })),
  });
  const from = { kind: 'paste' as const, text: leads.join('\n') };
  // Also those in whose earlier campaign something is open still, such as a doubt, and those who answered it.
  const exceptions = { takesOthers: true, takesConversations: true };
  const { source } = await owner.call(addLeads, { campaignId, from, ...exceptions });
  await until('the leads are in', async () => {
    return (await owner.call(readLeadSource, { campaignId, sourceId: source.sourceId })).source.state === 'done';
  });
  const { revision: latest } = await owner.call(getCampaign, { campaignId });
  await owner.call(launchCampaign, { campaignId, revision: Math.max(latest, saved.revision) });
  return campaignId;
}

const aVariant = (subject: string) => ({
  id: 'a',
  subject,
  preheader: '',
  html: '<p>Hello, may I show you <a href="https://www.north-freight.com/offer">our offer</a>?</p>',
  text: null,
  isPlainText: false,
  weight: 1,
});

export const readTotals = async (owner: Client, campaignId: string): Promise<CampaignRow['totals']> =>
  (await owner.call(getCampaign, { campaignId })).totals;
