import styles from './switch.module.css';

type SwitchProps = { label: string; isOn: boolean; isDisabled?: boolean; onChange: (isOn: boolean) => void };

/** On or off, at once. A box to check underneath, so keys work as everywhere; the label stands beside it. */
export const Switch = ({ label, isOn, isDisabled = false, onChange }: SwitchProps) => (
  <label className={styles.line}>
    <span>{label}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      checked={isOn}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
