import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, FileText, Pause, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { explainQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Box, Grid, Row } from '../../../../ui/layout/layout.tsx';
import { fixPlace, usePlaces } from '../../shared/places.ts';
import { isStillSending } from '../../shared/words/reason-words.ts';
import styles from './why-bar.module.css';
import { WhySentence } from './why-sentence.tsx';

type WhyBarProps = {
  campaign: Campaign;
  /** In place of the way to all reasons. */
  action?: ReactNode;
  /** Below the sentence, such as all leads as one bar. */
  children?: ReactNode;
};

const LOOKS = {
  calm: { Icon: Clock, className: '' },
  done: { Icon: CircleCheck, className: '' },
  draft: { Icon: FileText, className: '' },
  amber: { Icon: Pause, className: styles.amber },
  red: { Icon: TriangleAlert, className: styles.red },
} as const;

function lookOf({ status, lifecycle }: Campaign): keyof typeof LOOKS {
  if (lifecycle === 'Error') return 'red';
  if (status === 'suspend') return 'amber';
  if (status === 'new') return 'draft';
  return status === 'progressing' ? 'calm' : 'done';
}

/** Why it does not send right now, in one sentence, and what can be done about it. */
export function WhyBar({ campaign, action, children }: WhyBarProps) {
  const { t } = useTranslation('campaigns');
  const places = usePlaces();
  const navigate = useNavigate();
  const { data: explained } = useQuery(explainQuery(campaign.campaignId));
  const { Icon, className } = LOOKS[lookOf(campaign)];
  const waitReason = explained ? explained.waitReason : campaign.waitReason;
  const fixes =
    waitReason?.fix && campaign.status === 'progressing' && !isStillSending(waitReason) ? waitReason : undefined;
  return (
    <section className={`${styles.why} ${className}`} aria-label={t('why.question')}>
      <Row align="start" gap={3} className={styles.line}>
        <Grid
          as="span"
          rigid
          align="center"
          items="center"
          width={28}
          height={28}
          above={1}
          rounded="full"
          surface="blue"
          tone="blue"
          className={styles.icon}
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden />
        </Grid>
        <div className={styles.words}>
          <div className="secondary small">{t('why.question')}</div>
          <Box as="p" maxWidth={920} size={14} leading={22} className={styles.sentence}>
            <WhySentence campaign={campaign} explained={explained} />{' '}
            {fixes?.fix && (
              <Link to={fixPlace(places, campaign.campaignId, fixes)} className={`link ${styles.fix}`}>
                {t(`fixes.${fixes.fix}`)}
              </Link>
            )}
          </Box>
        </div>
        {action ?? (
          <Button small onClick={() => void navigate(places.detail(campaign.campaignId, { tab: 'reasons' }))}>
            {t('why.showAll')}
          </Button>
        )}
      </Row>
      {children}
    </section>
  );
}
