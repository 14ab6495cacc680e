import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { createCampaignPath, paths } from '../paths/paths.ts';
import type { Access } from './access.ts';
import { desktopParts } from './desktop-router.tsx';
import { mobileParts } from './mobile-router.tsx';

const loader = async () => null as never;
const access: Access = { withLogin: loader, withLogout: loader, loginOptional: loader, root: loader };
const desktop = desktopParts.createRoutes(access);
const mobile = mobileParts.createRoutes(access);

const leafOf = (routes: typeof desktop, path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

/** The specification, section 2. */
const PUBLIC = [
  '/s/dGhpcy1pcy1hLXRva2Vu',
  '/blank',
  '/sign/verification/success',
  '/purchase/success',
  '/purchase/error',
  '/oauth/google/handle',
  '/oauth/facebook/handle',
  '/sign/register/verify-handle',
  '/sign/register/verify-error',
  '/sign/reset-pwd/error',
  '/test-login',
  '/sign/verify-email',
  '/sign/sign-in',
  '/sign/sign-up',
  '/sign/reset-pwd',
];
const SIGNED_IN = [
  '/leads-agent',
  '/inbox',
  '/purchase/plan',
  '/setting/billing',
  '/setting/profile',
  '/setting/files',
  '/setting/sealed',
  '/setting/notifications',
  '/home',
  '/home/dashboard',
  '/home/start',
  '/home/verification/email',
  '/home/campaign/list',
  '/home/campaign/campaignDetail/12',
  '/home/campaign/rehearsal/12',
  '/home/campaign/createCampaign/create',
  '/home/campaign/createCampaign/edit/12',
  '/home/campaign/createCampaign/copy/12/Spring%20again',
  '/home/accounts/accountList',
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
];

test.each(['/', ...PUBLIC, ...SIGNED_IN])('the desktop has a page at %s', (path) => {
  expect(leafOf(desktop, path)).not.toBe('*');
});

const ON_PHONE = SIGNED_IN.filter((path) =>
  /\/(account(List|Add|AddSMTP|AddGmail|AddCorp|AddSearch|AddWarmup)|domain(New|Existing|Warmup|Renew)Order|home|home\/dashboard|start|email|inbox|campaign\/list|campaignDetail\/12|rehearsal\/12|setting\/(notifications|billing|profile)|purchase\/plan|createCampaign\/.*)$/.test(
    path,
  ),
);

test.each(['/', ...PUBLIC, ...ON_PHONE])('the phone has a page at %s', (path) => {
  expect(leafOf(mobile, path)).not.toBe('*');
});

type Addresses = { [name: string]: string | Addresses };
const listAddresses = (part: Addresses): string[] =>
  Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : listAddresses(value)));

/** What others begin with, and what is there in the boxed world only. */
const NO_PAGE: string[] = [paths.sign.root, paths.oauth.root, paths.setting.root, paths.sandbox];
const ONLY_ON_PHONE: string[] = [paths.you, paths.notifications, paths.search];
const ADDRESSES = listAddresses(paths).filter((path) => !NO_PAGE.includes(path));

test.each(ADDRESSES)('the phone has a page at %s, and the desktop, unless it is for a phone only', (path) => {
  expect(leafOf(mobile, path)).not.toBe('*');
  if (!ONLY_ON_PHONE.includes(path)) expect(leafOf(desktop, path)).not.toBe('*');
});

test.each(['/nowhere', '/home/campaign', '/sign', '/sign/sign-in/x'])('nothing is at %s', (path) => {
  expect(leafOf(desktop, path)).toBe('*');
  expect(leafOf(mobile, path)).toBe('*');
});

test('every page of the signed in stands behind the login check, each time it is opened', () => {
  for (const path of SIGNED_IN.filter((each) => each !== paths.home)) {
    const guard = matchRoutes(desktop, path)?.find(({ route }) => route.loader === access.withLogin)?.route;
    expect(guard, path).toBeDefined();
    expect(guard?.shouldRevalidate?.({} as never), path).toBe(true);
  }
});

test('verify, blank and quick log-in pages skip the login check', () => {
  for (const path of [
    paths.blank,
    paths.testLogin,
    paths.sign.verifyEmail,
    paths.sign.verifyHandle,
    paths.sign.verifyError,
  ]) {
    expect(
      matchRoutes(desktop, path)?.some(({ route }) => route.loader),
      path,
    ).toBe(false);
  }
});

test('a campaign name in an address cannot add a path segment', () => {
  expect(createCampaignPath('copy', '12', 'A/B test')).toBe('/home/campaign/createCampaign/copy/12/A%2FB%20test');
  expect(createCampaignPath('create')).toBe('/home/campaign/createCampaign/create');
});
