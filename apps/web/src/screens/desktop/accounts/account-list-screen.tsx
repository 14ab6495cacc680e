import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { Globe, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import type { Question } from '../../../features/mailboxes/list/account-dialogs.tsx';
import { AccountList } from '../../../features/mailboxes/list/account-list.tsx';
import { AccountNumbers } from '../../../features/mailboxes/list/account-numbers.tsx';
import type { AccountAsk } from '../../../features/mailboxes/shared/account-asks.tsx';
import { useOperate } from '../../../features/mailboxes/shared/operate.ts';
import { accountPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { OwnDomainsLink } from '../../shared/domains/own-domains-link.tsx';
import { UnsavedChanges } from '../../shared/unsaved-changes.tsx';
import { NoAccounts } from './no-accounts.tsx';
import { leavesDrawer, useAccountAddress } from './use-account-address.ts';

const AccountDrawer = partOnPress(
  async () => (await import('../../../features/mailboxes/detail/account-drawer.tsx')).AccountDrawer,
  'checks',
);
const AccountDialogs = partOnPress(
  async () => (await import('../../../features/mailboxes/list/account-dialogs.tsx')).AccountDialogs,
  'checks',
);

export function AccountListScreen() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { view, showView, accountId, tab, open, close } = useAccountAddress();
  const { data: summary } = useQuery(summaryQuery);
  const { mutate: operate } = useOperate();
  const [question, setQuestion] = useState<Question>();
  const [rows, setRows] = useState<readonly Account[]>([]);
  const [isChanged, setChanged] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  function ask(wanted: AccountAsk, accounts: readonly Account[]) {
    const [only] = accounts;
    if (!only) return;
    if (wanted === 'pause' || wanted === 'resume') operate({ operation: wanted, targets: accounts });
    else if (wanted === 'settings' && accounts.length === 1) open(only.accountId, 'settings');
    else setQuestion({ ask: wanted, accounts });
  }
  const isEmpty = summary?.total === 0;
  return (
    <UserDates>
      <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
        <PageHead
          title={t('title')}
          beside={
            summary &&
            !isEmpty && (
              <Text before={-1} tone="muted" size={14}>
                {formatNumber(summary.total)}
              </Text>
            )
          }
        >
          <SearchField
            label={t('search')}
            field={search}
            search={view.search}
            onSearch={(text) => showView({ ...view, search: text, page: 1 })}
          />
          <OwnDomainsLink />
          {config.billing && (
            <Button
              icon={<Globe size={16} strokeWidth={1.5} />}
              onClick={() => void navigate(paths.accounts.addSearch)}
            >
              {t('buyDomains')}
            </Button>
          )}
          <Button primary={!isEmpty} icon={<Plus size={16} />} onClick={() => void navigate(paths.accounts.add)}>
            {t('add')}
          </Button>
        </PageHead>
        {!isEmpty && <AccountNumbers onReconnect={(broken) => setQuestion({ ask: 'reconnect', accounts: broken })} />}
        <AccountList
          view={view}
          onView={showView}
          onOpen={(account) => open(account.accountId)}
          linkTo={({ accountId: id }) => accountPath(id)}
          onAsk={ask}
          pageKeys={{ '/': () => search.current?.focus(), c: () => void navigate(paths.accounts.add) }}
          isCovered={accountId !== undefined || question !== undefined}
          empty={<NoAccounts />}
          onRows={setRows}
        />
        {accountId !== undefined && (
          <AccountDrawer
            accountId={accountId}
            tab={tab}
            onTab={(shown) => open(accountId, shown)}
            neighbours={rows.map((row) => row.accountId)}
            onGo={(id) => open(id, tab)}
            onClose={close}
            onAsk={ask}
            onChanged={setChanged}
            campaignLink={(id) => generatePath(paths.campaign.detail, { id })}
            isCovered={question !== undefined}
          />
        )}
        {question && (
          <AccountDialogs
            question={question}
            onClose={() => setQuestion(undefined)}
            onRemoved={() => {
              setQuestion(undefined);
              close();
            }}
          />
        )}
        <UnsavedChanges isChanged={isChanged} leaves={leavesDrawer} />
      </Stack>
    </UserDates>
  );
}
