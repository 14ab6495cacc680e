import * as account from './account.ts';
import * as billingInvoices from './billing/invoices.ts';
import * as billingPlans from './billing/plans.ts';
import * as billingSubscription from './billing/subscription.ts';
import * as campaign from './campaigns/campaign.ts';
import * as campaignDoubts from './campaigns/doubts.ts';
import * as campaignFollowUps from './campaigns/follow-ups.ts';
import * as campaignForecast from './campaigns/forecast.ts';
import * as campaignHolds from './campaigns/holds.ts';
import * as campaignLeads from './campaigns/leads.ts';
import * as campaignOperate from './campaigns/operate.ts';
import * as campaignPictures from './campaigns/pictures.ts';
import * as campaignRehearsal from './campaigns/rehearsal.ts';
import * as campaignReplies from './campaigns/replies.ts';
import * as campaignStatistics from './campaigns/statistics.ts';
import * as campaignTemplates from './campaigns/templates.ts';
import * as campaignWriting from './campaigns/writing.ts';
import * as cards from './cards.ts';
import * as composeAliases from './compose/aliases.ts';
import * as composeDelivery from './compose/delivery.ts';
import * as composeDoubts from './compose/doubts.ts';
import * as composeDrafts from './compose/drafts.ts';
import * as composeOpens from './compose/opens.ts';
import * as composePicture from './compose/picture.ts';
import * as composeHelp from './compose/sending-help.ts';
import * as contact from './contacts/contact.ts';
import * as contactImport from './contacts/import.ts';
import * as contactLabels from './contacts/labels.ts';
import * as contactMerge from './contacts/merge.ts';
import * as contactSuppression from './contacts/suppression.ts';
import * as dashboard from './dashboard.ts';
import * as domainNames from './domains/names.ts';
import * as domainOrders from './domains/orders.ts';
import * as ownedDomains from './domains/owned.ts';
import type { Endpoint } from './endpoint.ts';
import * as fileLink from './files/link.ts';
import * as fileSpace from './files/space.ts';
import * as fileUpload from './files/upload.ts';
import * as firstSteps from './first-steps.ts';
import * as invitations from './identity/invitations.ts';
import * as oauth from './identity/oauth.ts';
import * as sessions from './identity/sessions.ts';
import * as twoFactor from './identity/two-factor.ts';
import * as inbox from './inbox/inbox.ts';
import * as inboxLive from './inbox/live.ts';
import * as mailProxy from './inbox/proxy.ts';
import * as leadsAgentRows from './leads-agent/rows.ts';
import * as leadsAgentSearch from './leads-agent/search.ts';
import * as mailboxAccount from './mailboxes/account.ts';
import * as mailboxAdd from './mailboxes/add.ts';
import * as mailboxBulk from './mailboxes/bulk.ts';
import * as mailboxChecks from './mailboxes/checks.ts';
import * as mailboxOperate from './mailboxes/operate.ts';
import * as mailboxPlaces from './mailboxes/places.ts';
import * as mailboxSettings from './mailboxes/settings.ts';
import * as mailboxTags from './mailboxes/tags.ts';
import * as mailboxWarmup from './mailboxes/warm-up.ts';
import * as notifications from './notifications.ts';
import * as practice from './practice.ts';
import * as push from './push.ts';
import * as receipts from './receipts.ts';
import * as sandboxMailboxes from './sandbox/mailboxes.ts';
import * as sandboxNames from './sandbox/names.ts';
import * as sandboxPeople from './sandbox/people.ts';
import * as sandboxWorld from './sandbox/world.ts';
import * as sandbox from './sandbox.ts';
import * as sealedMail from './sealed-mail.ts';
import * as search from './search.ts';
import * as sign from './sign.ts';
import * as user from './user.ts';
import * as verification from './verification/verification.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'input' in value;

/** Every endpoint by its name, for OpenAPI, the fuzz test and the tenant test; a new one joins by being exported. */
const exported: Record<string, unknown> = {
  ...user,
  ...account,
  ...sign,
  ...invitations,
  ...oauth,
  ...sessions,
  ...twoFactor,
  ...mailboxAccount,
  ...mailboxAdd,
  ...mailboxBulk,
  ...mailboxChecks,
  ...mailboxOperate,
  ...mailboxPlaces,
  ...mailboxSettings,
  ...mailboxTags,
  ...mailboxWarmup,
  ...contact,
  ...contactImport,
  ...contactLabels,
  ...contactMerge,
  ...contactSuppression,
  ...verification,
  ...leadsAgentSearch,
  ...leadsAgentRows,
  ...fileUpload,
  ...fileSpace,
  ...fileLink,
  ...firstSteps,
  ...campaign,
  ...campaignDoubts,
  ...campaignFollowUps,
  ...campaignHolds,
  ...campaignLeads,
  ...campaignOperate,
  ...campaignForecast,
  ...campaignPictures,
  ...campaignRehearsal,
  ...campaignReplies,
  ...campaignStatistics,
  ...campaignTemplates,
  ...campaignWriting,
  ...composeAliases,
  ...composeDelivery,
  ...composeDoubts,
  ...composeDrafts,
  ...composeHelp,
  ...composeOpens,
  ...composePicture,
  ...inbox,
  ...inboxLive,
  ...mailProxy,
  ...sealedMail,
  ...receipts,
  ...cards,
  ...search,
  ...practice,
  ...dashboard,
  ...notifications,
  ...push,
  ...billingPlans,
  ...billingSubscription,
  ...billingInvoices,
  ...domainNames,
  ...domainOrders,
  ...ownedDomains,
  ...sandbox,
  ...sandboxMailboxes,
  ...sandboxNames,
  ...sandboxPeople,
  ...sandboxWorld,
};

export const ALL_ENDPOINTS: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(exported).filter((pair): pair is [string, Endpoint] => isEndpoint(pair[1])),
);
