import './record/plan.payload.ts';

export type { ChangesDeps } from './changes/changes-deps.ts';
export { countReturns, pauseByGuard } from './guards/guards.repository.ts';
export { acceptGuards, guardSince, judgeGuards } from './guards/judge-guards.ts';
export {
  type BuiltMail,
  chooseVariant,
  createMailBuilder,
  GIVEN_VARIABLES,
  type LeadFacts,
  type MailBuilder,
  type MailOrder,
} from './message/build-mail.ts';
export { addPixel } from './message/track-page.ts';
export { createMailLinks, type MailLinks, readMailLink, readUnsubscribeSubject } from './message/tracking-links.ts';
export { createPictureStore, type MailPictures, type PicturesOf } from './pictures/mail-pictures.ts';
export type { CampaignFacts } from './record/campaign-facts.ts';
export { findCampaignsByName } from './record/campaign-names.repository.ts';
export {
  type CampaignRecord,
  findCampaign,
  findLastFooter,
  hasLaunched,
  insertDraft,
  lockCampaign,
  markDeleted,
  markRestored,
  noteVerification,
  saveVersion,
} from './record/campaigns.repository.ts';
export type { RanVersion } from './record/campaigns.tables.ts';
export type { CampaignsDeps, ListValues, UserScope } from './record/campaigns-deps.ts';
export { compareVersions, isSameVersion, SHOWN_MAX } from './record/compare-versions.ts';
export { differingParts } from './record/differing-parts.ts';
export {
  CAMPAIGN_CHANGES_CHANNEL,
  type NewCampaignEvent,
  noteCampaignEvent,
  noteCampaignEvents,
  tellCampaignsChanged,
} from './record/events.repository.ts';
export { countLaunches, findFirstCampaign, findReplies } from './record/first-steps.repository.ts';
export { KEPT_BY_CAMPAIGNS } from './record/kept.ts';
export { countByStatus, type ListedCampaign, listCampaignRows, listDeletedRows } from './record/list.repository.ts';
export { NEWEST_LEAD } from './record/newest-lead.repository.ts';
export { ownCampaign } from './record/own-campaign.ts';
export { countLeads, countReached } from './record/reached.repository.ts';
export { type CampaignVersions, openVersions, type VersionsOf } from './record/row-versions.repository.ts';
export { hoursFromNow, USUAL_HOURS } from './record/usual-hours.ts';
export { emptyRound, usualSettings } from './record/usual-settings.ts';
export { register } from './register.ts';
export { contentHtml } from './templates/content-html.ts';
