import type { ImportChoices } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete, Radio, Select, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Dot, type DotTone } from '../../../ui/dot.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { bookQuery } from '../shared/contact-queries.ts';
import styles from './choices-side.module.css';
import type { Preview } from './import-queries.ts';

const IF_HERE = ['fillEmpty', 'overwrite', 'skip'] as const;
const SOURCES = ['stand', 'site', 'customer', 'partner', 'bought'] as const;
const SOURCE_MAX = 200;

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
  const { expected } = preview;
  const added = { count: expected.added, number: formatNumber(expected.added) };
  const verifyHint = () => {
    if (verificationsLeft === null) return t('import.verifyUnlimited', added);
    return expected.added > verificationsLeft
      ? t('import.verifySome', { ...added, left: formatNumber(verificationsLeft) })
      : t('import.verifyAll', { ...added, left: formatNumber(verificationsLeft - expected.added) });
  };
  return (
    <Box as="aside" minHeight={0} pad="4 6 6" overflow="auto" border="left" surface="app">
      <Expected preview={preview} plan={plan} />
      <fieldset className={styles.rules}>
        <legend className="strong">{t('import.ifHere')}</legend>
        <Radio.Group
          className={styles.radios ?? ''}
          value={choices.ifHere}
          options={IF_HERE.map((value) => ({ value, label: t(`import.rule.${value}`) }))}
          onChange={({ target }) =>
            onChange({ ifHere: IF_HERE.find((known) => known === target.value) ?? 'fillEmpty' })
          }
        />
      </fieldset>
      <SwitchLine
        title={t('import.verify')}
        hint={verifyHint()}
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
            options={SOURCES.map((source) => ({ value: t(`import.sources.${source}`) }))}
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

const COUNTS = [
  ['added', 'green'],
  ['updated', 'blue'],
  ['unchanged', 'grey'],
  ['twice', 'grey'],
  ['suppressed', 'grey'],
  ['notTaken', 'red'],
] as const satisfies (readonly [keyof Preview['expected'], DotTone])[];

function Expected({ preview: { expected, contactsAfter }, plan }: { preview: Preview; plan: string }) {
  const { t } = useTranslation('contacts');
  const taken = formatNumber(expected.rows - expected.notTaken);
  const { used, total } = contactsAfter;
  const isFull = total !== null && used > total;
  return (
    <>
      <Text as="h2" below={3} size={16} leading={24} weight={600} className={styles.title}>
        {t('import.canBeTaken', { taken, rows: formatNumber(expected.rows) })}
      </Text>
      <Grid as="dl" gap={1.5} pad={4} border="all" rounded surface="raised" className={styles.counts}>
        {COUNTS.filter(([key]) => key !== 'unchanged' || expected[key] > 0).map(([key, tone]) => (
          <Row spread gap={0} key={key}>
            <Row as="dt">
              <Dot tone={tone} />
              {t(`import.expected.${key}`)}
            </Row>
            <Text as="dd" weight={600} nums>
              {formatNumber(expected[key])}
            </Text>
          </Row>
        ))}
        <Row spread gap={0} className={isFull ? `${styles.after} ${styles.full}` : styles.after}>
          <Row as="dt">{total === null ? t('import.afterUnlimited') : t('import.after', { plan })}</Row>
          <Text as="dd" weight={600} nums>
            {total === null
              ? t('import.unlimited', { used: formatNumber(used) })
              : t('import.of', { used: formatNumber(used), total: formatNumber(total) })}
          </Text>
        </Row>
      </Grid>
      {!expected.isExact && (
        <Text as="p" above={2} className="muted small">
          {t('import.guessed')}
        </Text>
      )}
    </>
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
    {(id) => <Switch id={id} size="small" checked={checked} onChange={onChange} />}
  </Line>
);
