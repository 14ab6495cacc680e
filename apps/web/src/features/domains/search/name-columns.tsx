import { useTranslation } from 'react-i18next';
import type { OfferedName } from '../../../api/domains.ts';
import { MISSING } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { AddName } from './add-name.tsx';
import { BlocklistWords, NameWords } from './name-words.tsx';
import type { CartState } from './use-cart.ts';

export function useNameColumns(cart: CartState, ownTo: (domain: string) => string): TableColumn<OfferedName>[] {
  const { t } = useTranslation('domains');
  return [
    {
      key: 'domain',
      title: t('search.domain'),
      min: 170,
      share: 3,
      cell: (name) => <NameWords name={name} query={cart.query} />,
    },
    {
      key: 'blocklists',
      title: t('search.blocklists'),
      min: 170,
      share: 3,
      cell: (name) => <BlocklistWords name={name} />,
    },
    {
      key: 'firstYear',
      title: t('search.firstYear'),
      min: 76,
      share: 1,
      align: 'right',
      cell: ({ firstYear }) => <span className="medium numbers">{firstYear ? showMoney(firstYear) : MISSING}</span>,
    },
    {
      key: 'renewal',
      title: t('search.then'),
      min: 70,
      share: 1,
      align: 'right',
      cell: ({ renewal }) => <span className="muted numbers">{renewal ? showMoney(renewal) : MISSING}</span>,
    },
    {
      key: 'add',
      title: '',
      min: 130,
      share: 1,
      align: 'right',
      cell: (name) => <AddName name={name} cart={cart} ownTo={ownTo(name.domain)} />,
    },
  ];
}
