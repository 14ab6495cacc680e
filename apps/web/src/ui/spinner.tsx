import styles from './spinner.module.css';

/** Something is under way. The words beside it say what, so it is silent itself. */
export const Spinner = () => <span aria-hidden="true" className={styles.spinner} />;
