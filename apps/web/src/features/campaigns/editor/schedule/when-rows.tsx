import type { Weekday } from '@outrider/campaign-rules/campaign';
import { LOCALES } from '@outrider/contract/languages';
import { HOLIDAY_RULES } from '@outrider/send-planner/holiday-rules';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../../../i18n/i18n.ts';
import { SeveralSelect } from '../../../../ui/controls/several-select.tsx';
import { Switch } from '../../../../ui/controls/switch.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { TimeZoneSelect } from '../../../../ui/form/time-zone-select.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import type { StepProblem } from '../draft/check-step.ts';
import type { Settings } from '../draft/draft.ts';
import { changeSettings } from '../draft/edit-draft.ts';
import { useDraft, useEditor } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { useForecast } from '../use-forecast.ts';
import { useLeadSummary } from '../use-lead-summary.ts';
import { Row } from './form-rows.tsx';
import { clockOf, minutesOf } from './minutes.ts';
import { NativeField } from './native-field.tsx';
import styles from './schedule-step.module.css';
import { weekdayName } from './weekdays.ts';

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const MIDNIGHT = 1_440;

/** On which days, between which hours, by which clock. */
export function WhenRows({ problem }: { problem: StepProblem | undefined }) {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const schedule = useDraft(({ settings }) => settings.schedule);
  const change = (changed: Partial<Settings['schedule']>) => editor.change(changeSettings('schedule', changed));
  const saysOf = (...problems: StepProblem[]) =>
    problem && problems.includes(problem) ? t(`error.${problem}`) : undefined;
  const { wholeDay } = useDates();
  const toggle = (day: Weekday) =>
    change({
      days: schedule.days.includes(day)
        ? schedule.days.filter((each) => each !== day)
        : [...schedule.days, day].toSorted((a, b) => a - b),
    });
  return (
    <>
      <Row
        label={t('when.days')}
        isRequired
        hint={t('when.daysHint')}
        error={saysOf('noStartDate', 'noEndDate', 'endsBeforeStart')}
      >
        <div className={shared.line}>
          <NativeField
            type="date"
            label={t('when.start')}
            value={schedule.startDay}
            shown={wholeDay(schedule.startDay)}
            isRequired
            isInvalid={problem === 'noStartDate'}
            onChange={(startDay) => change({ startDay })}
          />
          <span className="muted">{t('when.to')}</span>
          <NativeField
            type="date"
            label={t('when.end')}
            value={schedule.endDay ?? ''}
            shown={wholeDay(schedule.endDay ?? '')}
            min={schedule.startDay}
            isRequired
            isInvalid={problem === 'noEndDate' || problem === 'endsBeforeStart'}
            onChange={(endDay) => change({ endDay })}
          />
        </div>
        <EndIdea />
      </Row>
      <Row label={t('when.weekdays')} isRequired error={saysOf('noDay')}>
        <div className={styles.week}>
          {WEEK.map((day) => (
            <Box
              key={day}
              type="button"
              aria-pressed={schedule.days.includes(day)}
              aria-invalid={problem === 'noDay'}
              as="button"
              height={32}
              minWidth={44}
              pad="0 2"
              border="all"
              borderTone="control"
              rounded
              tone="muted"
              className={styles.day}
              onClick={() => toggle(day)}
            >
              {weekdayName(day, languageNow())}
            </Box>
          ))}
        </div>
      </Row>
      <Row label={t('when.time')} hint={t('when.timeHint')}>
        <div className={shared.line}>
          <NativeField
            type="time"
            label={t('when.from')}
            value={clockOf(schedule.from)}
            shown={clockOf(schedule.from)}
            onChange={(clock) => change({ from: minutesOf(clock) ?? schedule.from })}
          />
          <span className="muted">{t('when.to')}</span>
          <NativeField
            type="time"
            label={t('when.until')}
            value={clockOf(schedule.to)}
            shown={clockOf(schedule.to)}
            // The end of a day is its last minute, not its first.
            onChange={(clock) => change({ to: minutesOf(clock) || MIDNIGHT })}
          />
          <div className={styles.zone}>
            <TimeZoneSelect label={t('when.zone')} value={schedule.zone} onChange={(zone) => change({ zone })} />
          </div>
        </div>
        {schedule.to <= schedule.from && <p className="muted small">{t('when.overMidnight')}</p>}
        <LeadZone isOn={schedule.usesLeadZone} onChange={(usesLeadZone) => change({ usesLeadZone })} />
      </Row>
      <Row label={t('when.off')} hint={t('when.offHint')}>
        <SeveralSelect
          className={styles.countries ?? ''}
          aria-label={t('when.off')}
          placeholder={t('when.offNone')}
          value={schedule.holidaysOf}
          options={countryOptions()}
          onChange={(holidaysOf) => change({ holidaysOf })}
        />
      </Row>
    </>
  );
}

/** Where no end is chosen, or it is too soon: the day the last mail goes by the forecast. */
function EndIdea() {
  const { t } = useTranslation('campaign-editor');
  const editor = useEditor();
  const { calendarDay } = useDates();
  const endDay = useDraft(({ settings }) => settings.schedule.endDay);
  const { data } = useForecast();
  const lastDay = data?.days.findLast(({ mails }) => mails > 0)?.day;
  if (lastDay === undefined || (endDay !== null && endDay !== '')) return null;
  return (
    <button
      type="button"
      className="link small"
      onClick={() => editor.change(changeSettings('schedule', { endDay: lastDay }))}
    >
      {t('when.idea', { day: calendarDay(lastDay) })}
    </button>
  );
}

function LeadZone({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { t } = useTranslation('campaign-editor');
  const id = useId();
  const summary = useLeadSummary();
  return (
    <div className={shared.line}>
      <Switch id={id} checked={isOn} onChange={onChange} />
      <label htmlFor={id}>{t('when.leadZone')}</label>
      {summary && summary.leads > 0 && (
        <span className="muted">
          {t('fields.known', { percent: Math.round((summary.zonesKnown / summary.leads) * 100) })}
        </span>
      )}
    </div>
  );
}

function countryOptions() {
  const locale = LOCALES[languageNow()];
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return Object.keys(HOLIDAY_RULES)
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
