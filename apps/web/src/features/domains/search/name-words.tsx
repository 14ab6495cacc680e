import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OfferedName } from '../../../api/domains.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
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

export function BlocklistWords({ name }: { name: OfferedName }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const { state, blocklists, warnings, likeBrand } = name;
  if (state === 'unknown') return <span className="muted">{t('search.asking')}</span>;
  if (state !== 'free') {
    const Icon = state === 'yours' ? CircleCheck : CircleX;
    return (
      <Row minWidth={0} gap={2} className="muted">
        <Icon size={14} aria-hidden />
        {t(`search.state.${state}`)}
      </Row>
    );
  }
  const against = warnings
    .filter((warning) => warning !== 'blocklisted')
    .map((warning) => t(`search.warning.${warning}`, { brand: likeBrand ?? '' }));
  return (
    <Stack gap={0}>
      {blocklists === null ? (
        <span className="muted ellipsis">{t('search.listing.unknown')}</span>
      ) : (
        <Listing listedOn={blocklists.listedOn} />
      )}
      {against.length > 0 && (
        <span className="small ellipsis amber" title={against.join(t('comma'))}>
          {against.join(t('comma'))}
        </span>
      )}
      {blocklists !== null && against.length === 0 && (
        <span className="muted small ellipsis">
          {t('search.listing.asked', { count: blocklists.answered, moment: dates.moment(blocklists.askedAt) })}
        </span>
      )}
    </Stack>
  );
}

function Listing({ listedOn }: { listedOn: readonly string[] }) {
  const { t } = useTranslation('domains');
  const isListed = listedOn.length > 0;
  const words = isListed ? t('search.listing.listed', { lists: listedOn.join(t('comma')) }) : t('search.listing.clean');
  return (
    <Row minWidth={0} gap={2} className={isListed ? 'amber' : undefined}>
      {isListed ? <TriangleAlert size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden className="green" />}
      <span className="ellipsis" title={words}>
        {words}
      </span>
    </Row>
  );
}
