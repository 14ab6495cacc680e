import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferedName } from '../../../api/domains.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import styles from './search.module.css';

/** The name with the word that was looked for set apart, and why it is offered. */
export function NameWords({ name: { domain, form, state, minYears }, query }: { name: OfferedName; query: string }) {
  const { t } = useTranslation('domains');
  const word = query.trim().toLowerCase();
  const at = word === '' ? -1 : domain.indexOf(word);
  const isOut = state === 'taken' || state === 'notForSale';
  return (
    <Stack gap={0}>
      <span className={isOut ? `ellipsis ${styles.out}` : 'ellipsis'} title={domain}>
        {at < 0 ? (
          domain
        ) : (
          <>
            {domain.slice(0, at)}
            <b>{domain.slice(at, at + word.length)}</b>
            {domain.slice(at + word.length)}
          </>
        )}
      </span>
      <span className="muted small ellipsis">
        {minYears > 1 ? t('search.minYears', { count: minYears }) : t(`search.form.${form}`)}
      </span>
    </Stack>
  );
}

/** What is known of a name's past, and what speaks against it. */
export function PastWords({ name }: { name: OfferedName }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const { state, past, warnings, likeBrand } = name;
  if (state === 'unknown') return <span className="muted">{t('search.asking')}</span>;
  if (state !== 'free') {
    const Icon = state === 'yours' ? CircleCheck : CircleX;
    return (
      <Row gap={2} className="muted">
        <Icon size={14} aria-hidden />
        {t(`search.state.${state}`)}
      </Row>
    );
  }
  const isBad = past?.kind === 'blocklisted';
  const said = warnings.filter((warning) => warning !== 'wasBlocklisted' || !isBad);
  const against = said.map((warning) => t(`search.warning.${warning}`, { brand: likeBrand ?? '' }));
  const words =
    past === null
      ? t('search.past.unknown')
      : t(past.since === null ? `search.past.${past.kind}` : `search.pastSince.${past.kind}`, {
          day: dates.date(past.since),
        });
  return (
    <Stack gap={0}>
      <Row gap={2} className={isBad ? styles.warns : undefined}>
        {past !== null && !isBad && <CircleCheck size={14} aria-hidden className={styles.good} />}
        {isBad && <TriangleAlert size={14} aria-hidden />}
        <span className="ellipsis" title={words}>
          {words}
        </span>
      </Row>
      {against.length > 0 && (
        <span className={`small ellipsis ${styles.warns}`} title={against.join(t('comma'))}>
          {against.join(t('comma'))}
        </span>
      )}
    </Stack>
  );
}
