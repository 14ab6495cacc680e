import styles from './field-error.module.css';

/** What is wrong with a field, for places where the form library does not say it itself. */
export const FieldError = ({ id, children }: { id?: string; children: string }) => (
  <p role="alert" className={styles.error} {...(id === undefined ? {} : { id })}>
    {children}
  </p>
);
