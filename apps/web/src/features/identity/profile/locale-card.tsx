import { DATE_FORMATS, type UserInfo, WEEK_STARTS } from '@outrider/contract/user';
import { Globe } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, languageNow } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../platform/format.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { TimeZoneSelect } from '../../../ui/form/time-zone-select.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import styles from './locale-card.module.css';
import { switchLanguage } from './switch-language.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** Language and clock of the reader. Each choice holds at once. */
export function LocaleCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const { mutate: update, isPending } = useUpdateProfile();
  const { timeZone } = user;
  const language = languageNow();

  return (
    <Card title={t('locale.title')}>
      <Box pad={4}>
        <Grid gap={4} columns="1fr 1fr" narrow={{ columns: 'minmax(0, 1fr)' }}>
          <Labelled label={t('locale.language')}>
            {(id) => (
              <Select
                id={id}
                value={language}
                prefix={<Globe size={14} aria-hidden className={styles.icon} />}
                options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
                onChange={(chosen) => switchLanguage(chosen, update)}
              />
            )}
          </Labelled>
          <Labelled label={t('locale.timeZone')}>
            {(id) => <TimeZoneSelect id={id} value={timeZone} onChange={(zone) => update({ timeZone: zone })} />}
          </Labelled>
          <Labelled label={t('locale.dates')}>
            {(id) => (
              <Select
                id={id}
                value={user.dateFormat}
                options={DATE_FORMATS.map((format) => ({
                  value: format,
                  label: formatDate(worldNow(), { format, timeZone, language }),
                }))}
                onChange={(dateFormat) => update({ dateFormat })}
              />
            )}
          </Labelled>
          <Labelled label={t('locale.weekStart')}>
            {(id) => (
              <Select
                id={id}
                value={user.weekStart}
                options={WEEK_STARTS.map((day) => ({ value: day, label: t(`locale.days.${day}`) }))}
                onChange={(weekStart) => update({ weekStart })}
              />
            )}
          </Labelled>
        </Grid>
        <Text as="p" above={3} tone="muted" size={12} leading={16} aria-busy={isPending}>
          {t('locale.hint')}
        </Text>
      </Box>
    </Card>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Grid gap={1.5} minWidth={0} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Grid>
  );
}
