import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderLog as LogLine, OrderDetail } from '../../../api/domains.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import parts from '../shared/parts.module.css';
import styles from './order.module.css';
import { stepKey } from './step-states.ts';
import { useOrderWords } from './use-order-words.ts';

const ALL = '';

function useLog({ log, items }: OrderDetail) {
  const [domain, setDomain] = useState(ALL);
  // What concerns the whole order concerns each domain.
  const shown = log.filter((line) => domain === ALL || line.domain === domain || line.domain === '');
  return { domain, setDomain, domains: items.map((item) => item.domain), lines: shown };
}

const keyOf = ({ at, domain, step, attempt, words }: LogLine) =>
  `${at} ${domain} ${step} ${attempt} ${JSON.stringify(words)}`;

/** Everything that was done and answered, newest first. */
export function OrderLog({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const said = useOrderWords();
  const { domain, setDomain, domains, lines } = useLog(order);
  return (
    <section className={styles.log} aria-label={t('log.title')}>
      <Row as="header" wraps minHeight={48} pad="1.5 6" className={styles.logHead}>
        <h2 className="strong">{t('log.title')}</h2>
        <span className="muted small">{t('log.hint')}</span>
        {domains.length > 1 && <Which domain={domain} domains={domains} onChange={setDomain} />}
      </Row>
      <table>
        <thead>
          <tr>
            <th>{t('log.time')}</th>
            <th>{t('search.domain')}</th>
            <th>{t('log.step')}</th>
            <th>{t('log.words')}</th>
            <th>{t('log.try')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={keyOf(line)}>
              <td className="mono" title={dates.moment(line.at)}>
                {dates.second(line.at)}
              </td>
              <td>{line.domain === '' ? t('log.all') : line.domain}</td>
              <td>{t(stepKey(line.step, order.kind))}</td>
              <td className="secondary">{said(line.words)}</td>
              <td className="numbers">{formatNumber(line.attempt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The same, a line below the other. */
export function PhoneLog({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('domains');
  const dates = useDates();
  const said = useOrderWords();
  const { domain, setDomain, domains, lines } = useLog(order);
  return (
    <section aria-label={t('log.title')}>
      <Stack gap={2} pad="3 4">
        <Text as="h2" size={16} weight={600} leading={24}>
          {t('log.title')}
        </Text>
        {domains.length > 1 && (
          <select
            className={parts.field}
            aria-label={t('log.which')}
            value={domain}
            onChange={({ target }) => setDomain(target.value)}
          >
            <option value={ALL}>{t('log.all')}</option>
            {domains.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Stack>
      <ul>
        {lines.map((line) => (
          <Box key={keyOf(line)} as="li" pad="3 4" border="top" className={parts.phoneRow}>
            <Stack gap={0}>
              <span>
                <span className="medium">{t(stepKey(line.step, order.kind))}</span>{' '}
                <span className="muted small">
                  {[dates.since(line.at), line.domain, line.attempt > 1 ? t('log.tryNo', { number: line.attempt }) : '']
                    .filter((words) => words !== '')
                    .join(t('comma'))}
                </span>
              </span>
              <Text breaks className="secondary small">
                {said(line.words)}
              </Text>
            </Stack>
          </Box>
        ))}
      </ul>
    </section>
  );
}

const Which = ({
  domain,
  domains,
  onChange,
}: {
  domain: string;
  domains: readonly string[];
  onChange: (to: string) => void;
}) => {
  const { t } = useTranslation('domains');
  return (
    <Segments
      label={t('log.which')}
      value={domain}
      options={[{ value: ALL, text: t('log.allShort') }, ...domains.map((each) => ({ value: each, text: each }))]}
      onChange={onChange}
    />
  );
};
