import { type ButtonPartProps, Row } from '../../../../ui/layout/layout.tsx';
import styles from '../sequence/sequence-step.module.css';

export const FootAction = ({ className = '', ...props }: ButtonPartProps) => (
  <Row {...props} type="button" as="button" inline gap={1.5} pad={0} className={`${styles.action} ${className}`} />
);
