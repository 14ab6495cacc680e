import type { ReactNode } from 'react';
import { Box, Row, Stack, Text } from '../layout/layout.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './phone-sign-layout.module.css';

type PhoneSignLayoutProps = { title: string; lead?: ReactNode; children: ReactNode; below?: ReactNode };

/** The pages before the log-in on a phone: one column, the small print at the bottom edge. */
export function PhoneSignLayout({ title, lead, children, below }: PhoneSignLayoutProps) {
  return (
    <Stack tall minHeight="100%" surface="page" gap={0} className={styles.page}>
      <Row as="header" spread gap={0}>
        <Brand />
        <LanguageSwitch />
      </Row>
      <main tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {lead !== undefined && (
          <Text as="p" above={1} below={7} tone="muted" size={14} leading={20}>
            {lead}
          </Text>
        )}
        {children}
      </main>
      {below !== undefined && (
        <Box as="footer" above="auto" pad="6 0 0" tone="muted" size={12} leading={16} textAlign="center">
          {below}
        </Box>
      )}
    </Stack>
  );
}
