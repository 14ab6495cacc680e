import styles from './tag.module.css';

type TagProps = { tone: 'green' | 'amber' | 'grey'; dot?: boolean; children: string };

/** A state in one or two words; with a dot where it is a state that can change. */
export const Tag = ({ tone, dot = false, children }: TagProps) => (
  <span className={`${styles.tag} ${styles[tone]}`}>
    {dot && <i className={styles.dot} />}
    {children}
  </span>
);
