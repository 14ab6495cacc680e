import { CheckField } from './check-field.tsx';
import styles from './check-list.module.css';

type CheckListProps<T extends string> = {
  label: string;
  options: readonly { value: T; text: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Any number of several, each with a box to tick. */
export const CheckList = <T extends string>({ label, options, chosen, onChange }: CheckListProps<T>) => (
  <fieldset className={styles.list}>
    <legend className="visually-hidden">{label}</legend>
    {options.map(({ value, text }) => (
      <CheckField
        key={value}
        name={value}
        value={chosen.includes(value)}
        error={undefined}
        onChange={(isOn) => onChange([...chosen.filter((other) => other !== value), ...(isOn ? [value] : [])])}
        onBlur={() => {}}
      >
        {text}
      </CheckField>
    ))}
  </fieldset>
);
