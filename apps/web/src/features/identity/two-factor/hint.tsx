import styles from './hint.module.css';

/** A line below a field. */
export const Hint = ({ children }: { children: string }) => <p className={styles.hint}>{children}</p>;
