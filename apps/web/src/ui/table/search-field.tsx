import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Input } from '../controls/input.tsx';
import { useTypedSearch } from '../hooks/use-typed-search.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** What can be searched for. */
  label: string;
  field: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
};

/** Searches while it is typed. The slash on the keyboard leads here, Escape empties it. */
export function SearchField({ label, field, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  return (
    <Input
      ref={field}
      className={styles.search ?? ''}
      value={typed}
      placeholder={label}
      aria-label={label}
      prefix={<Search size={14} aria-hidden />}
      suffix={<span className="kbd">/</span>}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setTyped('');
        field.current?.blur();
      }}
    />
  );
}
