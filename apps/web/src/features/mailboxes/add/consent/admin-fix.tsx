import { Trans, useTranslation } from 'react-i18next';
import { Grid, Row } from '../../../../ui/layout/layout.tsx';
import { CopyButton } from '../../detail/copy-button.tsx';
import styles from '../smtp/test-report.module.css';

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
      <Row gap={3} spread above={2} align="stretch">
        <span className="medium">{t('admin.title')}</span>
        <span className="muted small">{t('admin.wait')}</span>
      </Row>
      <Grid
        as="dl"
        gap="2 3"
        align="center"
        above={2}
        pad="2.5 3"
        border="all"
        rounded
        surface="raised"
        size={12}
        leading={16}
        columns="92px minmax(0, 1fr) auto"
        narrow={{ columns: '1fr' }}
        className={styles.record}
      >
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
      </Grid>
    </>
  );
}
