import { generatePath } from 'react-router';
import type { CampaignPlaces } from '../../../features/campaigns/shared/places.ts';
import { contactPath, createCampaignPath, paths, verificationPath } from '../../../paths/paths.ts';

const withQuery = (path: string, query: Record<string, string> = {}) => {
  const said = new URLSearchParams(query).toString();
  return said === '' ? path : `${path}?${said}`;
};

export const campaignPlaces: CampaignPlaces = {
  list: paths.campaign.list,
  inbox: paths.inbox,
  plan: paths.purchase.plan,
  billing: paths.setting.billing,
  hold: paths.campaign.hold,
  detail: (id, query) => withQuery(generatePath(paths.campaign.detail, { id }), query),
  rehearsal: (id) => generatePath(paths.campaign.rehearsal, { id }),
  editor: (id, step) => withQuery(createCampaignPath('edit', id), step && { step }),
  mailboxes: (search) => withQuery(paths.accounts.list, search === undefined ? {} : { search }),
  contact: contactPath,
  verification: verificationPath,
};
