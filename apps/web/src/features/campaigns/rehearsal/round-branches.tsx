import { useTranslation } from 'react-i18next';
import type { Simulation } from '../../../api/campaigns/rehearsal-queries.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './bands.module.css';
import part from './part.module.css';

/** What the condition of each round does: who gets it, and whom it passes over. */
export function RoundBranches({ simulation }: { simulation: Simulation }) {
  const { t } = useTranslation('rehearsal');
  const show = (value: number) => (value === 0 ? MISSING : formatNumber(value));
  return (
    <section aria-label={t('branches.label')}>
      <Row as="header" wraps gap="0 2" minHeight={48} className={part.part}>
        <h2>{t('branches.label')}</h2>
        <span className="muted">{t('branches.hint')}</span>
      </Row>
      <table className={`${styles.bands} ${styles.rounds}`}>
        <thead>
          <tr>
            <th scope="col">{t('branches.round')}</th>
            <th scope="col">{t('branches.sent')}</th>
            <th scope="col">{t('branches.skipped')}</th>
            <th scope="col">{t('branches.opened')}</th>
            <th scope="col">{t('branches.clicked')}</th>
            <th scope="col">{t('branches.replied')}</th>
          </tr>
        </thead>
        <tbody>
          {simulation.branches.map(({ round, sent, skipped, opened, clicked, replied }) => (
            <tr key={round}>
              <th scope="row">{t('round', { round: round + 1 })}</th>
              <td>{show(sent)}</td>
              <td>{show(skipped)}</td>
              <td>{show(opened)}</td>
              <td>{show(clicked)}</td>
              <td>{show(replied)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
