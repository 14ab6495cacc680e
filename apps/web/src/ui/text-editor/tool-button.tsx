import { type ButtonPartProps, Row } from '../layout/layout.tsx';
import styles from './tool.module.css';

/** How every button of a mail's tools looks. */
export const ToolButton = ({ className = '', ...props }: ButtonPartProps) => (
  <Row
    {...props}
    type="button"
    as="button"
    inline
    justify="center"
    gap={1.5}
    minWidth={28}
    height={28}
    pad="0 1.5"
    rounded
    tone="secondary"
    size={12}
    className={`${styles.tool} ${className}`}
  />
);
