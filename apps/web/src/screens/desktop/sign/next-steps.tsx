import { ChevronRight, type LucideIcon, Mail, Send, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { config } from '../../../platform/app-config.ts';
import styles from './next-steps.module.css';

/** What somebody new does first. */
export function NextSteps() {
  const { t } = useTranslation('sign');
  return (
    <ul className={styles.steps}>
      <Step icon={Mail} to={paths.accounts.add} name={t('verified.connect')} hint={t('verified.connectHint')}>
        <span className={styles.primary}>{t('verified.connectButton')}</span>
      </Step>
      <Step icon={Users} to={paths.contacts} name={t('verified.leads')} hint={t('verified.leadsHint')} />
      {config.world === 'box' && (
        <Step icon={Send} to={paths.sandbox} name={t('verified.sandbox')} hint={t('verified.sandboxHint')} />
      )}
    </ul>
  );
}

type StepProps = { icon: LucideIcon; to: string; name: string; hint: string; children?: ReactNode };

function Step({ icon: Icon, to, name, hint, children = <ChevronRight size={16} aria-hidden /> }: StepProps) {
  return (
    <li>
      <Link to={to} className={styles.step}>
        <Icon size={16} aria-hidden />
        <span className={styles.words}>
          <span className="medium">{name}</span>
          <span className="muted small">{hint}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}
