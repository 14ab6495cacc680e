/** Every address of the application, once. A `:name` is filled by the function of the same entry. */
export const paths = {
  root: '/',
  blank: '/blank',
  testLogin: '/test-login',

  sign: {
    root: '/sign',
    signIn: '/sign/sign-in',
    signUp: '/sign/sign-up',
    resetPwd: '/sign/reset-pwd',
    resetPwdError: '/sign/reset-pwd/error',
    verifyEmail: '/sign/verify-email',
    verificationSuccess: '/sign/verification/success',
    verifyHandle: '/sign/register/verify-handle',
    verifyError: '/sign/register/verify-error',
  },

  oauth: {
    root: '/oauth',
    googleHandle: '/oauth/google/handle',
    microsoftHandle: '/oauth/microsoft/handle',
    facebookHandle: '/oauth/facebook/handle',
  },

  purchase: { plan: '/purchase/plan', success: '/purchase/success', error: '/purchase/error' },
  setting: {
    root: '/setting',
    profile: '/setting/profile',
    billing: '/setting/billing',
    files: '/setting/files',
    sealed: '/setting/sealed',
    notifications: '/setting/notifications',
  },
  /** Where an encrypted mail opens, for who has no account. */
  sealed: '/s/:token',
  leadsAgent: '/leads-agent',
  inbox: '/inbox',

  home: '/home',
  dashboard: '/home/dashboard',
  start: '/home/start',
  verification: '/home/verification/email',
  campaign: {
    list: '/home/campaign/list',
    hold: '/home/campaign/hold',
    rehearsal: '/home/campaign/rehearsal/:id',
    detail: '/home/campaign/campaignDetail/:id',
    create: '/home/campaign/createCampaign/:mode/:campaignId?/:copyName?',
  },
  accounts: {
    list: '/home/accounts/accountList',
    add: '/home/accounts/accountAdd',
    addSmtp: '/home/accounts/accountAddSMTP',
    addGmail: '/home/accounts/accountAddGmail',
    addCorp: '/home/accounts/accountAddCorp',
    addSearch: '/home/accounts/accountAddSearch',
    addWarmup: '/home/accounts/accountAddWarmup',
    domainNewOrder: '/home/accounts/domainNewOrder',
    domainExistingOrder: '/home/accounts/domainExistingOrder',
    domainWarmupOrder: '/home/accounts/domainWarmupOrder',
    domainRenewOrder: '/home/accounts/domainRenewOrder',
  },
  contacts: '/home/contact/contactList',

  /** Only on a phone: who is signed in, and the settings of the phone. */
  you: '/you',
  /** Only on a phone, where there is no room for a bell. */
  notifications: '/notifications',
  /** Only on a phone, where no key opens the palette. */
  search: '/search',

  /** Only in the boxed world. */
  sandbox: '/sandbox',
} as const;

/** Where a person lands after signing in. */
export const DEFAULT_PATH = paths.accounts.list;

const CAMPAIGN_MODES = ['create', 'edit', 'copy'] as const;
export type CampaignMode = (typeof CAMPAIGN_MODES)[number];

export const campaignMode = (mode: string | undefined): CampaignMode | undefined =>
  CAMPAIGN_MODES.find((known) => known === mode);

export const accountPath = (accountId: string): string =>
  `${paths.accounts.list}?${new URLSearchParams({ account: accountId })}`;

/** What became of a payment. */
export const purchasePath = (purchaseId: string): string =>
  `${paths.purchase.success}?${new URLSearchParams({ purchaseId })}`;

export const verificationPath = (taskId: string): string =>
  `${paths.verification}?${new URLSearchParams({ task: taskId })}`;

export const searchPath = (taskId: string): string => `${paths.leadsAgent}?${new URLSearchParams({ task: taskId })}`;

export const searchHistoryPath = `${paths.leadsAgent}?view=history`;

/** Where orders of each kind are. */
export const ORDER_PATHS = {
  new: paths.accounts.domainNewOrder,
  existing: paths.accounts.domainExistingOrder,
  warmed: paths.accounts.domainWarmupOrder,
  renewal: paths.accounts.domainRenewOrder,
} as const;

export const orderPath = (orderId: string, kind: keyof typeof ORDER_PATHS = 'new'): string =>
  `${ORDER_PATHS[kind]}?${new URLSearchParams({ order: orderId })}`;

export const quotePath = (quoteId: string, kind: keyof typeof ORDER_PATHS): string =>
  `${ORDER_PATHS[kind]}?${new URLSearchParams({ quote: quoteId })}`;

export const contactPath = (email: string): string => `${paths.contacts}?${new URLSearchParams({ contact: email })}`;

export const companyPath = (company: string): string =>
  `${paths.contacts}?${new URLSearchParams({
    filter: JSON.stringify([{ kind: 'field', field: 'company', is: 'anyOf', values: [company] }]),
  })}`;

export const mailPath = (tid: string, mid: string): string =>
  `${paths.inbox}?${new URLSearchParams({ thread: tid, message: mid })}`;

export const meaningPath = (meaning: string): string => `${paths.inbox}?${new URLSearchParams({ view: meaning })}`;

export const REPLIES_TO_LINK = 'replies-to-link';
export const repliesToLinkPath = `${paths.inbox}?view=${REPLIES_TO_LINK}`;

export const SCHEDULED = 'scheduled';
export const scheduledPath = `${paths.inbox}?view=${SCHEDULED}`;

export function createCampaignPath(mode: CampaignMode, campaignId?: string, copyName?: string): string {
  const parts = ['/home/campaign/createCampaign', mode, campaignId, copyName].filter((part) => part !== undefined);
  return parts.map((part, index) => (index === 0 ? part : encodeURIComponent(part))).join('/');
}
