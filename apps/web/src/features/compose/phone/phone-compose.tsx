import { Paperclip, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../../../ui/form/file-picker.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { Sheet } from '../../../ui/overlay/sheet.tsx';
import { ControlSheet } from '../../../ui/theme/control-sheet.tsx';
import { composer, useCompose, useOpenMail } from '../composer.ts';
import { MailOptions } from '../options/this-mail-panel.tsx';
import { RecipientLines } from '../recipients/recipient-lines.tsx';
import { attachFiles } from '../window/attach-files.ts';
import { AttachmentsRow } from '../window/attachments-row.tsx';
import { closeMail } from '../window/compose-keys.ts';
import { MailNotes } from '../window/mail-notes.tsx';
import { SaveState } from '../window/save-state.tsx';
import { SendButton } from '../window/sending/send-button.tsx';
import styles from './phone-compose.module.css';
import { PhoneFrom } from './phone-from.tsx';
import { PhoneSchedule } from './phone-schedule.tsx';

const MailText = lazyPart(async () => ({ default: (await import('../window/mail-text.tsx')).MailText }));

export function PhoneCompose() {
  const cid = useCompose(({ tabs, isWriting }) => (isWriting ? tabs.current : undefined));
  return cid === undefined ? null : <Page key={cid} cid={cid} />;
}

function Page({ cid }: { cid: string }) {
  const { t } = useTranslation('compose');
  const title = useOpenMail(cid, ({ mail }) => mail.entry.title) ?? '';
  const hasPeople = useOpenMail(cid, ({ mail }) => mail.receiver.length > 0) === true;
  const [showsOptions, setShowsOptions] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <ControlSheet>
      <Stack as="section" tall surface="page" gap={0} className={styles.page} aria-label={t('window.label')}>
        <header className={styles.head}>
          <IconButton label={t('window.close')} Icon={X} size={44} iconSize={20} onClick={() => closeMail(cid)} />
          <Grid as="span" grow minWidth={0}>
            <span className="strong ellipsis">{title || t('newMail')}</span>
            <span className="muted small">
              <SaveState cid={cid} />
            </span>
          </Grid>
          <SendButton cid={cid} isShort />
        </header>
        <Stack tall grow minHeight={0} scrolls gap={0} className={styles.scroll}>
          <RecipientLines cid={cid} autoFocus={!hasPeople} />
          <PhoneFrom cid={cid} />
          <input
            className={styles.subject}
            aria-label={t('subject')}
            placeholder={t('subject')}
            value={title}
            maxLength={2_000}
            onChange={({ target: { value } }) =>
              composer.change(cid, (mail) => ({ ...mail, entry: { ...mail.entry, title: value } }))
            }
          />
          <MailNotes cid={cid} />
          <Suspense fallback={<Box grow minHeight={160} aria-busy="true" />}>
            <MailText cid={cid} autoFocus={false} toolbarAt="bottom" />
          </Suspense>
          <AttachmentsRow cid={cid} />
        </Stack>
        <PhoneSchedule cid={cid} />
        <Row as="footer" rigid minHeight={52} pad="0 2" border="top" gap={0}>
          <IconButton
            label={t('attach')}
            Icon={Paperclip}
            size={44}
            iconSize={20}
            onClick={() => picker.current?.click()}
          />
          <IconButton
            label={t('option.title')}
            Icon={SlidersHorizontal}
            size={44}
            iconSize={20}
            onClick={() => setShowsOptions(true)}
          />
          <Box
            type="button"
            as="button"
            minHeight={44}
            before="auto"
            pad="0 2"
            tone="red"
            onClick={() => void composer.discard(cid)}
          >
            {t('discard')}
          </Box>
          <FilePicker picker={picker} multiple onFiles={(files) => attachFiles(cid, files)} />
        </Row>
        {showsOptions && (
          <Sheet title={t('option.title')} onClose={() => setShowsOptions(false)}>
            <Box pad={2}>
              <MailOptions cid={cid} hasSchedule={false} />
            </Box>
          </Sheet>
        )}
      </Stack>
    </ControlSheet>
  );
}
