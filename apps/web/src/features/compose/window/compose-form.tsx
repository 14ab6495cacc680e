import { Suspense, useState } from 'react';
import { Stack } from '../../../ui/layout/layout.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { composer, useOpenMail } from '../composer.ts';
import { RecipientLines } from '../recipients/recipient-lines.tsx';
import { AttachmentsRow } from './attachments-row.tsx';
import styles from './compose.module.css';
import { ComposeFoot } from './compose-foot.tsx';
import type { ComposeVariant } from './compose-variant.ts';
import { FromLine } from './from-line.tsx';
import { MailNotes } from './mail-notes.tsx';
import { SubjectLine } from './subject-line.tsx';

const MailText = lazyPart(async () => ({ default: (await import('./mail-text.tsx')).MailText }));

type ComposeFormProps = { cid: string; variant: ComposeVariant };

/** One mail being written: from whom, to whom, about what, the text, the files, and what is done with it. */
export function ComposeForm({ cid, variant }: ComposeFormProps) {
  const isThere = useOpenMail(cid, () => true);
  // As it was opened: a writer who adds the first person goes on to the subject, and is not taken into the text.
  const [hasPeople] = useState(() => (composer.get().mails[cid]?.mail.receiver.length ?? 0) > 0);
  if (!isThere) return null;
  return (
    <Stack
      tall
      minWidth={0}
      minHeight={0}
      surface="page"
      gap={0}
      className={variant === 'inline' ? `${styles.form} ${styles.inline}` : styles.form}
    >
      <div className={styles.lines}>
        <FromLine cid={cid} isShort={variant !== 'full'} />
        <RecipientLines cid={cid} autoFocus={!hasPeople} />
        <SubjectLine cid={cid} />
      </div>
      <MailNotes cid={cid} />
      <Suspense fallback={<Stack tall grow minHeight={160} scrolls gap={0} aria-busy="true" />}>
        <MailText cid={cid} autoFocus={hasPeople} />
      </Suspense>
      <AttachmentsRow cid={cid} />
      <ComposeFoot cid={cid} variant={variant} />
    </Stack>
  );
}
