import { Labelled } from './labelled.tsx';
import native from './native-field.module.css';

type SelectFieldProps<T extends string> = {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** One of several, chosen in the list the device itself shows. */
export function SelectField<T extends string>({ label, options, value, onChange }: SelectFieldProps<T>) {
  const choose = (chosen: string) => {
    const known = options.find((option) => option.value === chosen);
    if (known) onChange(known.value);
  };
  return (
    <Labelled label={label}>
      {(id) => (
        <select id={id} className={native.field} value={value} onChange={({ target }) => choose(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
