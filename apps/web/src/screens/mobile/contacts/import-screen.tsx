import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { importsQuery } from '../../../features/contacts/import/import-queries.ts';
import { PhoneImports } from '../../../features/contacts/import/phone-imports.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useCopy } from '../../../ui/hooks/use-copy.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

/** Matching columns takes a wide screen; what runs, and what came of it, is seen from here too. */
export function ImportScreen() {
  const { t } = useTranslation('contacts');
  const { data: imports } = useQuery(importsQuery);
  const { isCopied, copy } = useCopy(window.location.href);
  return (
    <>
      <PageTitle>{t('import.title')}</PageTitle>
      <PhoneHead title={t('import.title')} back={{ to: paths.contacts, label: t('phone.back') }} />
      <section className={page.empty}>
        <p className="reading secondary">{t('phone.import')}</p>
        <Button icon={isCopied ? <Check size={16} /> : <Copy size={16} />} onClick={copy}>
          {t(isCopied ? 'phone.copied' : 'phone.copyLink')}
        </Button>
      </section>
      <PhoneImports imports={imports ?? []} />
    </>
  );
}
