import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { composeServer } from '../compose-server.ts';
import { composer } from '../composer.ts';
import { isValidEmail, readReceiver, writeReceiver } from '../state/receivers.ts';
import styles from './compose.module.css';

/** Another sender than the mailbox's own: the server is asked whether it may be used before the mail is sent with it. */
export function OtherSenderDialog({ cid, onClose }: { cid: string; onClose: () => void }) {
  const { t } = useTranslation('compose');
  const [typed, setTyped] = useState(() => composer.get().mails[cid]?.mail.optSenderStr ?? '');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const read = readReceiver(typed.trim(), 'to');
  const check = async () => {
    const mail = composer.get().mails[cid]?.mail;
    if (!mail) return;
    setBusy(true);
    try {
      const optSenderStr = writeReceiver(read);
      await composer.save(cid);
      await composeServer.checkSender({ ...(composer.get().mails[cid]?.mail ?? mail), optSenderStr });
      composer.change(cid, (now) => ({ ...now, optSenderStr }));
      onClose();
    } catch (refused) {
      setError(refused instanceof Error ? refused.message : t('from.refused'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('from.other')} onClose={onClose}>
      <Grid gap={3} below={4}>
        <Labelled label={t('from.address')} hint={t('from.otherHint')}>
          {(id) => (
            <input
              id={id}
              className={styles.field}
              value={typed}
              placeholder="Sales <sales@example.com>"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Labelled>
        {error !== '' && <Note tone="red">{error}</Note>}
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button primary busy={isBusy} needs={!isValidEmail(read.email) && 'address'} onClick={() => void check()}>
          {t('from.check')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
