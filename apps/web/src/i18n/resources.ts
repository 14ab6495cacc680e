import type { CustomTypeOptions } from 'i18next';
import type accounts from './en/accounts.json';
import type accountsAdd from './en/accounts-add.json';
import type campaignEditor from './en/campaign-editor.json';
import type campaigns from './en/campaigns.json';
import type checks from './en/checks.json';
import type common from './en/common.json';
import type contacts from './en/contacts.json';
import type empty from './en/empty.json';
import type inbox from './en/inbox.json';
import type profile from './en/profile.json';
import type sandbox from './en/sandbox.json';
import type shell from './en/shell.json';
import type sign from './en/sign.json';
import type twoFactor from './en/two-factor.json';
import type verification from './en/verification.json';

/** A key that does not exist is a type error. English is the model; a test keeps Chinese equal to it. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      accounts: typeof accounts;
      'accounts-add': typeof accountsAdd;
      'campaign-editor': typeof campaignEditor;
      campaigns: typeof campaigns;
      checks: typeof checks;
      common: typeof common;
      contacts: typeof contacts;
      empty: typeof empty;
      inbox: typeof inbox;
      profile: typeof profile;
      sandbox: typeof sandbox;
      shell: typeof shell;
      sign: typeof sign;
      'two-factor': typeof twoFactor;
      verification: typeof verification;
    };
  }
}

/** What a screen may ask for; the common texts are always there. */
export type Area = Exclude<keyof CustomTypeOptions['resources'], 'common'>;
