import { useEffect, useRef } from 'react';
import styles from './create.module.css';

type WordsFieldProps = {
  label: string;
  first: string;
  onDone: (words: string) => void;
  onCancel: () => void;
};

const WORDS_MAX = 200;

/** Words put in place of others: Enter and leaving it keep them, Escape does not. */
export function WordsField({ label, first, onDone, onCancel }: WordsFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  useEffect(() => field.current?.select(), []);
  const leave = (how: () => void) => {
    // Taking the field away blurs it too.
    if (isLeft.current) return;
    isLeft.current = true;
    how();
  };
  const done = () => leave(() => onDone(field.current?.value ?? ''));
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={label}
      defaultValue={first}
      maxLength={WORDS_MAX}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') done();
        else leave(onCancel);
      }}
    />
  );
}
