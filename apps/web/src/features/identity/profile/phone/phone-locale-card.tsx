import { DATE_FORMATS, type UserInfo, WEEK_STARTS } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES, languageNow } from '../../../../i18n/i18n.ts';
import { formatDate } from '../../../../platform/format.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { Card } from '../../../../ui/card.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { zonesWith } from '../../../../ui/form/time-zones.ts';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { switchLanguage } from '../switch-language.ts';
import { useUpdateProfile } from '../use-update-profile.ts';

/** Language and clock of the reader. Each choice holds at once. */
export function PhoneLocaleCard({ user }: { user: UserInfo }) {
  const { t } = useTranslation('profile');
  const { mutate: update, isPending } = useUpdateProfile();
  const { timeZone } = user;
  const language = languageNow();
  return (
    <Card title={t('locale.title')}>
      <Stack gap={4} pad={4}>
        <SelectField
          label={t('locale.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onChange={(chosen) => void switchLanguage(chosen, update)}
        />
        <SelectField
          label={t('locale.timeZone')}
          value={timeZone}
          options={zonesWith(timeZone).map((value) => ({ value, text: value }))}
          onChange={(zone) => update({ timeZone: zone })}
        />
        <SelectField
          label={t('locale.dates')}
          value={user.dateFormat}
          options={DATE_FORMATS.map((format) => ({
            value: format,
            text: formatDate(worldNow(), { format, timeZone, language }),
          }))}
          onChange={(dateFormat) => update({ dateFormat })}
        />
        <SelectField
          label={t('locale.weekStart')}
          value={user.weekStart}
          options={WEEK_STARTS.map((day) => ({ value: day, text: t(`locale.days.${day}`) }))}
          onChange={(weekStart) => update({ weekStart })}
        />
        <p className="muted small" aria-busy={isPending}>
          {t('locale.hint')}
        </p>
      </Stack>
    </Card>
  );
}
