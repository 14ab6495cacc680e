import type { DashboardNeed } from '@outrider/contract/dashboard';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { type NeedWords, useNeedWords } from './use-need-words.ts';

/** On a computer each line ends in a button, on a phone the whole line is one. */
export function NeedList({ needs, isPhone = false }: { needs: readonly DashboardNeed[]; isPhone?: boolean }) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useNeedWords();
  if (needs.length === 0) {
    return (
      <Row as="p" gap={3} pad="4 6" border="top" tone="secondary" className={styles.calm}>
        <CircleCheck size={16} strokeWidth={1.5} aria-hidden />
        {t('needs.nothing')}
      </Row>
    );
  }
  const Line = isPhone ? WholeLine : LineWithButton;
  return (
    <ul className={styles.needs}>
      {needs.map(wordsOf).map(({ key, ...words }) => (
        <li key={key}>
          <Line {...words} />
        </li>
      ))}
    </ul>
  );
}

type LineProps = Omit<NeedWords, 'key'>;

const Words = ({ tone, Icon, title, hint }: LineProps) => (
  <>
    <Icon size={16} strokeWidth={1.5} aria-hidden style={{ color: `var(--${tone})` }} />
    <Stack as="span" tall grow minWidth={0} breaks gap={0}>
      <span className="medium">{title}</span>
      <span className="muted small">{hint}</span>
    </Stack>
  </>
);

/** The one main action of the page is to answer people. */
const LineWithButton = (words: LineProps) => (
  <div className={styles.need}>
    <Words {...words} />
    <Link
      to={words.to}
      className={words.tone === 'violet' ? `${styles.button} ${styles.main}` : styles.button}
      aria-label={`${words.action}: ${words.title}`}
    >
      {words.action}
    </Link>
  </div>
);

const WholeLine = (words: LineProps) => (
  <Link to={words.to} className={styles.need}>
    <Words {...words} />
    <ChevronRight size={16} aria-hidden className="muted" />
  </Link>
);
