import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type WarmedDomain, warmedQuery } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { DomainArt } from '../../../ui/empty/empty-art.tsx';
import { EmptyState } from '../../../ui/empty/empty-state.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import parts from '../shared/parts.module.css';
import type { ChosenState } from './use-chosen.ts';
import { useWarmedView, WARMED_KINDS } from './warmed-view.ts';
import { WarmedBlocklists, WarmedHealth, WarmedLanded, WarmedName } from './warmed-words.tsx';

type WarmedListProps = { state: ChosenState; searchTo: string; ordersTo: string };

const idOf = ({ domain }: WarmedDomain) => domain;

export function WarmedList({ state, searchTo, ordersTo }: WarmedListProps) {
  const { t } = useTranslation('domains');
  const query = useQuery(warmedQuery);
  const all = query.data?.domains ?? [];
  const view = useWarmedView(all);
  return (
    <ResourceList
      label={t('warmed.label')}
      query={query}
      rows={view.rows}
      total={view.rows.length}
      idOf={idOf}
      columns={useWarmedColumns(state)}
      filters={
        <Segments
          label={t('warmed.which')}
          value={view.kind}
          options={WARMED_KINDS.map((value) => ({ value, text: t(`warmed.kind.${value}`), count: view.count(value) }))}
          onChange={view.setKind}
        />
      }
      failedHint={t('warmed.failedHint')}
      none={
        all.length > 0 ? (
          <p className="muted" style={{ padding: 24 }}>
            {t('warmed.noneOfKind')}
          </p>
        ) : (
          <EmptyState
            art={<DomainArt />}
            title={t('warmed.none')}
            text={t('warmed.noneText')}
            steps={[
              { title: t('warmed.search'), hint: t('warmed.searchHint'), to: searchTo, action: t('orders.search') },
              { title: t('warmed.orders'), hint: t('warmed.ordersHint'), to: ordersTo },
            ]}
          />
        )
      }
      onOpen={state.toggle}
      foot={{
        words: t('count.domains', { count: view.rows.length, number: formatNumber(view.rows.length) }),
        middle: <span className="muted small">{t('warmed.health7')}</span>,
        keys: [
          [['j', 'k'], t('keys.move')],
          [['↵'], t('warmed.keyChoose')],
        ],
      }}
    />
  );
}

function useWarmedColumns(state: ChosenState): TableColumn<WarmedDomain>[] {
  const { t } = useTranslation('domains');
  return [
    {
      key: 'choose',
      title: '',
      min: 40,
      share: 0,
      cell: (warmed) => (
        <input
          className={parts.tick}
          aria-label={t('warmed.choose', { domain: warmed.domain })}
          {...state.tickOf(warmed)}
        />
      ),
    },
    {
      key: 'domain',
      isName: true,
      title: t('search.domain'),
      min: 170,
      share: 3,
      cell: (warmed) => <WarmedName warmed={warmed} />,
    },
    { key: 'health', title: t('warmed.health'), min: 64, share: 1, cell: (warmed) => <WarmedHealth warmed={warmed} /> },
    {
      key: 'landed',
      title: t('warmed.landed'),
      min: 110,
      share: 1,
      cell: (warmed) => <WarmedLanded warmed={warmed} />,
    },
    {
      key: 'mailboxes',
      title: t('orders.mailboxes'),
      min: 80,
      share: 1,
      align: 'right',
      cell: ({ mailboxes }) => <span className="numbers">{formatNumber(mailboxes)}</span>,
    },
    {
      key: 'aDay',
      title: t('warmed.aDayNow'),
      min: 80,
      share: 1,
      align: 'right',
      cell: ({ aDayNow }) => <span className="numbers">{formatNumber(aDayNow)}</span>,
    },
    {
      key: 'blocklists',
      title: t('warmed.blocklists'),
      min: 110,
      share: 1,
      cell: (warmed) => <WarmedBlocklists warmed={warmed} />,
    },
    {
      key: 'monthly',
      title: t('warmed.aMonth'),
      min: 70,
      share: 1,
      align: 'right',
      cell: ({ monthly }) => <span className="medium numbers">{showMoney(monthly)}</span>,
    },
  ];
}
