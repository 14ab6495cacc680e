import type { ImportChoices } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { bookQuery } from '../../../../api/contacts/contact-queries.ts';
import type { Preview } from '../../../../api/contacts/import-queries.ts';
import { AutoComplete, Select } from '../../../../ui/ant/select.tsx';
import { RadioGroup } from '../../../../ui/controls/radio-group.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { Box, Grid } from '../../../../ui/layout/layout.tsx';
import { IF_HERE, SOURCE_MAX, useSources, useVerifyHint } from './choice-options.ts';
import styles from './choices-side.module.css';
import { ExpectedCounts } from './expected-counts.tsx';

type ChoicesSideProps = {
  preview: Preview;
  choices: ImportChoices;
  onChange: (changed: Partial<ImportChoices>) => void;
  plan: string;
  /** Null: unlimited. */
  verificationsLeft: number | null;
};

/** What the import will do with the file, and the choices that decide it. */
export function ChoicesSide({ preview, choices, onChange, plan, verificationsLeft }: ChoicesSideProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  const sources = useSources();
  const verifyHint = useVerifyHint(preview, verificationsLeft);
  return (
    <Box as="aside" minHeight={0} pad="4 6 6" overflow="auto" border="left" surface="app">
      <ExpectedCounts preview={preview} plan={plan} />
      <fieldset className={styles.rules}>
        <legend className="strong">{t('import.ifHere')}</legend>
        <RadioGroup
          className={styles.radios ?? ''}
          value={choices.ifHere}
          options={IF_HERE.map((value) => ({ value, label: t(`import.rule.${value}`) }))}
          onChange={(ifHere) => onChange({ ifHere })}
        />
      </fieldset>
      <SwitchLine
        title={t('import.verify')}
        hint={verifyHint}
        checked={choices.verifyAfter}
        onChange={(verifyAfter) => onChange({ verifyAfter })}
      />
      {(['tags', 'lists'] as const).map((kind) => (
        <Line key={kind} title={t(`labels.${kind}.current`)} hint={t(`import.${kind}Hint`)}>
          {(id) => (
            <Select
              id={id}
              mode="tags"
              className={styles.labels ?? ''}
              tokenSeparators={[',']}
              value={choices[kind]}
              options={(book?.[kind] ?? []).map(({ name }) => ({ value: name, label: name }))}
              onChange={(names: string[]) => onChange({ [kind]: names.map((name) => name.trim()).filter(Boolean) })}
            />
          )}
        </Line>
      ))}
      <Line title={t('import.source')} hint={t('import.sourceHint')}>
        {(id) => (
          <AutoComplete
            id={id}
            className={styles.source ?? ''}
            maxLength={SOURCE_MAX}
            value={choices.source}
            options={sources.map((source) => ({ value: source }))}
            onChange={(source: string) => onChange({ source: source.slice(0, SOURCE_MAX) })}
          />
        )}
      </Line>
      <SwitchLine
        title={t('import.header')}
        hint={t('import.headerHint')}
        checked={choices.hasHeader}
        onChange={(hasHeader) => onChange({ hasHeader })}
      />
      <SwitchLine
        title={t('import.keep')}
        hint={t('import.keepHint')}
        checked={choices.keepMapping}
        onChange={(keepMapping) => onChange({ keepMapping })}
      />
    </Box>
  );
}

type LineProps = { title: string; hint: string; children: (id: string) => ReactNode };

function Line({ title, hint, children }: LineProps) {
  const id = useId();
  return (
    <Grid columns="minmax(0, 1fr) auto" gap="0.5 3" align="center" pad="2.5 0" border="top">
      <label htmlFor={id} className="medium">
        {title}
      </label>
      {children(id)}
      <span className={`muted small ${styles.hint}`}>{hint}</span>
    </Grid>
  );
}

type SwitchLineProps = Omit<LineProps, 'children'> & { checked: boolean; onChange: (checked: boolean) => void };

const SwitchLine = ({ title, hint, checked, onChange }: SwitchLineProps) => (
  <Line title={title} hint={hint}>
    {(id) => <Switch id={id} checked={checked} onChange={onChange} />}
  </Line>
);
