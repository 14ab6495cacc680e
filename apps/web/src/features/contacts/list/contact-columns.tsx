import type { Contact, ContactSort } from '@outrider/contract/contacts/contact';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../ui/dates.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { AddressCell, CompanyCell, ContactCell, EventCell, LabelsCell, TextCell, WhenCell } from './cells.tsx';

type ContactColumn = TableColumn<Contact> & {
  title: string;
  sort?: ContactSort;
  isOptional: boolean;
  /** Whether it is shown while a contact is open beside the list: on a wide page, or not at all. */
  beside?: 'whereRoomy' | 'never';
};

/** Shown once the user asks for them: an address matters more than these, and a laptop has no room for both. */
export const HIDDEN_AT_FIRST: readonly string[] = ['country', 'created'];

/** The columns of the list, in the reader's language. */
export function useContactColumns(): ContactColumn[] {
  const { t } = useTranslation('contacts');
  const { date } = useDates();
  return [
    {
      key: 'contact',
      title: t('columns.contact'),
      isOptional: false,
      min: 166,
      share: 216,
      sort: 'lastName',
      cell: (contact) => <ContactCell contact={contact} />,
    },
    {
      key: 'company',
      title: t('columns.company'),
      isOptional: true,
      beside: 'whereRoomy',
      min: 120,
      share: 150,
      sort: 'company',
      cell: (contact) => <CompanyCell contact={contact} />,
    },
    {
      key: 'email',
      title: t('columns.email'),
      isOptional: true,
      beside: 'never',
      min: 160,
      share: 188,
      sort: 'email',
      cell: ({ email }) => (
        <div className="ellipsis secondary" title={email}>
          {email}
        </div>
      ),
    },
    {
      key: 'address',
      title: t('columns.address'),
      isOptional: true,
      min: 190,
      share: 190,
      cell: (contact) => <AddressCell contact={contact} />,
    },
    {
      key: 'event',
      title: t('columns.event'),
      isOptional: true,
      min: 180,
      share: 216,
      cell: (contact) => <EventCell contact={contact} />,
    },
    {
      key: 'tags',
      title: t('columns.tags'),
      isOptional: true,
      beside: 'never',
      min: 100,
      share: 120,
      cell: ({ tags }) => <LabelsCell labels={tags} />,
    },
    {
      key: 'country',
      title: t('columns.country'),
      isOptional: true,
      beside: 'never',
      min: 90,
      share: 106,
      cell: ({ country }) => <TextCell text={country} />,
    },
    {
      key: 'created',
      title: t('columns.created'),
      isOptional: true,
      beside: 'never',
      min: 104,
      share: 104,
      sort: 'createdAt',
      cell: ({ createdAt }) => <time className="muted">{date(createdAt)}</time>,
    },
    {
      key: 'when',
      title: t('columns.when'),
      isOptional: true,
      beside: 'whereRoomy',
      min: 88,
      share: 88,
      align: 'right',
      sort: 'lastEventAt',
      cell: (contact) => <WhenCell contact={contact} />,
    },
  ];
}
