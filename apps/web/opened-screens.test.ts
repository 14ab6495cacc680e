import { expect, it } from 'vitest';
import { partsOf, screensIn, unreadScreens } from './opened-screens.ts';

const ROUTER = `
const orders = () => import('../screens/mobile/domains/order-screens.tsx');
const addAreas = ['accounts', 'accounts-add'] as const;
const routes = [
  { path: paths.you, lazy: screen(async () => (await import('../screens/mobile/you/you-screen.tsx')).YouScreen) },
  {
    path: paths.inbox,
    lazy: screen(
      async () => (await import('../screens/mobile/inbox/inbox-screen.tsx')).InboxScreen,
      'inbox',
      'empty',
    ),
  },
  createSignRoutes({
    signIn: screen(async () => (await import('../screens/mobile/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
  }),
  { path: paths.order, lazy: screen(async () => (await orders()).NewOrderScreen, ...addAreas, 'checks') },
  { path: paths.plan, lazy: soldPhoneScreen(async () => (await import('../screens/mobile/plan.tsx')).PlanScreen) },
];`;

it('Reads of a router which screens it opens, where, and with which texts', () => {
  expect(screensIn(ROUTER)).toEqual([
    { path: '/you', file: 'src/screens/mobile/you/you-screen.tsx', areas: [] },
    { path: '/inbox', file: 'src/screens/mobile/inbox/inbox-screen.tsx', areas: ['inbox', 'empty'] },
    { path: '/sign/sign-in', file: 'src/screens/mobile/sign/sign-in-screen.tsx', areas: ['sign'] },
    { file: 'src/screens/mobile/domains/order-screens.tsx', areas: ['checks', 'accounts', 'accounts-add'] },
    { file: 'src/screens/mobile/plan.tsx', areas: ['billing'] },
  ]);
});

it('Counts the frame of a form for screens behind the log-in, and none for those before it', () => {
  const inside = partsOf('phone', { file: 'src/screens/mobile/you/you-screen.tsx', areas: ['sign'] });
  expect(inside).toContain('src/screens/mobile/shell/phone-root.tsx');
  expect(inside).toContain('src/i18n/en/sign.json');
  const outside = partsOf('phone', { file: 'src/screens/mobile/sign/sign-in-screen.tsx', areas: ['sign'] });
  expect(outside).toEqual([
    'index.html',
    'src/app/mobile-router.tsx',
    'src/screens/mobile/sign/sign-in-screen.tsx',
    'src/i18n/en/sign.json',
  ]);
});

it('Names a screen that the build fetches and the check does not read', () => {
  const manifest = {
    'src/app/mobile-router.tsx': {
      dynamicImports: [
        'src/screens/mobile/you/you-screen.tsx',
        'src/screens/mobile/new-screen.tsx',
        'src/i18n/en/sign.json',
      ],
    },
  };
  const read = [{ file: 'src/screens/mobile/you/you-screen.tsx', areas: [] }];
  expect(unreadScreens(manifest, 'phone', read)).toEqual(['src/screens/mobile/new-screen.tsx']);
});
