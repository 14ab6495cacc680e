import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { InboxArt } from '../../../ui/empty/empty-art.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

/** Nothing to read from yet: one next step. */
export function NoMailbox() {
  const { t } = useTranslation('empty');
  return (
    <>
      <PhoneHead title={t('inbox.head')} />
      <section className={page.empty}>
        <InboxArt />
        <h2>{t('inbox.title')}</h2>
        <p className="secondary">{t('inbox.text')}</p>
        <Link to={paths.accounts.add} className={page.main}>
          {t('connect.action')}
        </Link>
      </section>
    </>
  );
}
