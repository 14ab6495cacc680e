import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import styles from './back-link.module.css';

/** At the edge of the page, as large as a thumb. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles.back} aria-label={label}>
    <ArrowLeft size={20} aria-hidden />
  </Link>
);
