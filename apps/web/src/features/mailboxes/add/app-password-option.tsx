import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldError } from '../../../ui/form/field-error.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { NumberMark } from '../../../ui/mark.tsx';
import { APP_PASSWORD_LENGTH } from './app-password.ts';
import { AppPasswordBoxes } from './app-password-boxes.tsx';
import styles from './options.module.css';

const STEPS = [
  ['twoStep', 'https://myaccount.google.com/signinoptions/two-step-verification'],
  ['imap', 'https://mail.google.com/mail/u/0/#settings/fwdandpop'],
  ['make', 'https://myaccount.google.com/apppasswords'],
  ['put', undefined],
] as const;

type AppPasswordOptionProps = {
  parts: readonly string[];
  onParts: (parts: string[]) => void;
  /** It was sent with too few letters. */
  isShort: boolean;
  isMain: boolean;
  isBusy: boolean;
};

/** A password made for programs: where to make it, and the four boxes it goes into. */
export function AppPasswordOption({ parts, onParts, isShort, isMain, isBusy }: AppPasswordOptionProps) {
  const { t } = useTranslation('accounts-add');
  const count = parts.join('').length;
  return (
    <>
      <Grid as="ol" gap={3}>
        {STEPS.map(([step, href], index) => (
          <Grid as="li" columns="21px 1fr auto" gap={3} align="start" key={step}>
            <NumberMark tone="secondary" className={styles.number}>
              {index + 1}
            </NumberMark>
            <div>
              <div className="medium">{t(`app.${step}.title`)}</div>
              <div className="muted small">{t(`app.${step}.hint`)}</div>
            </div>
            {href !== undefined && (
              <a className={`small ${styles.outside}`} href={href} target="_blank" rel="noreferrer">
                <span className="link">{t('open')}</span> <ExternalLink size={12} aria-hidden />
              </a>
            )}
          </Grid>
        ))}
      </Grid>
      <AppPasswordBoxes parts={parts} onParts={onParts} isWrong={isShort} />
      <Text as="div" below={4} before={8.25} narrow={{ before: 0 }} role="status">
        {isShort ? (
          <FieldError>{t('app.short', { count, total: APP_PASSWORD_LENGTH })}</FieldError>
        ) : (
          <span className="muted small">{t('app.count', { count, total: APP_PASSWORD_LENGTH })}</span>
        )}
      </Text>
      <Button block large submit={isMain} primary={isMain} disabled={!isMain} busy={isBusy}>
        {t('app.add')}
      </Button>
    </>
  );
}
