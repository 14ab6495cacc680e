import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSuppressionsDialog } from '../../../features/contacts/suppression/add-suppressions-dialog.tsx';
import { SuppressionList } from '../../../features/contacts/suppression/suppression-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useSuppressionAddress } from '../../shared/contacts/use-suppression-address.ts';
import { ContactsHead } from './contacts-head.tsx';

/** Who may not be written to; its search and filter live in the address like those of the contacts. */
export function SuppressionScreen() {
  const { t } = useTranslation('contacts');
  const { search, reason, say } = useSuppressionAddress();
  const [isAdding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack tall relative grow minHeight={0} overflow="hidden" gap={0}>
      <ContactsHead title={t('suppression.title')}>
        <SearchField
          label={t('suppression.search')}
          field={field}
          search={search}
          onSearch={(text) => say({ search: text })}
        />
        <Button primary icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          {t('suppression.add')}
        </Button>
      </ContactsHead>
      <SuppressionList
        search={search}
        reason={reason}
        onReason={(chosen) => say({ reason: chosen })}
        onClear={() => say({ search: '', reason: undefined })}
        pageKeys={{ '/': () => field.current?.focus(), c: () => setAdding(true) }}
        isCovered={isAdding}
      />
      {isAdding && <AddSuppressionsDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}
