import type { Card } from '@outrider/mail-kit/cards/card';
import { writeThankYouCard } from '@outrider/mail-kit/cards/thank-you-card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardDialog } from './card-dialog.tsx';
import { LineField, WordsField } from './fields.tsx';

export type ThankYouDialogProps = {
  /** Who writes. */
  from: string;
  onInsert: (card: Card) => void;
  onClose: () => void;
};

export function ThankYouDialog({ from, onInsert, onClose }: ThankYouDialogProps) {
  const { t } = useTranslation('cards');
  const [heading, setHeading] = useState(t('thanks.heading'));
  const [message, setMessage] = useState('');
  return (
    <CardDialog
      title={t('thanks.title')}
      needs={(heading.trim() === '' || message.trim() === '') && 'text'}
      onInsert={() => onInsert(writeThankYouCard({ heading, message, from }))}
      onClose={onClose}
    >
      <LineField label={t('thanks.headingLabel')} value={heading} onChange={setHeading} />
      <WordsField label={t('thanks.message')} value={message} onChange={setMessage} />
    </CardDialog>
  );
}
