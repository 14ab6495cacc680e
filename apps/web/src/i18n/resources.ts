import type { CustomTypeOptions } from 'i18next';
import type accounts from './en/accounts.json';
import type accountsAdd from './en/accounts-add.json';
import type billing from './en/billing.json';
import type campaignEditor from './en/campaign-editor.json';
import type campaignWords from './en/campaign-words.json';
import type campaigns from './en/campaigns.json';
import type cards from './en/cards.json';
import type checks from './en/checks.json';
import type common from './en/common.json';
import type compose from './en/compose.json';
import type composeEditor from './en/compose-editor.json';
import type contacts from './en/contacts.json';
import type dashboard from './en/dashboard.json';
import type declines from './en/declines.json';
import type domains from './en/domains.json';
import type empty from './en/empty.json';
import type files from './en/files.json';
import type firstSteps from './en/first-steps.json';
import type inbox from './en/inbox.json';
import type launchCheck from './en/launch-check.json';
import type leadsAgent from './en/leads-agent.json';
import type notifications from './en/notifications.json';
import type profile from './en/profile.json';
import type rehearsal from './en/rehearsal.json';
import type sandbox from './en/sandbox.json';
import type sealedMail from './en/sealed-mail.json';
import type search from './en/search.json';
import type shell from './en/shell.json';
import type sign from './en/sign.json';
import type twoFactor from './en/two-factor.json';
import type verification from './en/verification.json';

/** A key that does not exist is a type error. English is the model; a test keeps the others equal to it. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      accounts: typeof accounts;
      'accounts-add': typeof accountsAdd;
      billing: typeof billing;
      'campaign-editor': typeof campaignEditor;
      'campaign-words': typeof campaignWords;
      campaigns: typeof campaigns;
      cards: typeof cards;
      checks: typeof checks;
      common: typeof common;
      'compose-editor': typeof composeEditor;
      compose: typeof compose;
      contacts: typeof contacts;
      dashboard: typeof dashboard;
      declines: typeof declines;
      domains: typeof domains;
      empty: typeof empty;
      files: typeof files;
      'first-steps': typeof firstSteps;
      inbox: typeof inbox;
      'launch-check': typeof launchCheck;
      'leads-agent': typeof leadsAgent;
      notifications: typeof notifications;
      profile: typeof profile;
      rehearsal: typeof rehearsal;
      sandbox: typeof sandbox;
      'sealed-mail': typeof sealedMail;
      search: typeof search;
      shell: typeof shell;
      sign: typeof sign;
      'two-factor': typeof twoFactor;
      verification: typeof verification;
    };
  }
}

/** What a screen may ask for; the common texts are always there. */
export type Area = Exclude<keyof CustomTypeOptions['resources'], 'common'>;
