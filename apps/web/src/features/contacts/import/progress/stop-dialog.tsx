import type { ImportRun } from '@outrider/contract/contacts/import';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshContacts } from '../../../../api/contacts/contact-queries.ts';
import { stopImport } from '../../../../api/contacts/import.ts';
import { refreshImports } from '../../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../../ui/overlay/dialog.tsx';

/** Ends an import, or takes one back: what is in stays, or all of it goes. */
export function StopDialog({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const isRunning = run.state === 'running';
  const {
    mutate: stop,
    isPending,
    variables: takesBack,
  } = useMutation({
    mutationFn: (takeBack: boolean) => stopImport({ importId: run.importId, takeBack }),
    onSuccess: onClose,
    onSettled: () => Promise.all([refreshImports(), refreshContacts()]),
  });
  return (
    <Dialog title={t(isRunning ? 'import.stopTitle' : 'import.undoTitle')} onClose={onClose}>
      <Stack gap={5}>
        <p className="secondary">
          {t(isRunning ? 'import.stopText' : 'import.undoText', {
            added: formatNumber(run.counts.added),
            updated: formatNumber(run.counts.updated),
          })}
        </p>
        <DialogButtons>
          <Button onClick={onClose}>{t(isRunning ? 'import.goOn' : 'cancel')}</Button>
          <Button primary={!isRunning} busy={isPending && takesBack === true} onClick={() => stop(true)}>
            {t('import.takeBack')}
          </Button>
          {isRunning && (
            <Button primary busy={isPending && takesBack === false} onClick={() => stop(false)}>
              {t('import.keepThem')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
