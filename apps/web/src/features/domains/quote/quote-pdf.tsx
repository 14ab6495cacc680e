import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { downloadQuoteMutation, type Quote } from '../../../api/domains.ts';
import { saveBlob } from '../../../platform/files/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** The quote as a file, for the person who has to agree. */
export function QuotePdf({ quote }: { quote: Quote }) {
  const { t } = useTranslation('domains');
  const { mutate, isPending } = useMutation({
    ...downloadQuoteMutation,
    onSuccess: (pdf, { number }) => saveBlob(`${number}.pdf`, pdf),
  });
  return (
    <Button icon={<Download size={14} aria-hidden />} busy={isPending} onClick={() => mutate(quote)}>
      {t('quote.pdf')}
    </Button>
  );
}
