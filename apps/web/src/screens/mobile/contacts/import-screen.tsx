import { useQuery } from '@tanstack/react-query';
import { Check, ChevronLeft, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { importsQuery } from '../../../features/contacts/import/import-queries.ts';
import { PhoneImports } from '../../../features/contacts/import/phone-imports.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import styles from './contacts.module.css';

/** Matching columns takes a wide screen; what runs, and what came of it, is seen from here too. */
export function ImportScreen() {
  const { t } = useTranslation('contacts');
  const { data: imports } = useQuery(importsQuery);
  const { isCopied, copy } = useCopy(window.location.href);
  return (
    <>
      <PageTitle>{t('import.title')}</PageTitle>
      <header className={styles.head}>
        <Link to={paths.contacts} className={styles.back} aria-label={t('phone.back')}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </Link>
        <h1>{t('import.title')}</h1>
      </header>
      <section className={styles.empty}>
        <p className="reading secondary">{t('phone.import')}</p>
        <Button icon={isCopied ? <Check size={16} /> : <Copy size={16} />} onClick={copy}>
          {t(isCopied ? 'phone.copied' : 'phone.copyLink')}
        </Button>
      </section>
      <PhoneImports imports={imports ?? []} />
    </>
  );
}
