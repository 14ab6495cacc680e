import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../platform/toasts.ts';
import { useDates } from '../../../ui/dates.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { fetchCode } from '../../../ui/lazy/lazy-part.ts';

/** The composer comes with the first mail that is written: most visits to the inbox of a phone only read. */
export function WriteIcon({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['inbox', 'common']);
  const { timeZone } = useDates();
  const write = () =>
    fetchCode(() => import('../../../features/compose/open-new-mail.ts')).then(
      ({ openNewMail }) => openNewMail({ accountId, timeZone }),
      () => toasts.show({ kind: 'error', text: t('common:network.error') }),
    );
  return <IconButton label={t('write')} Icon={PencilLine} size={44} iconSize={18} onClick={() => void write()} />;
}
