import styles from './settings-side.module.css';

/** Half hours, and what was chosen besides. */
const HALF_HOURS = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

type TimeSelectProps = {
  label?: string;
  labelledBy?: string;
  value: string;
  onChange: (time: string) => void;
};

export const TimeSelect = ({ label, labelledBy, value, onChange }: TimeSelectProps) => (
  <label className={styles.time}>
    {label !== undefined && <span className="muted small">{label}</span>}
    <select
      className="field"
      aria-labelledby={labelledBy}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {[...new Set([...HALF_HOURS, value])].toSorted().map((time) => (
        <option key={time}>{time}</option>
      ))}
    </select>
  </label>
);
