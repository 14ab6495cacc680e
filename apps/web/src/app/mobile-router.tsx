import type { RouteObject } from 'react-router';
import { paths } from '../paths/paths.ts';
import { config } from '../platform/app-config.ts';
import type { Access } from './access.ts';
import { createPublicRoutes } from './public-routes.tsx';
import { rootRoute } from './root-route.tsx';
import { screen } from './screen.ts';
import { createOrderRoutes, createSignRoutes } from './shared-routes.ts';
import { soldPhoneScreen } from './sold-screen.ts';
import type { AppParts } from './start-app.tsx';

/** The mail of the boxed world, so that a sign-up can be tried on a phone. */
const sandboxRoute: RouteObject = {
  path: paths.sandbox,
  lazy: screen(async () => (await import('../screens/mobile/sandbox/sandbox-screen.tsx')).SandboxScreen, 'sandbox'),
};

const notificationScreens = () => import('../screens/mobile/notifications/notification-screens.tsx');

const addRoutes: RouteObject[] = [
  {
    path: paths.accounts.add,
    lazy: screen(
      async () => (await import('../screens/mobile/accounts-add/account-add-screen.tsx')).AccountAddScreen,
      'accounts-add',
    ),
  },
  {
    path: paths.accounts.addSmtp,
    lazy: screen(
      async () => (await import('../screens/mobile/accounts-add/account-add-smtp-screen.tsx')).AccountAddSmtpScreen,
      'accounts-add',
    ),
  },
  {
    path: paths.accounts.addGmail,
    lazy: screen(
      async () => (await import('../screens/mobile/accounts-add/account-add-gmail-screen.tsx')).AccountAddGmailScreen,
      'accounts-add',
    ),
  },
  {
    path: paths.accounts.addCorp,
    lazy: screen(
      async () => (await import('../screens/mobile/accounts-add/account-add-corp-screen.tsx')).AccountAddCorpScreen,
      'accounts-add',
    ),
  },
];

const domainRoutes: RouteObject[] = [
  {
    path: paths.accounts.addSearch,
    lazy: screen(
      async () => (await import('../screens/mobile/domains/search-screen.tsx')).AccountAddSearchScreen,
      'domains',
    ),
  },
  {
    path: paths.accounts.addWarmup,
    lazy: screen(
      async () => (await import('../screens/mobile/domains/warmup-screen.tsx')).AccountAddWarmupScreen,
      'domains',
    ),
  },
  ...createOrderRoutes(
    screen(
      async () => (await import('../screens/mobile/domains/order-screen.tsx')).DomainOrderScreen,
      'domains',
      'declines',
    ),
  ),
];

/** The reduced table: signing in, the public pages, and what people look at on the way. */
const createRoutes = (access: Access): RouteObject[] => [
  rootRoute([
    ...createSignRoutes(access, {
      signIn: screen(async () => (await import('../screens/mobile/sign/sign-in-screen.tsx')).SignInScreen, 'sign'),
      signUp: screen(async () => (await import('../screens/mobile/sign/sign-up-screen.tsx')).SignUpScreen, 'sign'),
      resetPwd: screen(
        async () => (await import('../screens/mobile/sign/reset-pwd-screen.tsx')).ResetPwdScreen,
        'sign',
      ),
      verificationSuccess: screen(
        async () => (await import('../screens/mobile/sign/verification-success-screen.tsx')).VerificationSuccessScreen,
        'sign',
      ),
    }),
    ...createPublicRoutes(access),
    ...(config.world === 'box' ? [sandboxRoute] : []),
    {
      loader: access.withLogin,
      shouldRevalidate: () => true,
      lazy: screen(async () => (await import('../screens/mobile/shell/phone-root.tsx')).PhoneRoot, 'shell'),
      children: [
        {
          path: paths.dashboard,
          lazy: screen(
            async () => (await import('../screens/mobile/dashboard/dashboard-screen.tsx')).DashboardScreen,
            'dashboard',
            'campaign-words',
            'inbox',
          ),
        },
        {
          path: paths.inbox,
          lazy: screen(async () => (await import('../screens/mobile/inbox/inbox-screen.tsx')).InboxScreen, 'inbox'),
        },
        {
          path: paths.accounts.list,
          lazy: screen(
            async () => (await import('../screens/mobile/accounts/accounts-screen.tsx')).AccountsScreen,
            'accounts',
            'empty',
          ),
        },
        ...addRoutes,
        ...domainRoutes,
        {
          path: paths.start,
          lazy: screen(
            async () => (await import('../screens/mobile/start/start-screen.tsx')).StartScreen,
            'first-steps',
            'campaign-words',
          ),
        },
        {
          path: paths.verification,
          lazy: screen(
            async () => (await import('../screens/mobile/verification/verification-screen.tsx')).VerificationScreen,
            'verification',
          ),
        },
        {
          path: paths.leadsAgent,
          lazy: screen(
            async () => (await import('../screens/mobile/leads-agent/leads-agent-screen.tsx')).LeadsAgentScreen,
            'leads-agent',
          ),
        },
        {
          path: paths.contacts,
          lazy: screen(
            async () => (await import('../screens/mobile/contacts/contacts-screen.tsx')).ContactsScreen,
            'contacts',
            'empty',
          ),
        },
        {
          path: paths.campaign.list,
          lazy: screen(
            async () => (await import('../screens/mobile/campaign/campaign-list-screen.tsx')).CampaignListScreen,
            'campaigns',
            'campaign-words',
            'empty',
          ),
        },
        {
          path: paths.campaign.hold,
          lazy: screen(
            async () => (await import('../screens/mobile/campaign/hold-screen.tsx')).HoldScreen,
            'campaigns',
            'compose',
          ),
        },
        {
          path: paths.campaign.detail,
          lazy: screen(
            async () => (await import('../screens/mobile/campaign/campaign-screen.tsx')).CampaignScreen,
            'campaigns',
            'campaign-words',
          ),
        },
        {
          path: paths.campaign.rehearsal,
          lazy: screen(
            async () => (await import('../screens/mobile/campaign/rehearsal-screen.tsx')).RehearsalScreen,
            'rehearsal',
          ),
        },
        {
          path: paths.campaign.create,
          lazy: screen(
            async () => (await import('../screens/mobile/campaign/editor-screen.tsx')).EditorScreen,
            'campaign-editor',
            'campaigns',
            'campaign-words',
            'launch-check',
          ),
        },
        {
          path: paths.setting.profile,
          lazy: screen(
            async () => (await import('../screens/mobile/setting/profile-screen.tsx')).ProfileScreen,
            'profile',
            'two-factor',
            'compose',
          ),
        },
        {
          path: paths.setting.billing,
          lazy: soldPhoneScreen(
            async () => (await import('../screens/mobile/billing/billing-screen.tsx')).BillingScreen,
          ),
        },
        {
          path: paths.purchase.plan,
          lazy: soldPhoneScreen(async () => (await import('../screens/mobile/purchase/plan-screen.tsx')).PlanScreen),
        },
        {
          path: paths.setting.files,
          lazy: screen(async () => (await import('../screens/mobile/you/files-screen.tsx')).FilesScreen, 'files'),
        },
        {
          path: paths.setting.sealed,
          lazy: screen(
            async () => (await import('../screens/mobile/you/sealed-screen.tsx')).SealedScreen,
            'sealed-mail',
            'inbox',
          ),
        },
        {
          path: paths.notifications,
          lazy: screen(async () => (await notificationScreens()).NotificationsScreen, 'notifications'),
        },
        {
          path: paths.setting.notifications,
          lazy: screen(async () => (await notificationScreens()).NotificationSettingsScreen, 'notifications'),
        },
        {
          path: paths.search,
          lazy: screen(
            async () => (await import('../screens/mobile/search/search-screen.tsx')).SearchScreen,
            'search',
            'contacts',
          ),
        },
        {
          path: paths.you,
          lazy: screen(async () => (await import('../screens/mobile/you/you-screen.tsx')).YouScreen),
        },
      ],
    },
    {
      path: '*',
      lazy: screen(async () => (await import('../screens/mobile/not-found-screen.tsx')).NotFoundScreen),
    },
  ]),
];

export const mobileParts: AppParts = {
  createRoutes,
  loadToasts: async () => (await import('../ui/toast/mobile-toasts.tsx')).showMobileToast,
  backCloses: true,
};
