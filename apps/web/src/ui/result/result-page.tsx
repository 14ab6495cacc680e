import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Row, Stack } from '../layout/layout.tsx';
import { Brand } from '../page/brand.tsx';
import styles from './result-page.module.css';

type ResultPageProps = {
  art: ReactNode;
  title: string;
  hint?: string;
  action: string;
  onAction: () => void;
  /** Another way out, beside the button. */
  beside?: ReactNode;
};

/** One sentence and a way out. Uses no component library, so that it still stands when a library has failed. */
export function ResultPage({ art, title, hint, action, onAction, beside }: ResultPageProps) {
  return (
    <Stack tall minHeight="100%" surface="page" gap={0}>
      <title>{title}</title>
      <Box as="header" pad="6 8" narrow={{ pad: 5 }}>
        <Brand />
      </Box>
      <main tabIndex={-1} className={styles.main}>
        <Box width={480} maxWidth="100%" textAlign="center" className={styles.inner}>
          <Row justify="center" below={7} gap={0} align="stretch" className={styles.art}>
            {art}
          </Row>
          <h1>{title}</h1>
          {hint !== undefined && <p>{hint}</p>}
          <Row
            type="button"
            as="button"
            inline
            justify="center"
            above={6}
            rounded
            surface="primary"
            tone="onPrimary"
            className={styles.action}
            onClick={onAction}
          >
            <RefreshCw size={16} aria-hidden />
            {action}
          </Row>
          {beside}
        </Box>
      </main>
    </Stack>
  );
}
