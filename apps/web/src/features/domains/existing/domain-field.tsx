import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Grid } from '../../../ui/layout/layout.tsx';
import styles from './existing.module.css';
import type { OwnDomain } from './use-own-domain.ts';

export function DomainField({ own }: { own: OwnDomain }) {
  const { t } = useTranslation('domains');
  const isShown = own.domain !== '' && own.typed.trim().toLowerCase() === own.domain;
  return (
    <Grid
      as="form"
      align="end"
      justify="start"
      columns="minmax(0, 480px) auto"
      gap={3}
      narrow={{ columns: 'minmax(0, 1fr)', gap: 0 }}
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        own.look();
      }}
    >
      <TextField
        label={t('own.domain')}
        name="domain"
        value={own.typed}
        error={own.isMalformed ? t('own.malformed') : undefined}
        placeholder={t('own.placeholder')}
        autoComplete="off"
        inputMode="url"
        onBlur={() => {}}
        onChange={own.type}
      />
      {!isShown && (
        <Button large submit primary={own.domain === ''}>
          {t('own.look')}
        </Button>
      )}
    </Grid>
  );
}
