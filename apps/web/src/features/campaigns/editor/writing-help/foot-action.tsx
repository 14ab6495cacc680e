import { type ButtonPartProps, Row } from '../../../../ui/layout/layout.tsx';
import styles from '../sequence/sequence-step.module.css';

/** Something to do at the foot of a mail. */
export const FootAction = ({ className = '', ...props }: ButtonPartProps) => (
  <Row {...props} type="button" as="button" inline gap={1.5} pad={0} className={`${styles.action} ${className}`} />
);
