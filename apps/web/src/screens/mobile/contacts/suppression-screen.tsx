import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddSuppressionsDialog } from '../../../features/contacts/suppression/add-suppressions-dialog.tsx';
import { PhoneSuppressions } from '../../../features/contacts/suppression/phone-suppressions.tsx';
import { paths } from '../../../paths/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useSuppressionAddress } from '../../shared/contacts/use-suppression-address.ts';
import { PhoneHead } from '../shell/phone-head.tsx';

export function SuppressionScreen() {
  const { t } = useTranslation('contacts');
  const [isAdding, setAdding] = useState(false);
  const { search, reason, say } = useSuppressionAddress();
  return (
    <>
      <PageTitle>{t('suppression.title')}</PageTitle>
      <PhoneHead title={t('suppression.title')} back={{ to: paths.contacts, label: t('phone.back') }}>
        <IconButton
          label={t('suppression.addTitle')}
          Icon={Plus}
          size={44}
          iconSize={20}
          onClick={() => setAdding(true)}
        />
      </PhoneHead>
      <PhoneSuppressions
        search={search}
        reason={reason}
        onSearch={(text) => say({ search: text })}
        onReason={(chosen) => say({ reason: chosen })}
        onClear={() => say({ search: '', reason: undefined })}
      />
      {isAdding && <AddSuppressionsDialog onClose={() => setAdding(false)} />}
    </>
  );
}
