import { Clock } from 'lucide-react';
import { languageNow } from '../../i18n/i18n.ts';
import { formatTime } from '../../platform/time/format-time.ts';
import { now as worldNow } from '../../platform/time/world-time.ts';
import type { FieldTies } from '../controls/combobox.tsx';
import { Select } from '../controls/select.tsx';
import { Row, Text } from '../layout/layout.tsx';
import styles from './time-zone-select.module.css';
import { zonesWith } from './time-zones.ts';

/** Inside a form's item these come from the form. */
type TimeZoneSelectProps = FieldTies & { label?: string; value?: string; onChange?: (zone: string) => void };

export function TimeZoneSelect({ label, value = 'UTC', onChange, ...ties }: TimeZoneSelectProps) {
  const timeIn = (timeZone: string) => formatTime(worldNow(), { timeZone, language: languageNow() });
  const draw = (zone: string) => (
    <Row as="span" spread align="stretch">
      <span className="ellipsis">{zone}</span>
      <Text as="time" tone="muted" size={12}>
        {timeIn(zone)}
      </Text>
    </Row>
  );
  return (
    <Select
      {...ties}
      aria-label={label}
      value={value}
      showSearch={(typed, zone) => matches(typed, zone.value)}
      prefix={<Clock size={14} aria-hidden className={styles.icon} />}
      options={zonesWith(value).map((zone) => ({ value: zone, label: zone }))}
      draw={({ value: zone }) => draw(zone)}
      onChange={(zone) => onChange?.(zone)}
    />
  );
}

/** "new york" finds America/New_York. */
const matches = (typed: string, zone: string) =>
  zone.toLowerCase().replaceAll('_', ' ').includes(typed.trim().toLowerCase().replaceAll('_', ' '));
