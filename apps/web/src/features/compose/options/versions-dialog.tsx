import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { MailFrame } from '../../../ui/mail/mail-frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { restoreVersion, versionQuery, versionsQuery } from '../compose-queries.ts';
import { composer, useOpenMail } from '../composer.ts';
import styles from './options.module.css';

/** How the draft looked before: to be read, and to be brought back. */
export function VersionsDialog({ cid, onClose }: { cid: string; onClose: () => void }) {
  const { t } = useTranslation('compose');
  const { time, moment, isToday } = useDates();
  const draftId = useOpenMail(cid, ({ mail }) => mail.draftId) ?? '';
  const { data: versions, error } = useQuery(versionsQuery(draftId));
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const at = chosen ?? versions?.[0]?.version;
  const { data: shown } = useQuery({ ...versionQuery(draftId, at ?? 0), enabled: at !== undefined });
  const bringBack = async () => {
    if (at === undefined) return;
    setBusy(true);
    try {
      // What is on the screen becomes a version itself, so that this can be taken back too.
      await composer.save(cid);
      const revision = composer.get().mails[cid]?.revision ?? 0;
      composer.takeVersion(cid, await restoreVersion(draftId, at, revision));
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('versions.title')} isWide onClose={onClose}>
      {error && <Note tone="red">{error.message}</Note>}
      {versions?.length === 0 && <p className="muted">{t('versions.none')}</p>}
      <Grid columns="260px minmax(0, 1fr)" gap={4} minHeight={320} below={4}>
        <Box as="ul" maxHeight={420} scrolls border="right">
          {versions?.map(({ version, savedAt, subject, summary }) => (
            <li key={version}>
              <Grid
                type="button"
                as="button"
                gap={0.5}
                width="100%"
                pad={2}
                rounded
                tone="inherit"
                textAlign="left"
                className={styles.version}
                aria-current={version === at}
                onClick={() => setChosen(version)}
              >
                <time className="medium">{isToday(savedAt) ? time(savedAt) : moment(savedAt)}</time>
                <span className="ellipsis">{subject || t('noSubject')}</span>
                <span className="muted small ellipsis">{summary}</span>
              </Grid>
            </li>
          ))}
        </Box>
        <Box maxHeight={420} overflow="auto">
          {shown &&
            (shown.attrs.isHtml ? (
              <MailFrame html={shown.attrs.content} title={t('text')} />
            ) : (
              <pre>{shown.attrs.content}</pre>
            ))}
        </Box>
      </Grid>
      <DialogButtons>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button primary busy={isBusy} needs={at === undefined && 'choice'} onClick={() => void bringBack()}>
          {t('versions.bringBack')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
