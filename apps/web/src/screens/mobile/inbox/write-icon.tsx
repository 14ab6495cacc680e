import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { IconButton } from '../../../ui/icon-button.tsx';

export function WriteIcon({ accountId }: { accountId: string }) {
  const { t } = useTranslation('compose');
  const startNew = useNewMail(accountId);
  return <IconButton label={t('write')} Icon={PencilLine} size={44} iconSize={18} onClick={() => startNew()} />;
}
