import { SUPPRESSION_REASONS, type Suppression, type SuppressionReason } from '@outrider/contract/contacts/suppression';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suppressionsQuery } from '../../../api/contacts/contact-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import native from '../../../ui/form/native-field.module.css';
import { useTypedSearch } from '../../../ui/hooks/use-typed-search.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Dialog, DialogButtons } from '../../../ui/overlay/dialog.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PhoneState } from '../shared/phone-state.tsx';
import { NoneFound } from './no-suppressions.tsx';
import styles from './phone-suppressions.module.css';
import { canBeRemoved, REASON_TONES, useRemoveSuppression } from './suppression-rules.ts';

type PhoneSuppressionsProps = {
  search: string;
  reason: SuppressionReason | undefined;
  onSearch: (search: string) => void;
  onReason: (reason: SuppressionReason | undefined) => void;
  onClear: () => void;
};

/** Who may not be written to, newest first, with the reason and the moment. */
export function PhoneSuppressions({ search, reason, onSearch, onReason, onClear }: PhoneSuppressionsProps) {
  const { t } = useTranslation('contacts');
  const query = useInfiniteQuery(suppressionsQuery(search.trim(), reason));
  const rows = query.data?.pages.flatMap(({ suppressionList }) => suppressionList) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const [typed, setTyped] = useTypedSearch(search, onSearch);
  const isNarrowed = search.trim() !== '' || reason !== undefined;
  return (
    <>
      <Stack gap={2} pad="0 4 3">
        <input
          type="search"
          className={native.field}
          placeholder={t('suppression.search')}
          aria-label={t('suppression.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <select
          className={native.field}
          aria-label={t('suppression.reason')}
          value={reason ?? ''}
          onChange={({ target }) => onReason(SUPPRESSION_REASONS.find((known) => known === target.value))}
        >
          <option value="">{t('suppression.anyReason')}</option>
          {SUPPRESSION_REASONS.map((value) => (
            <option key={value} value={value}>
              {t(`reason.${value}`)}
            </option>
          ))}
        </select>
        <span className="muted small">{t('suppression.what')}</span>
        {query.data && (
          <span className="muted small numbers" role="status">
            {t('suppression.total', { count: total, number: formatNumber(total) })}
          </span>
        )}
      </Stack>
      <PhoneState query={query} />
      {query.data && rows.length === 0 && isNarrowed && <NoneFound onClear={onClear} />}
      {query.data && rows.length === 0 && !isNarrowed && (
        <Stack gap={1} pad={4}>
          <span className="medium">{t('suppression.none')}</span>
          <span className="muted">{t('suppression.noneHint')}</span>
        </Stack>
      )}
      <ul aria-label={t('suppression.label')}>
        {rows.map((row) => (
          <SuppressionRow key={row.suppressionId} suppression={row} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Box pad={4}>
          <Button block busy={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {t('phone.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
}

function SuppressionRow({ suppression }: { suppression: Suppression }) {
  const { t } = useTranslation('contacts');
  const { date } = useDates();
  const [isAsking, setAsking] = useState(false);
  const { value, scope, reason, about, at } = suppression;
  return (
    <Row as="li" gap={2} minHeight={56} pad="2.5 1 2.5 4" border="top">
      <Stack gap={1} grow>
        <span className={value === '' ? 'muted' : `medium ${styles.value}`}>{value || t('suppression.hashOnly')}</span>
        <Row gap={2} wraps>
          <Tag tone={REASON_TONES[reason]}>{t(`reason.${reason}`)}</Tag>
          <span className="muted small">{[t(`scope.${scope}`), date(at)].join(t('filter.comma'))}</span>
        </Row>
        {about !== '' && <span className={`secondary small ${styles.value}`}>{about}</span>}
      </Stack>
      {canBeRemoved(suppression) && (
        <IconButton
          label={t('suppression.removeLabel', { value })}
          Icon={Undo2}
          size={44}
          onClick={() => setAsking(true)}
        />
      )}
      {isAsking && <RemoveDialog suppression={suppression} onClose={() => setAsking(false)} />}
    </Row>
  );
}

function RemoveDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const { t } = useTranslation('contacts');
  const { value, scope } = suppression;
  const { mutate: remove, isPending } = useRemoveSuppression(suppression);
  return (
    <Dialog title={t('suppression.removeTitle', { value })} onClose={onClose}>
      <Stack gap={5}>
        <p className="secondary">{t(`suppression.removeWhat.${scope}`)}</p>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button primary busy={isPending} onClick={() => remove(undefined, { onSuccess: onClose })}>
            {t('suppression.remove')}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
