import { PASSWORD_LENGTH } from '@outrider/contract/limits';
import { Check, Circle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Row } from '../layout/layout.tsx';
import styles from './password-rules.module.css';

type Mark = 'met' | 'broken' | 'open';

const ICONS = { met: Check, broken: X, open: Circle };

/** The rule of a new password, followed while it is typed. Nothing is red before something was typed. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation();
  const { min, max } = PASSWORD_LENGTH;
  const count = password.length;
  const length: Mark = count === 0 ? 'open' : count >= min && count <= max ? 'met' : 'broken';
  return (
    <Row
      as="ul"
      wraps
      gap="1 4"
      above={2}
      size={12}
      leading={16}
      align="stretch"
      className={styles.rules}
      aria-live="polite"
    >
      <Rule mark={length}>
        {length === 'broken' ? t('password.lengthSoFar', { min, max, count }) : t('password.length', { min, max })}
      </Rule>
      <Rule mark={/\p{L}/u.test(password) ? 'met' : 'open'}>{t('password.letter')}</Rule>
      <Rule mark={/\p{N}/u.test(password) ? 'met' : 'open'}>{t('password.number')}</Rule>
    </Row>
  );
}

function Rule({ mark, children }: { mark: Mark; children: string }) {
  const Icon = ICONS[mark];
  return (
    <li className={styles[mark]}>
      <Icon size={12} aria-hidden />
      {children}
    </li>
  );
}
