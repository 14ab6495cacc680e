import { useState } from 'react';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './number-chip.module.css';

type NumberChipProps = {
  label: string;
  before?: string;
  after?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** A number with its name before and its unit after it. What is typed counts once it is a number that is allowed. */
export function NumberChip({ label, before, after, value, max, onChange }: NumberChipProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? String(value);
  return (
    <label className={styles.chip}>
      <span className="muted">{label}</span>
      <Row as="span" inline weight={500} gap={0} align="stretch">
        {before}
        <input
          className="plain"
          type="text"
          inputMode="decimal"
          size={Math.max(2, text.length)}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            const wanted = Number(target.value);
            if (target.value.trim() !== '' && wanted > 0 && wanted <= max) onChange(wanted);
          }}
          onBlur={() => setTyped(undefined)}
        />
      </Row>
      {after}
    </label>
  );
}
