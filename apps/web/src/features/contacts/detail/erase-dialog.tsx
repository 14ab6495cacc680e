import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { forgetContact, refreshContacts } from '../../../api/contacts/contact-queries.ts';
import { erasePerson } from '../../../api/contacts/suppression.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import native from '../../../ui/form/native-field.module.css';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { CloseButtons, Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';

type Proof = z.output<typeof erasePerson.output>;
type EraseDialogProps = {
  email: string;
  onClose: () => void;
  /** There is no such contact any more; the proof is still to be read. */
  onErased: () => void;
};

/** Forgets a person everywhere. It cannot be undone, so the address has to be typed; what remains is a proof. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const { t } = useTranslation('contacts');
  const [typed, setTyped] = useState('');
  const {
    mutate: erase,
    isPending,
    data: proof,
  } = useMutation({
    mutationFn: () => erasePerson({ email }),
    onSuccess: () => {
      onErased();
      forgetContact(email);
      void refreshContacts();
    },
  });
  if (proof) return <ProofDialog email={email} proof={proof} onClose={onClose} />;
  return (
    <Dialog title={t('erase.title', { email })} onClose={onClose}>
      <Stack gap={4}>
        <p className="secondary">{t('erase.what')}</p>
        <Labelled label={t('erase.type')}>
          {(id) => (
            <input
              id={id}
              className={native.field}
              type="email"
              autoComplete="off"
              autoCapitalize="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Labelled>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            primary
            busy={isPending}
            needs={typed.trim().toLowerCase() !== email && 'address'}
            onClick={() => erase()}
          >
            {t('erase.do')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

/** The places of the product that know a person, as the proof names them. */
const PLACES = [
  'contact',
  'deletedContacts',
  'mergedContacts',
  'otherAddresses',
  'timeline',
  'notes',
  'otherContacts',
  'savedFilters',
  'importProblems',
  'importFiles',
  'verifications',
  'deliveries',
  'mailboxes',
  'mailboxFiles',
  'campaignMails',
  'campaignSources',
  'mailReceived',
  'mailWritten',
  'sale',
  'suppressions',
] as const;

const isPlace = (where: string): where is (typeof PLACES)[number] => PLACES.some((place) => place === where);

function ProofDialog({ email, proof, onClose }: { email: string; proof: Proof; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { moment } = useDates();
  const places = Object.entries(proof.erased);
  const found = places.filter(([, count]) => count > 0);
  return (
    <Dialog title={t('erase.done', { email })} staysOpen onClose={onClose}>
      <p className="secondary">{t('erase.kept', { at: moment(proof.erasedAt) })}</p>
      <Box as="ul" above={3} below={3} border="top">
        {found.map(([where, count]) => (
          <Row as="li" spread pad="1.5 0" border="bottom" gap={0} align="stretch" key={where}>
            <span>{isPlace(where) ? t(`erase.where.${where}`) : where}</span>
            <span className="numbers">{formatNumber(count)}</span>
          </Row>
        ))}
      </Box>
      <p className="muted small">{t('erase.nothingIn', { count: places.length - found.length })}</p>
      <Box
        as="p"
        above={3}
        below={3}
        maxHeight={120}
        overflow="auto"
        pad="2 3"
        rounded
        surface="inset"
        breaks
        className="mono"
      >
        {proof.proof}
      </Box>
      <CloseButtons primary onClose={onClose}>
        <Button
          icon={<Download size={14} aria-hidden />}
          onClick={() => saveFile(t('erase.file'), 'application/json', JSON.stringify(proof, null, 2))}
        >
          {t('erase.download')}
        </Button>
      </CloseButtons>
    </Dialog>
  );
}
