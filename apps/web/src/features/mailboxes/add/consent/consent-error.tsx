import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import type { ConsentError } from './consent-draft.ts';

type ConsentErrorProps = {
  provider: ConsentProvider;
  error: ConsentError;
  /** Back to the mailbox whose consent was to be renewed. */
  onMailbox: (() => void) | undefined;
};

/** The browser came back without a consent: why, and that nothing was changed. */
export function ConsentErrorNote({ provider, error, onMailbox }: ConsentErrorProps) {
  const { t } = useTranslation('accounts-add');
  return (
    <Box below={4}>
      <Note tone="red" action={onMailbox && <Button onClick={onMailbox}>{t('result.open')}</Button>}>
        <div className="medium">{t(`consent.error.${error}.title`, { provider: t(`provider.${provider}`) })}</div>
        <div className="small secondary">
          {t(`consent.error.${error}.hint`, { provider: t(`provider.${provider}`) })}
        </div>
      </Note>
    </Box>
  );
}
