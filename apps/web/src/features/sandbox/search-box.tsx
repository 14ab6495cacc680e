import { Search } from 'lucide-react';
import type { Ref } from 'react';
import styles from './search-box.module.css';

type SearchBoxProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** In the head of a page. */
  large?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export const SearchBox = ({ label, value, onChange, large = false, ref }: SearchBoxProps) => (
  <label className={large ? `${styles.search} ${styles.large}` : styles.search}>
    <Search size={14} aria-hidden />
    <span className="visually-hidden">{label}</span>
    <input
      className="plain"
      ref={ref}
      type="search"
      value={value}
      maxLength={200}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
