import type { ImportChoices } from '@outrider/contract/contacts/import';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { LabelledSwitch } from '../../../../ui/controls/switch.tsx';
import { Labelled } from '../../../../ui/form/labelled.tsx';
import native from '../../../../ui/form/native-field.module.css';
import { RadioList } from '../../../../ui/form/radio-list.tsx';
import { Grid, Stack } from '../../../../ui/layout/layout.tsx';
import { PhoneLabelRow } from '../../labels/phone-label-row.tsx';
import { IF_HERE, SOURCE_MAX, useSources, useVerifyHint } from '../columns/choice-options.ts';
import styles from './phone-import.module.css';

type PhoneChoicesProps = {
  preview: Preview;
  choices: ImportChoices;
  onChange: (changed: Partial<ImportChoices>) => void;
  /** Null: unlimited. */
  verificationsLeft: number | null;
};

/** The choices that decide what the import does with the rows. */
export function PhoneChoices({ preview, choices, onChange, verificationsLeft }: PhoneChoicesProps) {
  const { t } = useTranslation('contacts');
  const verifyHint = useVerifyHint(preview, verificationsLeft);
  return (
    <Stack as="section" gap={4} pad={4} border="bottom" className={styles.part}>
      <RadioList
        label={t('import.ifHere')}
        isNamed
        options={IF_HERE.map((value) => ({ value, text: t(`import.rule.${value}`) }))}
        value={choices.ifHere}
        onChange={(ifHere) => onChange({ ifHere })}
      />
      <SwitchLine
        label={t('import.verify')}
        hint={verifyHint}
        isOn={choices.verifyAfter}
        onChange={(verifyAfter) => onChange({ verifyAfter })}
      />
      {(['tags', 'lists'] as const).map((kind) => (
        <PhoneLabelRow
          key={kind}
          kind={kind}
          hint={t(`import.${kind}Hint`)}
          chosen={choices[kind]}
          onChange={(names) => onChange({ [kind]: names })}
        />
      ))}
      <SourceField value={choices.source} onChange={(source) => onChange({ source })} />
      <SwitchLine
        label={t('import.header')}
        hint={t('import.headerHint')}
        isOn={choices.hasHeader}
        onChange={(hasHeader) => onChange({ hasHeader })}
      />
      <SwitchLine
        label={t('import.keep')}
        hint={t('import.keepHint')}
        isOn={choices.keepMapping}
        onChange={(keepMapping) => onChange({ keepMapping })}
      />
    </Stack>
  );
}

type SwitchLineProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

const SwitchLine = ({ label, hint, isOn, onChange }: SwitchLineProps) => (
  <Grid gap={0.5} className={styles.switch}>
    <LabelledSwitch label={label} isOn={isOn} onChange={onChange} />
    <span className="muted small">{hint}</span>
  </Grid>
);

function SourceField({ value, onChange }: { value: string; onChange: (source: string) => void }) {
  const { t } = useTranslation('contacts');
  const sources = useSources();
  const listId = useId();
  return (
    <Labelled label={t('import.source')} hint={t('import.sourceHint')}>
      {(id) => (
        <>
          <input
            id={id}
            className={native.field}
            list={listId}
            maxLength={SOURCE_MAX}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={listId}>
            {sources.map((source) => (
              <option key={source} value={source} />
            ))}
          </datalist>
        </>
      )}
    </Labelled>
  );
}
