import type { Lead } from '@outrider/contract/campaigns/leads';
import type { TFunction } from 'i18next';
import type { LeadFilter } from '../../../../api/campaigns/campaign-queries.ts';
import { listLeads } from '../../../../api/campaigns/read-leads.ts';

const PAGE_SIZE = 200;

export async function readEveryLead(campaignId: string, filter: LeadFilter): Promise<Lead[]> {
  const leads: Lead[] = [];
  let after = '';
  do {
    const page = await listLeads({ campaignId, ...filter, after, pageSize: PAGE_SIZE });
    leads.push(...page.leadList);
    after = page.next;
  } while (after !== '');
  return leads;
}

type Words = { t: TFunction<'campaigns'>; sentence: (waitReason: NonNullable<Lead['waitReason']>) => string };

export const leadRows = (leads: readonly Lead[], { t, sentence }: Words): (string | number | null)[][] => [
  [
    t('leads.lead'),
    t('export.email'),
    t('leads.panel.company'),
    t('reasonsTab.state'),
    t('leads.rounds'),
    t('leads.openedBy'),
    t('leads.next'),
    t('leads.when'),
    t('leads.mailbox'),
  ],
  ...leads.map((lead) => [
    lead.name,
    lead.email,
    lead.company,
    t(`groups.${lead.group}`),
    lead.rounds.filter((state) => state === 'sent').length,
    t(`opened.${lead.opened}`),
    lead.waitReason ? sentence(lead.waitReason) : lead.next ? t('sequence.round', { round: lead.next.round + 1 }) : '',
    lead.next?.at ?? lead.waitReason?.until ?? null,
    lead.mailbox?.email ?? '',
  ]),
];
