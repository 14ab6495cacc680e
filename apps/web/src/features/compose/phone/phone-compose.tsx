import { Paperclip, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AntRoot } from '../../../ui/ant-root.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { composer, useCompose, useOpenMail } from '../composer.ts';
import { MailOptions } from '../options/this-mail-panel.tsx';
import { RecipientLines } from '../recipients/recipient-lines.tsx';
import { attachFiles } from '../window/attach-files.ts';
import { AttachmentsRow } from '../window/attachments-row.tsx';
import { closeMail } from '../window/compose-keys.ts';
import { MailNotes } from '../window/mail-notes.tsx';
import { SaveState } from '../window/save-state.tsx';
import { SendButton } from '../window/send-button.tsx';
import styles from './phone-compose.module.css';
import { PhoneFrom } from './phone-from.tsx';
import { PhoneSchedule } from './phone-schedule.tsx';

const MailText = lazyPart(async () => ({ default: (await import('../window/mail-text.tsx')).MailText }));

/** The write screen of a phone: the whole of it. */
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
    <AntRoot>
      <section className={styles.page} aria-label={t('window.label')}>
        <header className={styles.head}>
          <button type="button" className={styles.icon} aria-label={t('window.close')} onClick={() => closeMail(cid)}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </button>
          <span className={styles.title}>
            <span className="strong ellipsis">{title || t('newMail')}</span>
            <span className="muted small">
              <SaveState cid={cid} />
            </span>
          </span>
          <SendButton cid={cid} isShort />
        </header>
        <div className={styles.scroll}>
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
          <Suspense fallback={<div className={styles.text} aria-busy="true" />}>
            <MailText cid={cid} autoFocus={false} toolbarAt="bottom" />
          </Suspense>
          <AttachmentsRow cid={cid} />
        </div>
        <PhoneSchedule cid={cid} />
        <footer className={styles.foot}>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('attach')}
            onClick={() => picker.current?.click()}
          >
            <Paperclip size={20} strokeWidth={1.5} aria-hidden />
          </button>
          <button
            type="button"
            className={styles.icon}
            aria-label={t('option.title')}
            onClick={() => setShowsOptions(true)}
          >
            <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />
          </button>
          <button type="button" className={styles.discard} onClick={() => void composer.discard(cid)}>
            {t('discard')}
          </button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            onChange={({ currentTarget }) => {
              attachFiles(cid, [...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </footer>
        {showsOptions && (
          <Sheet title={t('option.title')} onClose={() => setShowsOptions(false)}>
            <div className={styles.options}>
              <MailOptions cid={cid} hasSchedule={false} />
            </div>
          </Sheet>
        )}
      </section>
    </AntRoot>
  );
}
