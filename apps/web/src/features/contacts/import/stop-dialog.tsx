import { type ImportRun, stopImport } from '@outrider/contract/contacts/import';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { refreshContacts } from '../shared/contact-queries.ts';
import { refreshImports } from './import-queries.ts';

/** Ends an import, or takes one back: what is in stays, or all of it goes. */
export function StopDialog({ run, onClose }: { run: ImportRun; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const isRunning = run.state === 'running';
  const {
    mutate: stop,
    isPending,
    variables: takesBack,
  } = useMutation({
    mutationFn: (takeBack: boolean) => call(stopImport, { importId: run.importId, takeBack }),
    onSuccess: onClose,
    onSettled: () => Promise.all([refreshImports(), refreshContacts()]),
  });
  return (
    <Modal
      open
      width={480}
      title={t(isRunning ? 'import.stopTitle' : 'import.undoTitle')}
      onCancel={onClose}
      footer={[
        <Button key="go" onClick={onClose}>
          {t(isRunning ? 'import.goOn' : 'cancel')}
        </Button>,
        <Button key="back" danger loading={isPending && takesBack === true} onClick={() => stop(true)}>
          {t('import.takeBack')}
        </Button>,
        ...(isRunning
          ? [
              <Button key="keep" type="primary" loading={isPending && takesBack === false} onClick={() => stop(false)}>
                {t('import.keepThem')}
              </Button>,
            ]
          : []),
      ]}
    >
      <p className="secondary">
        {t(isRunning ? 'import.stopText' : 'import.undoText', {
          added: formatNumber(run.counts.added),
          updated: formatNumber(run.counts.updated),
        })}
      </p>
    </Modal>
  );
}
