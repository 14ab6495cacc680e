import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { MailFrame } from '../../../ui/mail/mail-frame.tsx';
import { Note } from '../../../ui/note.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { composer } from '../composer.ts';
import type { ServerDraft } from '../state/compose-state.ts';
import styles from './compose.module.css';

/** Another window, or another mail program, changed the draft: neither text is given up before the writer chose. */
export function ConflictNote({ cid, theirs }: { cid: string; theirs: ServerDraft }) {
  const { t } = useTranslation('compose');
  const { time } = useDates();
  const [isLooking, setLooking] = useState(false);
  return (
    <Note tone="amber">
      <p>{t('conflict.text', { at: time(theirs.savedAt) })}</p>
      <Row minWidth={0} gap={3} wraps>
        <button type="button" className="link" onClick={() => setLooking(true)}>
          {t('conflict.look')}
        </button>
        <button type="button" className="link" onClick={() => void composer.decide(cid, 'mine')}>
          {t('conflict.mine')}
        </button>
        <button type="button" className="link" onClick={() => void composer.decide(cid, 'theirs')}>
          {t('conflict.theirs')}
        </button>
        <button type="button" className="link" onClick={() => void composer.decide(cid, 'both')}>
          {t('conflict.both')}
        </button>
      </Row>
      {isLooking && (
        <Dialog title={theirs.attrs.subject || t('noSubject')} isWide onClose={() => setLooking(false)}>
          <div className={styles.theirs}>
            {theirs.attrs.isHtml ? (
              <MailFrame html={theirs.attrs.content} title={t('text')} />
            ) : (
              <pre>{theirs.attrs.content}</pre>
            )}
          </div>
          <DialogButtons>
            <Button primary onClick={() => setLooking(false)}>
              {t('close')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </Note>
  );
}
