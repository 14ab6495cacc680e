const DETAIL = '/home/campaign/campaignDetail/:running';
const EDITOR = '/home/campaign/createCampaign/edit/:draft';

const tabs = (base: string, name: string, values: readonly string[]) =>
  values.map((value) => `${base}?${name}=${value}`);

/** The pages that need no log-in. */
export const PUBLIC_SCREENS = [
  '/sign/sign-in',
  '/sign/sign-up',
  '/sign/reset-pwd',
  '/sign/reset-pwd/error',
  '/sign/verify-email',
  '/sign/verification/success',
  '/sign/register/verify-error',
  '/nowhere',
];

/** Every screen of the demo company, and what opens by an address. `:name` stands for something of the demo company. */
export const SCREENS = [
  '/home/dashboard',
  '/home/start',
  '/home/accounts/accountList',
  '/home/accounts/accountList?account=:account',
  '/home/accounts/accountAdd',
  '/home/accounts/accountAddSMTP',
  '/home/accounts/accountAddGmail',
  '/home/accounts/accountAddCorp',
  '/home/accounts/accountAddSearch',
  '/home/accounts/accountAddWarmup',
  '/home/accounts/domainNewOrder',
  '/home/accounts/domainExistingOrder',
  '/home/accounts/domainWarmupOrder',
  '/home/accounts/domainRenewOrder',
  '/home/contact/contactList',
  '/home/contact/contactList?contact=lotte.visser%40maasvracht.test',
  ...tabs('/home/contact/contactList', 'view', ['import', 'suppressed', 'duplicates']),
  '/home/verification/email',
  '/home/verification/email?view=history',
  '/home/campaign/list',
  '/home/campaign/hold',
  ...tabs(DETAIL, 'tab', ['overview', 'reasons', 'changes', 'leads', 'forecast', 'sequence', 'schedule', 'log']),
  ...tabs(EDITOR, 'step', ['leads', 'sequence', 'schedule', 'review']),
  '/home/campaign/rehearsal/:running',
  '/inbox',
  '/inbox?view=scheduled',
  '/inbox?view=replies-to-link',
  '/leads-agent',
  '/leads-agent?view=history',
  '/setting/profile',
  '/setting/billing',
  '/setting/files',
  '/setting/sealed',
  '/setting/notifications',
  '/purchase/plan',
  '/sandbox',
  ...tabs('/sandbox', 'view', ['mailboxes', 'people', 'names', 'mail']),
];

/** Only a phone and a tablet have them. */
export const SMALL_SCREENS = ['/you', '/notifications', '/search'];
