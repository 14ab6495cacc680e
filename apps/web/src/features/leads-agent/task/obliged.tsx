import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import styles from './task.module.css';

/** Search suggestions a source asks us to show as they are; in a frame that can run nothing. */
export function Obliged({ obliged }: Pick<AgentTask, 'obliged'>) {
  const { t } = useTranslation('leads-agent');
  return obliged.map(({ source, html }) => (
    <iframe
      key={`${source} ${html}`}
      className={styles.obliged}
      title={t('procedure.suggested', { source: t(`source.${source}`) })}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html}
    />
  ));
}
