import { ExternalLink, Pencil, Search } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMailReceipt } from '../../../features/identity/mail-receipt.ts';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import type { RegisterInfo } from '../../../platform/storage.ts';
import { OutsideButton } from '../../../ui/controls/button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import type { Carried } from '../carried.ts';
import styles from './mail-help.module.css';

const MAILBOXES = [
  ['verifyEmail.gmail', 'https://mail.google.com/'],
  ['verifyEmail.outlook', 'https://outlook.live.com/mail/'],
] as const;

/** For a mail that does not seem to come: where it may be, and other ways on. */
export function MailHelp({ info: { email, mailId } }: { info: RegisterInfo }) {
  const { t } = useTranslation('sign');
  const from = useMailReceipt(mailId)?.from;
  return (
    <>
      <Grid as="ul" gap={2} above={5} tone="secondary" className={styles.hints}>
        <li>
          <Search size={14} aria-hidden />
          <span>
            {from === undefined ? (
              t('verifyEmail.notThere')
            ) : (
              <Trans
                t={t}
                i18nKey="verifyEmail.spam"
                values={{ from }}
                components={{ strong: <Text tone="default" weight={500} /> }}
              />
            )}
          </span>
        </li>
        <li>
          <Pencil size={14} aria-hidden />
          <span>
            {t('verifyEmail.wrong')}{' '}
            <Link className="link" to={paths.sign.signUp} state={{ email } satisfies Carried}>
              {t('verifyEmail.change')}
            </Link>
          </span>
        </li>
      </Grid>
      <Row wraps gap={3} above={7} className={styles.actions}>
        {MAILBOXES.map(([label, href]) => (
          <OutsideButton key={label} href={href} target="_blank" icon={<ExternalLink size={16} aria-hidden />}>
            {t(label)}
          </OutsideButton>
        ))}
        <Link className="link" to={paths.sign.signIn} state={{ email } satisfies Carried}>
          {t('verifyEmail.signIn')}
        </Link>
      </Row>
      {config.world === 'box' && (
        <Text as="p" above={5}>
          <a className="link" href={paths.sandbox} target="_blank" rel="noreferrer">
            {t('verifyEmail.sandbox')}
          </a>
        </Text>
      )}
    </>
  );
}
