import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../platform/app-config.ts';
import { copyText } from '../../../platform/copy-text.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import styles from './recovery-codes.module.css';

type Copying = 'not yet' | 'done' | 'failed';

/** The codes, this once: they stay until they are said to be kept. */
export function RecoveryDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('two-factor');
  return (
    <Dialog title={t('recovery.title')} staysOpen onClose={onClose}>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Dialog>
  );
}

/** The codes with ways to keep them. */
function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation('two-factor');
  const [copying, setCopying] = useState<Copying>('not yet');
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    copyText(text).then(
      () => setCopying('done'),
      () => setCopying('failed'),
    );
  const copied = copying === 'done';
  return (
    <>
      <p className="secondary">{t('recovery.text')}</p>
      <Grid as="ul" gap="2 6" above={4} below={5} pad={4} border="all" rounded surface="inset" className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className="mono">
            {code}
          </li>
        ))}
      </Grid>
      {copying === 'failed' && (
        <Text role="alert" as="p" below={4} tone="red" size={12} leading={16}>
          {t('recovery.copyFailed')}
        </Text>
      )}
      <DialogButtons>
        <Button
          icon={copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
          onClick={() => void copy()}
        >
          {t(copied ? 'recovery.copied' : 'recovery.copy')}
        </Button>
        <Button icon={<Download size={14} aria-hidden />} onClick={() => download(text)}>
          {t('recovery.download')}
        </Button>
        <Button primary onClick={onDone}>
          {t('recovery.done')}
        </Button>
      </DialogButtons>
    </>
  );
}

const download = (text: string) => saveFile(`${config.appName.toLowerCase()}-recovery-codes.txt`, 'text/plain', text);
