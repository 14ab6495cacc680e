import { AlignLeft, type LucideIcon, Plus, ShieldCheck, Sparkles, Upload, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../editor.module.css';
import { ContactsDialog } from './contacts-dialog.tsx';
import styles from './leads-step.module.css';
import { PasteDialog } from './paste-dialog.tsx';
import { RunDialog } from './run-dialog.tsx';

/** What the reader understands; it looks into the file and does not trust the ending. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,text/plain,text/csv';

type Asking = 'paste' | 'contacts' | 'verification';

type AddMoreProps = {
  /** Nobody goes on without a lead, and somebody tried. */
  isLacking: boolean;
  onFile: (file: File) => void;
};

/** The ways leads come in. A file is read here and mapped beside. */
export function AddMore({ isLacking, onFile }: AddMoreProps) {
  const { t } = useTranslation('campaign-editor');
  const picker = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  return (
    <section
      aria-label={t('leads.addMore')}
      className={styles.addMore}
      tabIndex={-1}
      data-lacking={isLacking || undefined}
    >
      <h2 className={shared.title}>{t('leads.addMore')}</h2>
      <Way Icon={Upload} way="upload" onClick={() => picker.current?.click()} />
      <Way Icon={AlignLeft} way="paste" onClick={() => setAsking('paste')} />
      <Way Icon={Users} way="contacts" onClick={() => setAsking('contacts')} />
      <Way Icon={Sparkles} way="agent" />
      <Way Icon={ShieldCheck} way="verification" onClick={() => setAsking('verification')} />
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('leads.chooseFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      {asking === 'paste' && <PasteDialog onClose={close} />}
      {asking === 'contacts' && <ContactsDialog onClose={close} />}
      {asking === 'verification' && <RunDialog onClose={close} />}
    </section>
  );
}

type WayProps = {
  Icon: LucideIcon;
  way: 'upload' | 'paste' | 'contacts' | 'agent' | 'verification';
  /** Left out: it cannot be used yet, and says so. */
  onClick?: () => void;
};

function Way({ Icon, way, onClick }: WayProps) {
  const { t } = useTranslation('campaign-editor');
  return (
    <button type="button" className={styles.way} disabled={!onClick} onClick={onClick}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span className={styles.words}>
        <span className="medium">{t(`leads.way.${way}`)}</span>
        <span className="muted small">{t(`leads.wayHint.${way}`)}</span>
      </span>
      {onClick && <Plus size={14} aria-hidden />}
    </button>
  );
}
