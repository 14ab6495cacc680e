import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Tooltip } from '../../../ui/overlay/tooltip.tsx';
import { useNewMail } from '../use-new-mail.ts';

/** Begins a mail from the mailbox that is looked at. */
export function WriteButton({ accountId }: { accountId: string }) {
  const { t } = useTranslation('inbox');
  const startNew = useNewMail(accountId);
  return (
    <Tooltip title={t('write')}>
      <Button
        small
        aria-label={t('write')}
        aria-keyshortcuts="c"
        icon={<PencilLine size={16} strokeWidth={1.5} />}
        onClick={() => startNew()}
      />
    </Tooltip>
  );
}
