import { faultsOfScreens, type Screens } from '../accessibility.ts';
import { expect, test } from '../test.ts';

const DETAIL = '/home/campaign/campaignDetail/:running';
const EDITOR = '/home/campaign/createCampaign/edit/:draft';
const moreOfDraft = /^More .*South of France pilot/;
/** Of what is open; lists have one for each row too. */
const more = /^More$/;

/** The screens that have no test of their own, with what opens on them. */
const AREAS: Record<string, Screens> = {
  'the list of campaigns and a campaign': {
    '/home/campaign/list': [
      { by: 'Filter' },
      { by: /^Sort:/ },
      { by: 'Columns' },
      { by: moreOfDraft },
      { by: moreOfDraft, entry: /^Delete/ },
    ],
    '/home/campaign/hold': [],
    [`${DETAIL}?tab=overview`]: [{ by: more }, { by: 'Show as table', isInPage: true }],
    [`${DETAIL}?tab=reasons`]: [],
    [`${DETAIL}?tab=changes`]: [],
    [`${DETAIL}?tab=leads`]: [{ by: 'Filter' }, { by: 'Sources' }, { by: 'Columns' }, { by: /^Anke Klein/ }],
    [`${DETAIL}?tab=forecast`]: [],
    [`${DETAIL}?tab=sequence`]: [],
    [`${DETAIL}?tab=schedule`]: [],
    [`${DETAIL}?tab=log`]: [],
  },
  'the campaign editor': {
    [`${EDITOR}?step=leads`]: [
      { by: /^Paste/ },
      { by: /^From contacts/ },
      { by: /^From leads agent/ },
      { by: /^From verification/ },
    ],
    [`${EDITOR}?step=sequence`]: [
      { by: 'Link' },
      { by: 'Image' },
      { by: 'Variable' },
      { by: 'Template' },
      { by: /^Preview all/ },
      { by: /^Send test/ },
    ],
    [`${EDITOR}?step=schedule`]: [{ by: /^Add$/ }, { by: /^Fill in country/ }],
    [`${EDITOR}?step=review`]: [],
  },
  'the inbox': {
    '/inbox?view=scheduled': [],
    '/inbox?view=replies-to-link': [],
    '/inbox': [
      { by: /^Filter by tag/ },
      { by: 'Keyboard shortcuts' },
      { by: /Ole Klein/, role: 'option', isInPage: true },
      { by: more },
      { by: more, entry: /^Tags/ },
      { by: /^Snooze$/ },
      { by: /^Reply/, isInPage: true },
      { by: 'Write email', isInPage: true },
    ],
  },
  'mailboxes, domains, contacts and verification': {
    '/home/start': [],
    '/home/accounts/accountAdd': [],
    '/home/accounts/accountAddSMTP': [],
    '/home/accounts/accountAddGmail': [],
    '/home/accounts/accountAddCorp': [],
    '/home/accounts/accountAddSearch': [],
    '/home/accounts/accountAddWarmup': [{ by: /^freightledger/, isInPage: true }],
    '/home/accounts/domainNewOrder': [{ by: /^2002/, isInPage: true }],
    '/home/accounts/domainExistingOrder': [],
    '/home/accounts/domainWarmupOrder': [],
    '/home/accounts/domainRenewOrder': [{ by: 'Transfer code' }],
    '/home/contact/contactList?contact=lotte.visser%40maasvracht.test': [
      { by: 'Add to campaign' },
      { by: more },
      { by: more, entry: /^Erase/ },
    ],
    '/home/contact/contactList?view=import': [],
    '/home/contact/contactList?view=suppressed': [{ by: 'Add' }, { by: /^Reason any/i }],
    '/home/contact/contactList?view=duplicates': [],
    '/home/verification/email': [{ by: /^Check one/ }, { by: 'From contacts' }],
    '/home/verification/email?view=history': [],
  },
  'the leads agent, settings and plans': {
    '/leads-agent': [],
    '/leads-agent?view=history': [],
    '/setting/profile': [{ by: /^Add$/ }, { by: 'Delete account' }],
    '/setting/billing': [
      { by: /^Pause$/ },
      { by: 'Cancel plan' },
      { by: /^Edit$/ },
      { by: 'Show as table', isInPage: true },
    ],
    '/setting/files': [{ by: 'New folder' }],
    '/setting/sealed': [],
    '/setting/notifications': [],
    '/purchase/plan': [],
  },
  'practice mode': {
    '/sandbox': [],
    '/sandbox?view=mailboxes': [],
    '/sandbox?view=people': [],
    '/sandbox?view=names': [],
    '/sandbox?view=mail': [],
  },
};

for (const [area, screens] of Object.entries(AREAS)) {
  test(`WCAG 2.2 AA is met by ${area}, in light and dark, with all that opens`, async ({ page }) => {
    test.slow();
    await page.goto('/test-login');
    await expect(page).toHaveURL('/home/accounts/accountList');
    await page.goto('/home/campaign/list');
    const idOf = async (name: string) => {
      const href = await page.getByRole('link', { name }).first().getAttribute('href');
      return href?.split('/').at(-1) ?? '';
    };
    const ids = { running: await idOf('Freight audit, DACH ops leads'), draft: await idOf('South of France pilot') };
    expect(await faultsOfScreens(page, screens, ids)).toEqual([]);
  });
}
