import { ChevronDown } from 'lucide-react';
import { Dot } from '../../ui/dot.tsx';
import styles from './chip-select.module.css';
import type { Tone } from './tones.ts';

type ChipSelectProps<T extends string> = {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  tone?: Tone;
  onChange: (value: T) => void;
};

/** A small choice that stands in a line of text, with the colour of what is chosen. */
export function ChipSelect<T extends string>({ label, options, value, tone, onChange }: ChipSelectProps<T>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <label className={styles.chip}>
      {tone && <Dot tone={tone} />}
      <span className="visually-hidden">{label}</span>
      <select className="plain" value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
      <ChevronDown size={12} aria-hidden />
    </label>
  );
}
