import { Row } from '../../../../ui/layout/layout.tsx';
import styles from './schedule-step.module.css';

type NativeFieldProps = {
  type: 'date' | 'time';
  label: string;
  value: string;
  /** As the reader wants to see it while nobody changes it: the browser writes it in its own way. */
  shown: string;
  min?: string;
  isRequired?: boolean;
  isInvalid?: boolean;
  onChange: (value: string) => void;
};

/** The browser's own field for a day or an hour, which every keyboard and screen reader knows. */
export const NativeField = ({
  type,
  label,
  value,
  shown,
  min = '',
  isRequired = false,
  isInvalid = false,
  onChange,
}: NativeFieldProps) => (
  <Row as="span" inline relative gap={0} align="stretch" className={styles.native} data-type={type}>
    <input
      type={type}
      className={styles.input}
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={isInvalid}
      value={value}
      {...(min === '' ? {} : { min })}
      onChange={(event) => onChange(event.target.value)}
    />
    <span aria-hidden>{value === '' ? '' : shown}</span>
  </Row>
);
