import type { NextSend as Next } from '@outrider/contract/campaigns/campaign';
import type { WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nextSendQuery } from '../../../api/campaigns/next-send.ts';
import { formatCountdown } from '../../../platform/time/format-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { useSecondsUntil } from '../../../ui/hooks/use-seconds-until.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { useReasonWords } from './words/reason-words.ts';

/** A wait longer than this is shown by the hour, and by the day where that is another one. */
const COUNTED_SECONDS = 3_600;

/**
 * When the next mail leaves and from where, or why none does; nothing while there is no campaign. `isShownElsewhere`: another
 * place says when it leaves.
 */
export function NextSend({ isShownElsewhere = false }: { isShownElsewhere?: boolean }) {
  const { data } = useQuery(nextSendQuery);
  if (data?.next) return isShownElsewhere ? null : <Pulse {...data.next} />;
  return data?.waitReason && data.campaigns > 0 ? <Quiet waitReason={data.waitReason} /> : null;
}

function Pulse({ at, email }: Next) {
  const { t } = useTranslation('shell');
  const dates = useDates();
  const seconds = useSecondsUntil(Date.parse(at));
  return (
    <Grid as="section" gap={1} below={2} pad={2.5} border="all" rounded surface="page" size={12} leading={16}>
      <Row>
        <Dot tone="green" isLive />
        <span className="medium">{t('nextSend.at', { time: dates.time(at) })}</span>
        <Text as="time" before="auto" className="muted">
          {seconds < COUNTED_SECONDS
            ? t('nextSend.in', { wait: formatCountdown(seconds) })
            : !dates.isToday(at) && dates.day(at)}
        </Text>
      </Row>
      <div className="muted ellipsis">{email}</div>
    </Grid>
  );
}

function Quiet({ waitReason }: { waitReason: WaitReason }) {
  const { t } = useTranslation('campaign-words');
  const { sentence } = useReasonWords();
  const words = sentence(waitReason);
  return (
    <Grid as="section" gap={1} below={2} pad={2.5} border="all" rounded surface="page" size={12} leading={16}>
      <Row>
        <Dot tone="grey" />
        <span className="medium">{t('tile.notSending')}</span>
      </Row>
      <div className="muted ellipsis" title={words}>
        {words}
      </div>
    </Grid>
  );
}
