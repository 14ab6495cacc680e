import type { AccountProvider } from '@outrider/contract/mailboxes/account';
import type { ConnectionTest } from '@outrider/contract/mailboxes/add';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { AdminFix } from './consent/admin-fix.tsx';
import styles from './smtp/test-report.module.css';
import { isAdminsTurn } from './smtp/test-words.ts';

export type Whose = { email: string; provider: AccountProvider; providerName: string };

/** What went wrong in the server's own words, what it means, and what to do about it. */
export function ProblemBox({ test, whose }: { test: Pick<ConnectionTest, 'problem' | 'words'>; whose: Whose }) {
  const { t } = useTranslation('accounts-add');
  const { problem, words } = test;
  if (problem === 'none') return null;
  const host = whose.providerName || t('problem.yourHost');
  const steps = t(adviceKey(problem, whose.provider), { host, email: whose.email }).split('\n');
  return (
    <section role="alert" className={problem === 'mailNotFound' ? `${styles.problem} ${styles.amber}` : styles.problem}>
      <Row as="header" className={styles.problemHead}>
        <TriangleAlert size={16} aria-hidden />
        <Text as="h3" grow weight={600}>
          {t(`problem.${problem}.title`)}
        </Text>
        {whose.providerName !== '' && <span className="muted small">{whose.providerName}</span>}
      </Row>
      {words !== '' && (
        <Box
          as="p"
          above={2}
          pad="2 2.5"
          border="all"
          borderTone="red"
          rounded
          surface="raised"
          breaks
          className="mono"
        >
          {words}
        </Box>
      )}
      {isAdminsTurn(test) ? (
        <AdminFix email={whose.email} />
      ) : (
        <Grid as="ol" gap={1} above={2}>
          {steps.map((step, index) => (
            <Grid as="li" columns="16px 1fr" gap={2} key={step}>
              <span className="muted">{index + 1}</span>
              <span>{step}</span>
            </Grid>
          ))}
        </Grid>
      )}
    </section>
  );
}

/** Google's menus have names worth telling; for others the advice is general. */
const adviceKey = (problem: Exclude<ConnectionTest['problem'], 'none'>, provider: AccountProvider) =>
  provider === 'google' && (problem === 'imapSwitchedOff' || problem === 'wrongPassword')
    ? (`problem.${problem}.google` as const)
    : (`problem.${problem}.steps` as const);
