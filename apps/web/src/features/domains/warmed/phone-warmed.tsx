import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { warmedQuery } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { showMoney } from '../../../platform/money.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import parts from '../shared/parts.module.css';
import type { ChosenState } from './use-chosen.ts';
import { useWarmedView, WARMED_KINDS } from './warmed-view.ts';
import { WarmedBlocklists, WarmedHealth, WarmedName } from './warmed-words.tsx';

/** The warmed-up stock on a phone: a touch chooses. */
export function PhoneWarmed({ state, searchTo }: { state: ChosenState; searchTo: string }) {
  const { t } = useTranslation('domains');
  const asked = useQuery(warmedQuery);
  const { data, error } = asked;
  const view = useWarmedView(data?.domains ?? []);
  if (error && !data) {
    return (
      <Box pad="3 4">
        <RetryNote query={asked} retry={t('retry')} isTall />
      </Box>
    );
  }
  if (data?.domains.length === 0) {
    return (
      <Stack gap={3} pad="3 4">
        <Text as="h2" size={16} weight={600} leading={24}>
          {t('warmed.none')}
        </Text>
        <p className="muted">{t('warmed.noneText')}</p>
        <Link className={`link ${parts.tall}`} to={searchTo}>
          {t('warmed.search')}
        </Link>
      </Stack>
    );
  }
  return (
    <>
      <Box pad="3 4">
        <Segments
          block
          label={t('warmed.which')}
          value={view.kind}
          options={WARMED_KINDS.map((value) => ({ value, text: t(`warmed.kind.${value}`), count: view.count(value) }))}
          onChange={view.setKind}
        />
      </Box>
      <ul aria-label={t('warmed.label')}>
        {view.rows.map((warmed) => (
          <Box key={warmed.domain} as="li" pad="3 4" border="top" className={parts.phoneRow}>
            <label className={parts.pick}>
              <input
                className={parts.tick}
                aria-label={t('warmed.choose', { domain: warmed.domain })}
                {...state.tickOf(warmed)}
              />
              <Stack gap={1}>
                <WarmedName warmed={warmed} />
                <Row minWidth={0} gap={2} className="small">
                  <span className="muted">{t('warmed.blocklists')}</span>
                  <WarmedBlocklists warmed={warmed} />
                </Row>
                <span className="muted small numbers">
                  {t('warmed.line', {
                    mailboxes: t('count.mailboxes', {
                      count: warmed.mailboxes,
                      number: formatNumber(warmed.mailboxes),
                    }),
                    mails: formatNumber(warmed.aDayNow),
                    price: showMoney(warmed.monthly),
                  })}
                </span>
              </Stack>
              <Row minWidth={0}>
                <WarmedHealth warmed={warmed} />
              </Row>
            </label>
          </Box>
        ))}
      </ul>
    </>
  );
}
