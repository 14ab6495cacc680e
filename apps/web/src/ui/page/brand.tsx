import { config } from '../../platform/app-config.ts';
import { Row } from '../layout/layout.tsx';
import styles from './brand.module.css';

export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M13.7 6.2A6 6 0 1 0 15.5 11" fill="none" stroke="var(--text)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="16.3" cy="4.3" r="2.3" fill="var(--text)" />
    </svg>
  );
}

export function Brand({ size = 22 }: { size?: number }) {
  return (
    <Row as="span" inline className={styles.brand}>
      <Logo size={size} />
      <b>{config.appName}</b>
    </Row>
  );
}
