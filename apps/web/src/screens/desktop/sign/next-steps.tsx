import { ChevronRight, type LucideIcon, Mail, Send, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { Box, Grid, Panel } from '../../../ui/layout/layout.tsx';
import styles from './next-steps.module.css';

/** What a new user does first. */
export function NextSteps() {
  const { t } = useTranslation('sign');
  return (
    <Panel as="ul" overflow="hidden" className={styles.steps}>
      <Step icon={Mail} to={paths.accounts.add} name={t('verified.connect')} hint={t('verified.connectHint')}>
        <Box as="span" pad="1.5 3" rounded surface="primary" tone="onPrimary" weight={500}>
          {t('verified.connectButton')}
        </Box>
      </Step>
      <Step icon={Users} to={paths.contacts} name={t('verified.leads')} hint={t('verified.leadsHint')} />
      {config.world === 'box' && (
        <Step icon={Send} to={paths.sandbox} name={t('verified.sandbox')} hint={t('verified.sandboxHint')} />
      )}
    </Panel>
  );
}

type StepProps = { icon: LucideIcon; to: string; name: string; hint: string; children?: ReactNode };

function Step({ icon: Icon, to, name, hint, children = <ChevronRight size={16} aria-hidden /> }: StepProps) {
  return (
    <li>
      <Link to={to} className={styles.step}>
        <Icon size={16} aria-hidden />
        <Grid as="span" grow minWidth={0}>
          <span className="medium">{name}</span>
          <span className="muted small">{hint}</span>
        </Grid>
        {children}
      </Link>
    </li>
  );
}
