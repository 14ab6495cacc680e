import { FOLLOW_UP_REASONS, type FollowUp } from '@outrider/contract/campaigns/follow-ups';
import { useMutation } from '@tanstack/react-query';
import { CornerUpRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { agreeToFollowUp, moveFollowUp, undoFollowUp } from '../../../api/campaigns/follow-ups.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './follow-up-line.module.css';
import { verifyNamed } from './verify-named.ts';

const ASK_WHILE_WAITING_MS = 1_500;

/** `onChanged`: what was read of it is old. */
type FollowUpLineProps = { followUp: FollowUp; onChanged: () => void };

/** What a reply led to: who is written to, in which campaign and from which day on; with the way back. */
export function FollowUpLine({ followUp, onChanged }: FollowUpLineProps) {
  const { t } = useTranslation('campaign-words');
  const { followUpId, state, day, address } = followUp;
  useAskWhile(state === 'waiting', onChanged);
  const settle = (changed: boolean, words: string) => {
    toasts.show(changed ? { kind: 'success', text: words } : { kind: 'info', text: t('followUp.tooLate') });
    onChanged();
  };
  const undo = useMutation({
    mutationFn: () => undoFollowUp({ followUpId }),
    onSuccess: ({ changed }) => settle(changed, t('followUp.undone')),
  });
  const move = useMutation({
    mutationFn: (to: string) => moveFollowUp({ followUpId, day: to }),
    onSuccess: ({ changed }) => settle(changed, t('followUp.moved')),
  });
  const agree = useMutation({
    mutationFn: () => agreeToFollowUp({ followUpId }),
    onSuccess: () => onChanged(),
  });
  const verify = useMutation({
    mutationFn: () => verifyNamed(address, t('followUp.source')),
    onSuccess: ({ category }) => {
      if (category !== 'VALID') {
        toasts.show({
          kind: 'info',
          text: t('followUp.notValid', { address, category: t(`categoryWords.${category}`) }),
        });
      }
      onChanged();
    },
  });
  const isBusy = undo.isPending || move.isPending || agree.isPending || verify.isPending;
  return (
    <Row
      pad="2 2.5"
      rounded
      surface="violet"
      tone="default"
      size={12}
      leading={16}
      align="stretch"
      className={styles.line}
    >
      <CornerUpRight size={14} strokeWidth={1.5} aria-hidden />
      <Grid gap={1} minWidth={0} breaks>
        <span>{useWords(followUp)}</span>
        <Why followUp={followUp} />
        <Row as="span" wraps gap="1 3">
          {state === 'enrolled' && day !== null && (
            <input
              type="date"
              className={styles.day}
              aria-label={t('followUp.day')}
              value={day}
              disabled={isBusy}
              onChange={(event) => event.target.value !== '' && move.mutate(event.target.value)}
            />
          )}
          {state === 'proposed' && followUp.isVerified && (
            <button type="button" className="link" disabled={isBusy} onClick={() => agree.mutate()}>
              {t('followUp.agree')}
            </button>
          )}
          {state === 'proposed' && address !== '' && !followUp.isVerified && (
            <button type="button" className="link" disabled={isBusy} onClick={() => verify.mutate()}>
              {t(verify.isPending ? 'followUp.verifying' : 'followUp.verify')}
            </button>
          )}
          {state !== 'refused' && (
            <button type="button" className="link" disabled={isBusy} onClick={() => undo.mutate()}>
              {t('followUp.undo')}
            </button>
          )}
        </Row>
      </Grid>
    </Row>
  );
}

function useWords({ state, day, address, campaign, reason }: FollowUp): string {
  const { t } = useTranslation('campaign-words');
  const dates = useDates();
  const reasonWords = useFollowUpReason();
  switch (state) {
    case 'enrolled':
      return day === null
        ? t('followUp.enrolledSoon', { address, campaign })
        : t('followUp.enrolled', { day: dates.wholeDay(day), campaign });
    case 'waiting':
      return t('followUp.waiting', { campaign });
    case 'proposed':
      return address === '' ? t('followUp.unnamed') : t('followUp.proposed', { address, campaign });
    case 'refused':
      return t('followUp.refused', { campaign, reason: reasonWords(reason) });
  }
}

/** Who said which day, or what is still wanting. */
function Why({ followUp: { label, state, address, isVerified, dayBy, words } }: { followUp: FollowUp }) {
  const { t } = useTranslation('campaign-words');
  if (state === 'proposed' && address !== '' && !isVerified) {
    return <Text tone="secondary">{t('followUp.unverified')}</Text>;
  }
  if (label !== 'notNow' || state === 'refused') return null;
  return <Text tone="secondary">{t(`followUp.by.${dayBy}`, { words })}</Text>;
}

export function useFollowUpReason(): (reason: string) => string {
  const { t } = useTranslation('campaign-words');
  return (reason) => {
    const known = FOLLOW_UP_REASONS.find((each) => each === reason);
    return known ? t(`followUp.reason.${known}`) : reason;
  };
}

/** A person is enrolled within moments, and the page gets no event. */
function useAskWhile(isWaiting: boolean, ask: () => void) {
  const asked = useEffectEvent(ask);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => asked(), ASK_WHILE_WAITING_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
