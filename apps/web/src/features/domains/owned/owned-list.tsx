import { useTranslation } from 'react-i18next';
import type { OwnedDomain } from '../../../api/domains.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { LabelledSwitch } from '../../../ui/controls/switch.tsx';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { OwnedDialogs } from './owned-dialogs.tsx';
import { OwnedEnd, OwnedName } from './owned-words.tsx';
import { endsSoon, isOurs, type OwnedState } from './use-owned.ts';

const idOf = ({ domain }: OwnedDomain) => domain;

/** Every domain of the workspace with the day it ends. */
export function OwnedList({ state, searchTo }: { state: OwnedState; searchTo: string }) {
  const { t } = useTranslation('domains');
  return (
    <>
      {state.quoteError && (
        <Box pad="3 4">
          <Note tone="red">{state.quoteError.message}</Note>
        </Box>
      )}
      <ResourceList
        label={t('owned.label')}
        query={state.query}
        rows={state.domains}
        total={state.domains.length}
        idOf={idOf}
        columns={useOwnedColumns(state)}
        failedHint={t('owned.failedHint')}
        none={
          <EmptyState
            art={<DomainArt />}
            title={t('owned.none')}
            text={t('owned.noneText')}
            steps={[
              { title: t('start.new'), hint: t('orders.startHint.new'), to: searchTo, action: t('orders.search') },
            ]}
          />
        }
        isCovered={state.asked !== undefined}
        foot={{
          words: t('count.domains', { count: state.domains.length, number: formatNumber(state.domains.length) }),
          ...(state.isSold && { middle: <span className="muted small">{t('owned.never')}</span> }),
          keys: [[['j', 'k'], t('keys.move')]],
        }}
      />
      <OwnedDialogs state={state} />
    </>
  );
}

function useOwnedColumns(state: OwnedState): TableColumn<OwnedDomain>[] {
  const { t } = useTranslation('domains');
  const renewal: TableColumn<OwnedDomain>[] = [
    {
      key: 'renewsItself',
      title: t('owned.renewsItself'),
      min: 130,
      share: 1,
      cell: (owned) =>
        isOurs(owned) ? (
          <Row minWidth={0} gap={2}>
            <LabelledSwitch
              label={t(owned.renewsItself ? 'owned.on' : 'owned.off')}
              isOn={owned.renewsItself}
              isDisabled={state.isSwitching(owned.domain)}
              onChange={(isOn) => state.setRenewsItself(owned.domain, isOn)}
            />
          </Row>
        ) : (
          MISSING
        ),
    },
    {
      key: 'renewal',
      title: t('owned.aYear'),
      min: 80,
      share: 1,
      align: 'right',
      cell: ({ renewal }) => <span className="numbers">{renewal ? showMoney(renewal) : MISSING}</span>,
    },
  ];
  return [
    { key: 'domain', title: t('search.domain'), min: 180, share: 3, cell: (owned) => <OwnedName owned={owned} /> },
    { key: 'ends', title: t('owned.ends'), min: 130, share: 1, cell: (owned) => <OwnedEnd owned={owned} /> },
    ...(state.isSold ? renewal : []),
    {
      key: 'actions',
      title: '',
      min: 330,
      share: 2,
      align: 'right',
      cell: (owned) => <OwnedActions owned={owned} state={state} />,
    },
  ];
}

function OwnedActions({ owned, state }: { owned: OwnedDomain; state: OwnedState }) {
  const { t } = useTranslation('domains');
  const { domain, hasCredentials } = owned;
  return (
    <Row minWidth={0} gap={2} justify="end">
      {hasCredentials && (
        <Button small onClick={() => state.ask({ what: 'credentials', domain })}>
          {t('owned.credentials')}
        </Button>
      )}
      {isOurs(owned) && (
        <>
          <Button small onClick={() => state.ask({ what: 'transfer', domain })}>
            {t('owned.transfer')}
          </Button>
          {state.isSold && (
            <Button small primary={endsSoon(owned)} busy={state.isQuoting(domain)} onClick={() => state.renew(domain)}>
              {t('owned.renew')}
            </Button>
          )}
        </>
      )}
    </Row>
  );
}
