import type { LeadSource } from '@outrider/contract/campaigns/campaign';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import shared from '../editor.module.css';
import { LEAD_KINDS } from './lead-kinds.ts';
import styles from './leads-step.module.css';

/** What the reader understands; it looks into the file and does not trust the ending. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,text/plain,text/csv';

const KINDS = Object.keys(LEAD_KINDS) as LeadSource['kind'][];

type AddMoreProps = {
  /** Nobody goes on without a lead, and somebody tried. */
  isLacking: boolean;
  onFile: (file: File) => void;
};

/** The ways leads come in. A file is read here and mapped beside. */
export function AddMore({ isLacking, onFile }: AddMoreProps) {
  const { t } = useTranslation('campaign-editor');
  const picker = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<LeadSource['kind']>();
  const Dialog = asking && LEAD_KINDS[asking].Dialog;
  return (
    <section
      aria-label={t('leads.addMore')}
      className={styles.addMore}
      tabIndex={-1}
      data-lacking={isLacking || undefined}
    >
      <h2 className={shared.title}>{t('leads.addMore')}</h2>
      {KINDS.map((kind) => (
        <Way
          key={kind}
          kind={kind}
          onClick={() => (LEAD_KINDS[kind].Dialog ? setAsking(kind) : picker.current?.click())}
        />
      ))}
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
      {Dialog && <Dialog onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function Way({ kind, onClick }: { kind: LeadSource['kind']; onClick: () => void }) {
  const { t } = useTranslation('campaign-editor');
  const { way, Icon, WayIcon = Icon } = LEAD_KINDS[kind];
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <WayIcon size={16} strokeWidth={1.5} aria-hidden />
      <span className={styles.words}>
        <span className="medium">{t(`leads.way.${way}`)}</span>
        <span className="muted small">{t(`leads.wayHint.${way}`)}</span>
      </span>
      <Plus size={14} aria-hidden />
    </button>
  );
}
