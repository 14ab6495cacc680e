import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Grid, Row } from '../layout/layout.tsx';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

type TextFieldProps = {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  type?: 'text' | 'email' | 'password';
  /** At the right end of the label's line, such as a link. */
  beside?: ReactNode;
  /** Below the field, while there is no error. */
  hint?: ReactNode;
  /** Below the field and what stands there. */
  below?: ReactNode;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'list' | 'placeholder' | 'readOnly'
>;

export function TextField({ label, error, onChange, type = 'text', beside, hint, below, ...input }: TextFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className={styles.item}>
      <Row spread gap={0} className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {beside}
      </Row>
      <Box relative className={`${styles.control} ${error === undefined ? '' : styles.bad}`}>
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        {isPassword && (
          <Grid
            type="button"
            as="button"
            align="center"
            items="center"
            rounded
            tone="muted"
            className={styles.eye}
            aria-label={t(isShown ? 'password.hide' : 'password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={16} aria-hidden />
          </Grid>
        )}
      </Box>
      {error === undefined ? hint : <FieldError id={`${id}-error`}>{error}</FieldError>}
      {below}
    </div>
  );
}
