import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './controls/button.tsx';
import { CheckList } from './form/check-list.tsx';
import { Labelled } from './form/labelled.tsx';
import native from './form/native-field.module.css';
import styles from './label-choice.module.css';
import { Row, Stack } from './layout/layout.tsx';

type LabelChoiceProps = {
  label: string;
  /** How a new one is made. */
  hint: string;
  known: readonly string[];
  chosen: readonly string[];
  maxLength: number;
  onChange: (chosen: readonly string[]) => void;
};

/** Tags or lists to tick, and a field for one that is not there yet. */
export function LabelChoice({ label, hint, known, chosen, maxLength, onChange }: LabelChoiceProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const add = () => {
    onChange([...new Set([...chosen, name])]);
    setTyped('');
  };
  return (
    <Stack gap={3}>
      <CheckList
        label={label}
        options={[...new Set([...known, ...chosen])].map((each) => ({ value: each, text: each }))}
        chosen={chosen}
        onChange={onChange}
      />
      <Labelled label={label} hint={hint}>
        {(id) => (
          <Row minWidth={0} gap={2} wraps>
            <input
              id={id}
              className={`${native.field} ${styles.field}`}
              maxLength={maxLength}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button needs={name === '' && 'name'} onClick={add}>
              {t('label.add')}
            </Button>
          </Row>
        )}
      </Labelled>
    </Stack>
  );
}
