import type { ReactNode } from 'react';
import { Box, Stack, Text } from '../layout/layout.tsx';
import { Brand } from './brand.tsx';
import styles from './one-column-layout.module.css';
import { PageFooter } from './page-footer.tsx';

type OneColumnLayoutProps = {
  /** Above the title, such as `EnvelopeArt`. */
  art?: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
};

/** One message in the middle of the page: check your inbox, verified, expired. */
export function OneColumnLayout({ art, title, lead, children }: OneColumnLayoutProps) {
  return (
    <Stack tall minHeight="100%" surface="page" gap={0}>
      <Box as="header" pad="8 10" narrow={{ pad: 5 }}>
        <Brand />
      </Box>
      <main tabIndex={-1} className={styles.main}>
        <Box width={440} maxWidth="100%" className={styles.inner}>
          {art !== undefined && <Box below={7}>{art}</Box>}
          <h1>{title}</h1>
          {lead !== undefined && (
            <Text as="p" above={1.5} below={6} tone="secondary" size={14} leading={22}>
              {lead}
            </Text>
          )}
          {children}
        </Box>
      </main>
      <Box pad="0 10 8" narrow={{ pad: '0 5 5' }}>
        <PageFooter />
      </Box>
    </Stack>
  );
}
