import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Pause, Play, RefreshCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountQuery } from '../../../api/mailboxes/mailboxes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import { Dropdown } from '../../../ui/overlay/dropdown.tsx';
import { PanelTabs } from '../../../ui/panel-tabs.tsx';
import { StepThrough } from '../../../ui/step-through.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { type AccountAsk, firstAsk, useAccountMenu } from '../shared/account-asks.tsx';
import { ProviderMark } from '../shared/provider-mark.tsx';
import { StatusTag } from '../shared/status-tag.tsx';
import type { AccountDetail } from './account-detail.ts';
import styles from './account-drawer.module.css';
import { ActivityTab } from './activity-tab.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';
import { ChecksCard } from './checks-card.tsx';
import { DRAWER_TABS, type DrawerTab } from './drawer-tabs.ts';
import { KeyNumbers } from './key-numbers.tsx';
import { SettingsTab } from './settings-form.tsx';
import { TabState } from './tab-state.tsx';
import { WarmupCard } from './warmup-card.tsx';

type AccountDrawerProps = {
  accountId: string;
  tab: DrawerTab;
  onTab: (tab: DrawerTab) => void;
  /** The mailboxes around it, in the order of the list. */
  neighbours: readonly string[];
  onGo: (accountId: string) => void;
  onClose: () => void;
  onAsk: (ask: AccountAsk, accounts: readonly Account[]) => void;
  onChanged: (isChanged: boolean) => void;
  campaignLink: (campaignId: string) => string;
  /** Something lies over the drawer and has the keys. */
  isCovered: boolean;
};

const WIDTH = 760;

/** Everything about one mailbox, over the list it was opened from. */
export function AccountDrawer(props: AccountDrawerProps) {
  const { accountId, neighbours, onGo, onClose, onAsk, isCovered } = props;
  const { t } = useTranslation('accounts');
  const query = useQuery(accountQuery(accountId));
  const account = query.data;
  useRowKeys({
    ids: neighbours,
    at: accountId,
    onAt: (id) => id !== accountId && onGo(id),
    paused: isCovered,
    onRow: { p: () => account && onAsk(firstAsk(account), [account]) },
    onPage: {},
  });
  return (
    <Drawer label={account?.email ?? t('drawer.label')} width={WIDTH} onClose={onClose}>
      <Head {...props} account={account} />
      {query.error && !account ? (
        <TabState query={query}>{() => null}</TabState>
      ) : (
        account && <Body {...props} account={account} />
      )}
    </Drawer>
  );
}

function Head({ account, ...props }: AccountDrawerProps & { account: AccountDetail | undefined }) {
  const { t } = useTranslation('accounts');
  const { accountId, neighbours, onGo, onClose, onAsk } = props;
  return (
    <Row as="header" gap={3} minHeight={60} pad="3 6 1">
      {account && <Who account={account} />}
      <Row before="auto">
        {account && <Actions account={account} onAsk={(ask) => onAsk(ask, [account])} />}
        <StepThrough
          ids={neighbours}
          current={accountId}
          labels={{ previous: t('drawer.previous'), next: t('drawer.next') }}
          onGo={onGo}
        />
        <Button text small aria-label={t('close')} icon={<X size={16} />} onClick={onClose} />
      </Row>
    </Row>
  );
}

function Who({
  account: { provider, providerName, email, status, senderName, loginMethod, createdAt },
}: {
  account: AccountDetail;
}) {
  const { t } = useTranslation('accounts');
  const { date } = useDates();
  const about = { name: senderName, loginMethod: t(`loginMethod.${loginMethod}`), date: date(createdAt) };
  return (
    <>
      <Grid
        as="span"
        rigid
        align="center"
        items="center"
        width={32}
        height={32}
        rounded
        surface="grey"
        title={providerName}
      >
        <ProviderMark provider={provider} />
      </Grid>
      <Box grow minWidth={0}>
        <Row>
          <Text as="h2" leading={24} className="panel-title ellipsis">
            {email}
          </Text>
          <StatusTag status={status} />
        </Row>
        <div className="muted small ellipsis">
          {senderName === '' ? t('drawer.aboutNameless', about) : t('drawer.about', about)}
        </div>
      </Box>
    </>
  );
}

const FIRST_ICONS = { pause: Pause, resume: Play, reconnect: RefreshCw } as const;

function Actions({ account, onAsk }: { account: AccountDetail; onAsk: (ask: AccountAsk) => void }) {
  const { t } = useTranslation('accounts');
  const first = firstAsk(account);
  const Icon = FIRST_ICONS[first];
  const menu = useAccountMenu({ account, onAsk });
  return (
    <>
      <Button small icon={<Icon size={14} />} onClick={() => onAsk(first)}>
        {t(`do.${first}`)}
      </Button>
      <Dropdown menu={menu} placement="bottomRight">
        <Button
          small
          aria-label={t('drawer.more')}
          title={t('drawer.more')}
          icon={<Ellipsis size={16} />}
          className={styles.more ?? ''}
        />
      </Dropdown>
    </>
  );
}

function Body({
  account,
  tab,
  onTab,
  onAsk,
  onChanged,
  campaignLink,
}: AccountDrawerProps & { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { accountId } = account;
  const tabs: Record<DrawerTab, ReactNode> = {
    overview: (
      <Grid gap={3} pad="4 6 6">
        <CannotLogIn account={account} onReconnect={() => onAsk('reconnect', [account])} />
        <KeyNumbers account={account} />
        <WarmupCard account={account} />
        <ChecksCard accountId={accountId} />
      </Grid>
    ),
    settings: <SettingsTab accountId={accountId} onChanged={onChanged} />,
    campaigns: <CampaignsTab accountId={accountId} linkTo={campaignLink} />,
    activity: <ActivityTab accountId={accountId} />,
  };
  return (
    <PanelTabs
      at={tab}
      tabs={DRAWER_TABS.map((key) => ({ key, label: t(`drawer.${key}`), children: tabs[key] }))}
      onTab={onTab}
    />
  );
}

function CannotLogIn({ account, onReconnect }: { account: AccountDetail; onReconnect: () => void }) {
  const { t } = useTranslation('accounts');
  const { since } = useDates();
  if (account.status !== 'error') return null;
  return (
    <Note
      tone="red"
      action={
        <Button small icon={<RefreshCw size={14} />} onClick={onReconnect}>
          {t('do.reconnect')}
        </Button>
      }
    >
      <div className="medium">{t('drawer.errorTitle', { when: since(account.statusSince) })}</div>
      <p className="mono">{account.statusReason}</p>
    </Note>
  );
}
