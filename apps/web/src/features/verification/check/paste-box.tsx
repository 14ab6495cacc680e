import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from 'react';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './paste-box.module.css';

type PasteBoxProps = {
  label: string;
  field: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  /** Numbers of the lines to underline, from 1. */
  wrong: readonly number[];
  /** It was tried without anything in it. */
  isMissing: boolean;
  describedBy: string;
};

const PADDING = 8;
/** Lines that are numbered even while they are empty. */
const LEAST_LINES = 12;
const DIGITS_AT_LEAST = 2;
/** Further in, a line is not underlined: nobody sees so far, and a whole file in one line would be drawn. */
const MARKED_LETTERS = 500;

type Sight = { top: number; left: number; height: number; line: number };
const FIRST_SIGHT: Sight = { top: 0, left: 0, height: 264, line: 20 };

/** A text area with line numbers. Only the numbers and marks in sight are drawn, so that a long list stays light. */
export function PasteBox({ label, field, value, onChange, wrong, isMissing, describedBy }: PasteBoxProps) {
  const [sight, setSight] = useState(FIRST_SIGHT);
  const lines = useMemo(() => value.split('\n'), [value]);
  const wrongLines = useMemo(() => new Set(wrong), [wrong]);
  useEffect(() => {
    if (field.current) setSight(sightOf(field.current));
  }, [field]);

  const count = Math.max(LEAST_LINES, lines.length);
  const first = Math.max(0, Math.floor((sight.top - PADDING) / sight.line));
  const last = Math.min(count, Math.ceil((sight.top + sight.height) / sight.line));
  const numbers = Array.from({ length: Math.max(0, last - first) }, (_line, offset) => first + offset + 1);
  const topOf = (number: number) => PADDING + (number - 1) * sight.line - sight.top;
  const gutter = { '--gutter': `calc(${Math.max(DIGITS_AT_LEAST, String(count).length)}ch + 20px)` } as CSSProperties;
  return (
    <Box
      relative
      overflow="hidden"
      border="all"
      borderTone="control"
      rounded
      surface="raised"
      className={styles.box}
      style={gutter}
    >
      <div className={styles.marks} aria-hidden>
        {numbers.map((number) => (
          <span
            key={number}
            className={number > lines.length ? `${styles.number} ${styles.beyond}` : styles.number}
            style={{ top: topOf(number) }}
          >
            {number}
          </span>
        ))}
        <div className={styles.lines}>
          {numbers
            .filter((number) => wrongLines.has(number))
            .map((number) => (
              <span
                key={number}
                className={styles.wrong}
                style={{ top: topOf(number), transform: `translateX(${-sight.left}px)` }}
              >
                {lines[number - 1]?.slice(0, MARKED_LETTERS).trimEnd()}
              </span>
            ))}
        </div>
      </div>
      <textarea
        className="plain"
        ref={field}
        aria-label={label}
        aria-describedby={describedBy}
        aria-required
        aria-invalid={isMissing || wrong.length > 0}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => setSight(sightOf(event.currentTarget))}
      />
    </Box>
  );
}

const sightOf = (area: HTMLTextAreaElement): Sight => ({
  top: area.scrollTop,
  left: area.scrollLeft,
  height: area.clientHeight,
  line: Number.parseFloat(getComputedStyle(area).lineHeight),
});
