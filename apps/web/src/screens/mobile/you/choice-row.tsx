import styles from './choice-row.module.css';

type ChoiceRowProps<T extends string> = {
  label: string;
  value: T;
  choices: readonly (readonly [T, string])[];
  onChoose: (value: T) => void;
};

/** A setting with few values, opened by the phone's own picker. */
export const ChoiceRow = <T extends string>({ label, value, choices, onChoose }: ChoiceRowProps<T>) => (
  <label className={styles.row}>
    <span>{label}</span>
    <select value={value} onChange={(event) => onChoose(event.target.value as T)}>
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
