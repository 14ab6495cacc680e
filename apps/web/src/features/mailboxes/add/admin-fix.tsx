import { Trans, useTranslation } from 'react-i18next';
import { CopyButton } from '../detail/copy-button.tsx';
import styles from './test-report.module.css';

const ADMIN_CENTER = 'https://admin.microsoft.com/Adminportal/Home#/users';

/** The Exchange Online cmdlet for one mailbox. The address is quoted: PowerShell would run what stands behind a `;`. */
const cmdletFor = (email: string) =>
  `Set-CASMailbox '${email.replaceAll("'", "''")}' -SmtpClientAuthenticationDisabled $false`;

/** Both ways in which an administrator lets a mailbox send by SMTP. */
export function AdminFix({ email }: { email: string }) {
  const { t } = useTranslation('accounts-add');
  const cmdlet = cmdletFor(email);
  return (
    <>
      <div className={styles.adminHead}>
        <span className="medium">{t('admin.title')}</span>
        <span className="muted small">{t('admin.wait')}</span>
      </div>
      <dl className={styles.record}>
        <dt className="muted">{t('admin.center')}</dt>
        <dd>
          <Trans t={t} i18nKey="admin.path" components={{ b: <b className="strong" /> }} />
        </dd>
        <dd>
          <a className="link" href={ADMIN_CENTER} target="_blank" rel="noreferrer">
            {t('open')}
          </a>
        </dd>
        <dt className="muted">PowerShell</dt>
        <dd className="mono">{cmdlet}</dd>
        <dd>
          <CopyButton text={cmdlet} label={t('admin.copy')} />
        </dd>
      </dl>
    </>
  );
}
