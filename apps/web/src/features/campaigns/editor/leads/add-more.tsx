import type { LeadSourceKind } from '@outrider/contract/campaigns/lead-sources';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilePicker } from '../../../../ui/form/file-picker.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import shared from '../editor.module.css';
import { LEAD_KINDS } from './lead-kinds.ts';
import styles from './leads-step.module.css';

/** What the reader understands; it looks into the file and does not trust the ending. */
const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.json,text/plain,text/csv';

const KINDS = Object.keys(LEAD_KINDS) as LeadSourceKind[];

type AddMoreProps = {
  /** Nobody goes on without a lead, and the user tried. */
  isLacking: boolean;
  onFile: (file: File) => void;
};

/** What leads can come from. A file is read here and mapped beside. */
export function AddMore({ isLacking, onFile }: AddMoreProps) {
  const { t } = useTranslation('campaign-editor');
  const picker = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<LeadSourceKind>();
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
        <Offer
          key={kind}
          kind={kind}
          onClick={() => (LEAD_KINDS[kind].Dialog ? setAsking(kind) : picker.current?.click())}
        />
      ))}
      <FilePicker
        picker={picker}
        accept={ACCEPTED}
        label={t('leads.chooseFile')}
        onFiles={([file]) => file && onFile(file)}
      />
      {Dialog && <Dialog onClose={() => setAsking(undefined)} />}
    </section>
  );
}

function Offer({ kind, onClick }: { kind: LeadSourceKind; onClick: () => void }) {
  const { t } = useTranslation('campaigns');
  const { Icon, OfferIcon = Icon } = LEAD_KINDS[kind];
  return (
    <button type="button" className={styles.addSource} onClick={onClick}>
      <OfferIcon size={16} strokeWidth={1.5} aria-hidden />
      <Stack as="span" tall grow minWidth={0} gap={0}>
        <span className="medium">{t(`sources.kind.${kind}.offer`)}</span>
        <span className="muted small">{t(`sources.kind.${kind}.hint`)}</span>
      </Stack>
      <Plus size={14} aria-hidden />
    </button>
  );
}
