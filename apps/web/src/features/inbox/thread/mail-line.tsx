import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './mail-line.module.css';

export const MailLine = ({ wraps = false, children }: { wraps?: boolean; children: ReactNode }) => (
  <Row
    minWidth={0}
    minHeight={32}
    size={12}
    leading={16}
    above={2}
    before={11}
    narrow={{ before: 0 }}
    gap={2}
    wraps={wraps}
    className={styles.line}
  >
    {children}
  </Row>
);
