import type { FirstSteps } from '@outrider/contract/first-steps';
import { ArrowRight, Clock, Pause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLaunch } from '../../../features/campaigns/shared/operate.ts';
import { StepActions } from '../../../features/first-steps/step-list.tsx';
import type { FirstStep } from '../../../features/first-steps/steps-of.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import { mailPath, paths } from '../../../paths/paths.ts';
import { config } from '../../../platform/app-config.ts';
import { now } from '../../../platform/time/world-time.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { usePassTime } from './use-pass-time.ts';
import { useGetPeopleFile, useMakeCampaign, type useStart, useTakeMailboxes, useTakePeople } from './use-start.ts';

/** Where each step is done by hand; a phone has no editor. */
export type ByHand = {
  import: string;
  /** Where a campaign is written. */
  write: string | undefined;
  /** Where a draft is looked at before it goes. */
  look: (campaignId: string) => string;
};

type StepBodyProps = {
  step: FirstStep;
  start: ReturnType<typeof useStart>;
  facts: FirstSteps;
  byHand: ByHand;
};

const isLive = () => config.world === 'live';

/** What can be done about a step now. One that is done has nothing but what goes on. */
export function StepBody({ step: { key, isDone }, start, facts, byHand }: StepBodyProps) {
  const isNext = start.next === key;
  if (key === 'watch') return facts.campaign?.launchedAt && config.world === 'box' ? <Watch isMain={isNext} /> : null;
  if (key === 'answer') return facts.replies.next && !isDone ? <Answer next={facts.replies.next} /> : null;
  // A user who does not want to wait for the people goes on with those who are there.
  const mayBegin = isNext || (key === 'campaign' && start.isArriving && facts.contacts.count > 0);
  if (isDone || !mayBegin) return null;
  if (isLive()) return <ByHandOnly stepKey={key} isMain={isNext} byHand={byHand} emails={facts.mailboxes} />;
  switch (key) {
    case 'mailboxes':
      return <TakeMailboxes isMain={isNext} />;
    case 'people':
      return start.isArriving ? null : <TakePeople isMain={isNext} importPath={byHand.import} />;
    case 'campaign':
      return <MakeCampaign isMain={isNext} byHand={byHand} />;
    case 'launch':
      return facts.campaign && <Launch campaign={facts.campaign} isMain={isNext} byHand={byHand} />;
    default:
      return null;
  }
}

function TakeMailboxes({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('first-steps');
  const { mutate: take, isPending } = useTakeMailboxes();
  return (
    <StepActions>
      <Button primary={isMain} busy={isPending} onClick={() => take()}>
        {t('mailboxes.do')}
      </Button>
      <Link className="link small" to={paths.accounts.add}>
        {t('byHand.mailboxes')}
      </Link>
    </StepActions>
  );
}

function TakePeople({ isMain, importPath }: { isMain: boolean; importPath: string }) {
  const { t } = useTranslation('first-steps');
  const { mutate: take, isPending } = useTakePeople();
  const { mutate: getFile } = useGetPeopleFile();
  return (
    <StepActions>
      <Button primary={isMain} busy={isPending} onClick={() => take()}>
        {t('people.do')}
      </Button>
      <button type="button" className="link small" onClick={() => getFile()}>
        {t('byHand.file')}
      </button>
      <Link className="link small" to={importPath}>
        {t('byHand.import')}
      </Link>
    </StepActions>
  );
}

function MakeCampaign({ isMain, byHand }: { isMain: boolean; byHand: ByHand }) {
  const { t } = useTranslation('first-steps');
  const { timeZone } = useUserInfo();
  const navigate = useNavigate();
  const { mutate: make, isPending } = useMakeCampaign(timeZone, (id) => void navigate(byHand.look(id)));
  return (
    <StepActions>
      <Button primary={isMain} busy={isPending} onClick={() => make()}>
        {t('campaign.do')}
      </Button>
      {byHand.write !== undefined && (
        <Link className="link small" to={byHand.write}>
          {t('byHand.write')}
        </Link>
      )}
    </StepActions>
  );
}

type LaunchProps = { campaign: NonNullable<FirstSteps['campaign']>; isMain: boolean; byHand: ByHand };

function Launch({ campaign, isMain, byHand }: LaunchProps) {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  const look = byHand.look(campaign.campaignId);
  // What keeps it from going out stands there.
  const { mutate: launch, isPending } = useLaunch(() => void navigate(look));
  return (
    <StepActions>
      <Button primary={isMain} busy={isPending} onClick={() => launch(campaign)}>
        {t('launch.do')}
      </Button>
      <Link className="link small" to={look}>
        {t('byHand.look')}
      </Link>
    </StepActions>
  );
}

/** The clock of the box: on until something comes. */
function Watch({ isMain }: { isMain: boolean }) {
  const { t } = useTranslation('first-steps');
  const { moment } = useDates();
  const { timeZone } = useUserInfo();
  const { pass, isPassing, stop } = usePassTime(timeZone);
  if (isPassing) {
    return (
      <StepActions>
        <Row minWidth={0} as="span" gap={1} className="small numbers">
          <Clock size={12} aria-hidden />
          <span role="status">{t('watch.passing', { now: moment(now()) })}</span>
        </Row>
        <Button small icon={<Pause size={14} aria-hidden />} onClick={stop}>
          {t('watch.stop')}
        </Button>
      </StepActions>
    );
  }
  return (
    <StepActions>
      {(['toReply', 'tomorrow', 'toEnd'] as const).map((passage) => (
        <Button key={passage} primary={isMain && passage === 'toReply'} onClick={() => pass(passage)}>
          {t(`watch.${passage}`)}
        </Button>
      ))}
    </StepActions>
  );
}

function Answer({ next: { tid, mid, name } }: { next: NonNullable<FirstSteps['replies']['next']> }) {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  return (
    <StepActions>
      <Button primary onClick={() => void navigate(mailPath(tid, mid))}>
        {t('answer.do', { name })} <ArrowRight size={14} aria-hidden />
      </Button>
    </StepActions>
  );
}

type ByHandOnlyProps = {
  stepKey: FirstStep['key'];
  isMain: boolean;
  byHand: ByHand;
  emails: FirstSteps['mailboxes'];
};

/** Live nothing is made up: each step leads to the page where it is done. */
function ByHandOnly({ stepKey, isMain, byHand, emails }: ByHandOnlyProps) {
  const { t } = useTranslation('first-steps');
  const navigate = useNavigate();
  const places: Partial<Record<FirstStep['key'], { to: string | undefined; words: string }>> = {
    mailboxes: { to: paths.accounts.add, words: t('mailboxes.liveDo') },
    records: { to: emails.count > 0 ? paths.accounts.list : undefined, words: t('byHand.records') },
    people: { to: byHand.import, words: t('people.liveDo') },
    verification: { to: paths.verification, words: t('byHand.verify') },
    launch: { to: byHand.write, words: t('launch.liveDo') },
  };
  const place = places[stepKey];
  if (!place || place.to === undefined) return null;
  const { to, words } = place;
  return (
    <StepActions>
      <Button primary={isMain} onClick={() => void navigate(to)}>
        {words}
      </Button>
    </StepActions>
  );
}
