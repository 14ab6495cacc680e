import { CodeXml, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { config } from '../../../platform/app-config.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { AuthAside } from '../../../ui/page/auth-layout.tsx';
import styles from './first-hour.module.css';

const STEPS = [
  ['0:02', 'confirm'],
  ['0:06', 'connect'],
  ['0:11', 'leads'],
  ['0:14', 'verify'],
  ['0:38', 'write'],
] as const;

/** Without billing nothing is limited, and there is no plan to speak of. */
const isFreeOfPlans = config.world === 'live';

/** What comes after the form, so that nobody signs up into the unknown. `confirms`: the address has to be. */
export function FirstHour({ confirms }: { confirms: boolean }) {
  const { t } = useTranslation('sign');
  return (
    <AuthAside
      claim={t(isFreeOfPlans ? 'signUp.claimUnlimited' : 'signUp.claim')}
      notes={
        <>
          <span>
            <Lock size={14} aria-hidden />
            {t('signUp.hashed')}
          </span>
          <span>
            <CodeXml size={14} aria-hidden />
            {t('signUp.open')}
          </span>
        </>
      }
    >
      <Box pad="5 6">
        <Row align="baseline" spread below={4} gap={0}>
          <span className="medium">{t('signUp.hour')}</span>
          <span className="muted small">{t('signUp.hourHint')}</span>
        </Row>
        <ol>
          {STEPS.filter(([, step]) => confirms || step !== 'confirm').map(([time, step]) => (
            <Row key={step} as="li" gap={4} height={56} border="top" className={styles.step}>
              <Box as="span" width={36} tone="muted">
                {time}
              </Box>
              <Box as="i" rigid width={9} height={9} rounded="full" className={styles.dot} />
              <div>
                <div className="medium">{t(`signUp.steps.${step}.name`)}</div>
                <div className="muted small">
                  {t(
                    isFreeOfPlans && step === 'verify'
                      ? 'signUp.steps.verify.hintUnlimited'
                      : `signUp.steps.${step}.hint`,
                  )}
                </div>
              </div>
            </Row>
          ))}
        </ol>
      </Box>
    </AuthAside>
  );
}
