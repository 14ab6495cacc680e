import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { campaignMode, paths } from '../paths/paths.ts';
import type { Access } from './access.ts';
import { screen } from './screen.ts';
import { createOrderRoutes } from './shared-routes.ts';
import { soldScreen } from './sold-screen.ts';

const accountMethods = () => import('../screens/desktop/accounts-add/connect-screens.tsx');

const accountRoutes: RouteObject[] = [
  {
    path: paths.accounts.list,
    lazy: screen(
      async () => (await import('../screens/desktop/accounts/account-list-screen.tsx')).AccountListScreen,
      'accounts',
      'empty',
    ),
  },
  {
    path: paths.accounts.add,
    lazy: screen(
      async () => (await import('../screens/desktop/accounts-add/account-add-screen.tsx')).AccountAddScreen,
      'accounts-add',
    ),
  },
  {
    path: paths.accounts.addSmtp,
    lazy: screen(async () => (await accountMethods()).AccountAddSmtpScreen, 'accounts-add'),
  },
  {
    path: paths.accounts.addGmail,
    lazy: screen(async () => (await accountMethods()).AccountAddGmailScreen, 'accounts-add'),
  },
  {
    path: paths.accounts.addCorp,
    lazy: screen(async () => (await accountMethods()).AccountAddCorpScreen, 'accounts-add'),
  },
  {
    path: paths.accounts.addSearch,
    lazy: screen(
      async () => (await import('../screens/desktop/domains/search-screen.tsx')).AccountAddSearchScreen,
      'domains',
      'accounts-add',
    ),
  },
  {
    path: paths.accounts.addWarmup,
    lazy: screen(
      async () => (await import('../screens/desktop/domains/warmup-screen.tsx')).AccountAddWarmupScreen,
      'domains',
      'accounts-add',
    ),
  },
  ...createOrderRoutes(
    screen(
      async () => (await import('../screens/desktop/domains/order-screen.tsx')).DomainOrderScreen,
      'domains',
      'declines',
    ),
  ),
];

const settingRoutes: RouteObject = {
  lazy: screen(async () => (await import('../screens/desktop/setting/setting-layout.tsx')).SettingLayout),
  children: [
    {
      path: paths.setting.profile,
      lazy: screen(
        async () => (await import('../screens/desktop/setting/profile-screen.tsx')).ProfileScreen,
        'profile',
        'two-factor',
        'compose',
      ),
    },
    {
      path: paths.setting.files,
      lazy: screen(async () => (await import('../screens/desktop/setting/files-screen.tsx')).FilesScreen, 'files'),
    },
    {
      path: paths.setting.sealed,
      lazy: screen(
        async () => (await import('../screens/desktop/setting/sealed-screen.tsx')).SealedScreen,
        'sealed-mail',
        'inbox',
      ),
    },
    {
      path: paths.setting.notifications,
      lazy: screen(
        async () => (await import('../screens/desktop/setting/notifications-screen.tsx')).NotificationsScreen,
        'notifications',
      ),
    },
    {
      path: paths.setting.billing,
      lazy: soldScreen(async () => (await import('../screens/desktop/setting/billing-screen.tsx')).BillingScreen),
    },
  ],
};

const startRoute: RouteObject = {
  path: paths.start,
  lazy: screen(
    async () => (await import('../screens/desktop/start/start-screen.tsx')).StartScreen,
    'first-steps',
    'campaign-words',
  ),
};

const menuRoutes: RouteObject = {
  lazy: screen(async () => (await import('../screens/desktop/shell/shell-layouts.tsx')).MenuLayout),
  children: [
    {
      path: paths.dashboard,
      lazy: screen(
        async () => (await import('../screens/desktop/dashboard/dashboard-screen.tsx')).DashboardScreen,
        'dashboard',
        'campaigns',
        'campaign-words',
        'inbox',
        'empty',
      ),
    },
    startRoute,
    ...accountRoutes,
    settingRoutes,
    {
      path: paths.campaign.list,
      lazy: screen(
        async () => (await import('../screens/desktop/campaign/campaign-list-screen.tsx')).CampaignListScreen,
        'campaigns',
        'campaign-words',
        'empty',
      ),
    },
    {
      path: paths.campaign.hold,
      lazy: screen(
        async () => (await import('../screens/desktop/campaign/hold-screen.tsx')).HoldScreen,
        'campaigns',
        'compose',
      ),
    },
    {
      path: paths.campaign.detail,
      lazy: screen(
        async () => (await import('../screens/desktop/campaign/campaign-detail-screen.tsx')).CampaignDetailScreen,
        'campaigns',
        'campaign-words',
        'empty',
      ),
    },
    {
      path: paths.contacts,
      lazy: screen(
        async () => (await import('../screens/desktop/contacts/contacts-screen.tsx')).ContactsScreen,
        'contacts',
        'empty',
      ),
    },
    {
      path: paths.verification,
      lazy: screen(
        async () => (await import('../screens/desktop/verification/verification-screen.tsx')).VerificationScreen,
        'verification',
      ),
    },
    {
      path: paths.purchase.plan,
      lazy: soldScreen(async () => (await import('../screens/desktop/purchase/plan-screen.tsx')).PlanScreen),
    },
  ],
};

const railRoutes: RouteObject = {
  lazy: screen(async () => (await import('../screens/desktop/shell/shell-layouts.tsx')).RailLayout),
  children: [
    {
      path: paths.leadsAgent,
      lazy: screen(
        async () => (await import('../screens/desktop/leads-agent/leads-agent-screen.tsx')).LeadsAgentScreen,
        'leads-agent',
      ),
    },
    {
      path: paths.inbox,
      lazy: screen(
        async () => (await import('../screens/desktop/inbox/inbox-screen.tsx')).InboxScreen,
        'inbox',
        'compose',
      ),
    },
  ],
};

/** A mode that does not exist is an address that does not exist. */
function checkCampaignMode({ params }: LoaderFunctionArgs) {
  if (!campaignMode(params.mode)) throw data(null, { status: 404 });
  return null;
}

/** Everything behind the log-in, by its frame: the menu, the rail, or nothing around the campaign editor. */
export const createHomeRoutes = ({ withLogin }: Access): RouteObject[] => [
  {
    loader: withLogin,
    // A layout's loader is otherwise skipped between its own pages, and the token with it.
    shouldRevalidate: () => true,
    lazy: screen(async () => (await import('../screens/desktop/shell/shell-root.tsx')).ShellRoot, 'shell'),
    children: [
      menuRoutes,
      railRoutes,
      {
        path: paths.campaign.create,
        loader: checkCampaignMode,
        lazy: screen(
          async () => (await import('../screens/desktop/campaign/create-campaign-screen.tsx')).CreateCampaignScreen,
          'campaign-editor',
          'campaigns',
          'campaign-words',
          'launch-check',
        ),
      },
      {
        path: paths.campaign.rehearsal,
        lazy: screen(
          async () => (await import('../screens/desktop/campaign/rehearsal-screen.tsx')).RehearsalScreen,
          'rehearsal',
          'campaign-words',
          'empty',
        ),
      },
    ],
  },
];
