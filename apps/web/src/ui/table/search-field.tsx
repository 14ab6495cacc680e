import { Input, type InputRef } from 'antd';
import { Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDebounced } from '../hooks/use-debounced.ts';
import styles from './search-field.module.css';

const PAUSE_BEFORE_SEARCH_MS = 200;

type SearchFieldProps = {
  /** What can be searched for. */
  label: string;
  field: RefObject<InputRef | null>;
  search: string;
  onSearch: (search: string) => void;
};

/** Searches while it is typed, after a breath. The slash on the keyboard leads here, Escape empties it. */
export function SearchField({ label, field, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const rested = useDebounced(typed, PAUSE_BEFORE_SEARCH_MS);
  const asked = useRef(search);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    if (rested === asked.current) return;
    asked.current = rested;
    latest.current(rested);
  }, [rested]);
  useEffect(() => {
    // Set elsewhere, such as by clearing all filters. What this field asked for may be behind what is typed by now.
    if (search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search]);
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
