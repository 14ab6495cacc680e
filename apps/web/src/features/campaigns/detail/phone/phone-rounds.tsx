import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, formatShare, MISSING } from '../../../../platform/format.ts';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { letterAt } from '../../shared/variant-letter.ts';
import styles from './phone-parts.module.css';

/** The reply rate of every round and variant, with how far it can be trusted. */
export function PhoneRounds({ rounds }: { rounds: Statistics['rounds'] }) {
  const { t } = useTranslation('campaigns');
  return (
    <section aria-label={t('overview.rounds')}>
      <Grid gap={3} pad={4}>
        <h2 className="strong">{t('overview.rounds')}</h2>
        <span className="muted small">{t('overview.interval')}</span>
      </Grid>
      <ul>
        {rounds.flatMap(({ round, variants }) =>
          variants.map(({ id, subject, sent, replied, reply }, index) => (
            <Box as="li" border="top" key={`${round} ${id}`} className={styles.line}>
              <Row minWidth={0} as="span" spread gap={3}>
                <span className="medium">
                  {variants.length > 1
                    ? t('phone.roundVariant', { round: round + 1, variant: letterAt(index) })
                    : t('phone.round', { round: round + 1 })}
                </span>
                <span className="medium numbers">{sent > 0 ? formatShare(reply.share) : MISSING}</span>
              </Row>
              <Text breaks>{subject || t('overview.sameThread')}</Text>
              <Row minWidth={0} as="span" spread gap={3} className="muted small">
                <span>
                  {t('overview.sent')} {formatNumber(sent)}, {t('overview.replies')} {formatNumber(replied)}
                </span>
                {sent > 0 && (
                  <span className="numbers">
                    {formatShare(reply.low)} – {formatShare(reply.high)}
                  </span>
                )}
              </Row>
            </Box>
          )),
        )}
      </ul>
    </section>
  );
}
