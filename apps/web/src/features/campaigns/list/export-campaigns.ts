import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import type { TFunction } from 'i18next';
import type { CampaignQuery } from '../../../api/campaigns/campaign-queries.ts';
import { listCampaigns } from '../../../api/campaigns/read-campaigns.ts';

/** The contract's bound. */
const PAGE_SIZE = 200;

/** Every campaign a filter leaves, in the order of the list. */
export async function readEveryCampaign(asked: CampaignQuery): Promise<CampaignRow[]> {
  const rows: CampaignRow[] = [];
  for (let page = 1; ; page += 1) {
    const { campaignList, total } = await listCampaigns({ ...asked, page, pageSize: PAGE_SIZE });
    rows.push(...campaignList);
    if (campaignList.length === 0 || rows.length >= total) return rows;
  }
}

type Words = { t: TFunction<['campaigns', 'campaign-words']>; now: (row: CampaignRow) => string };

/** The list as rows of a file: its head, then a line a campaign. Times are UTC, as a spreadsheet can sort them. */
export function campaignRows(campaigns: readonly CampaignRow[], { t, now }: Words): (string | number | null)[][] {
  const head = [
    t('export.name'),
    t('campaign-words:status.label'),
    t('export.badge'),
    t('export.reason'),
    t('export.leads'),
    t('export.sent'),
    t('export.sentTo'),
    t('export.delivered'),
    t('export.person'),
    t('export.machine'),
    t('export.unknown'),
    t('export.clicked'),
    t('export.replied'),
    t('export.interested'),
    t('export.bounced'),
    t('export.nextSend'),
    t('export.created'),
  ];
  const lines = campaigns.map((row) => {
    const { name, status, lifecycle, totals, nextSend, createdAt } = row;
    return [
      name,
      t(`campaign-words:status.${status}`),
      lifecycle === null ? null : t(`campaign-words:lifecycle.${lifecycle}`),
      now(row),
      totals.leads,
      totals.sent,
      totals.sentTo,
      totals.delivered,
      totals.opened.person,
      totals.opened.machine,
      totals.opened.unknown,
      totals.clicked,
      totals.replied,
      totals.interested,
      totals.bounced,
      nextSend?.at ?? null,
      createdAt,
    ];
  });
  return [head, ...lines];
}
