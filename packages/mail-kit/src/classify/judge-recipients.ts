import { type BounceReason, type Failure, type Judgement, judgeFailure } from './bounce-reason.ts';
import type { StatusOfRecipient } from './delivery-status.ts';
import { findMentions, type Mention } from './failed-addresses.ts';
import type { Letter } from './letter.ts';
import { addressesIn } from './returned-mail.ts';

export type BouncedRecipient = {
  address: string;
  /** The address is bad and must not be written to again. */
  hard: boolean;
  /** Enhanced status code (RFC 3463); empty when none was told. */
  status: string;
  reason: BounceReason;
  /** Still being tried (RFC 3464, 2.3.3): no failure yet. */
  delayed?: true;
};

/** Whom a report names: by its fields first, by its text where they tell nothing. */
export function judgeReported(letter: Letter, notice: string, open: StatusOfRecipient[]): BouncedRecipient[] {
  const [known = ''] = addressesIn(letter.header('x-failed-recipients'));
  const recipients = new Map(open.map((recipient) => [recipient.address || known, recipient]));
  const mentions = findMentions(notice, new Set(recipients.keys()), new Set());
  const told = new Map(mentions.map(({ address, said }) => [address, said]));
  const judge = createJudge(notice);
  return [...recipients].map(([address, { action, status, diagnostic, comment }]) => {
    const said = told.get(address) ?? (recipients.size === 1 ? notice.slice(0, SAID_MAX) : '');
    const isDelayed = action === 'delayed';
    return judge(address, [diagnostic, said, comment], { status, isDelayed, isAfterData: isAfterData(said) });
  });
}

/** Whom a notice in prose names. */
export function judgeMentioned(letter: Letter, notice: string, failed: Mention[]): BouncedRecipient[] {
  const isDelayed = isDelayNotice(letter, notice);
  const judge = createJudge(notice);
  return failed.map(({ address, said }) =>
    judge(address, [said], { status: '', isDelayed, isAfterData: isAfterData(said) }),
  );
}

const SAID_MAX = 4_000;

/** What is said nearest counts; what is said around it only where that tells nothing. */
function createJudge(notice: string) {
  // The same for all: ten thousand recipients do not read it ten thousand times.
  const ofNotice = new Map<boolean, Judgement>();
  const judgeNotice = (isDelayed: boolean) => {
    const judged = ofNotice.get(isDelayed) ?? judgeFailure({ said: notice, status: '', isDelayed, isAfterData: false });
    ofNotice.set(isDelayed, judged);
    return judged;
  };
  return (address: string, texts: string[], facts: Omit<Failure, 'said'>): BouncedRecipient => {
    const judged: Judgement[] = [];
    for (const said of [...texts.filter((text) => text.trim() !== ''), '']) {
      if (!judged.some(isTelling)) judged.push(judgeFailure({ said, ...facts }));
    }
    if (!judged.some(isTelling)) judged.push(judgeNotice(facts.isDelayed));
    const { hard, reason } = judged.find(isTelling) ?? OTHER;
    const status = judged.find(isTelling)?.status ?? judged.find((one) => one.status !== '')?.status ?? '';
    return { address, hard, status, reason, ...(facts.isDelayed && { delayed: true as const }) };
  };
}

const OTHER: Judgement = { reason: 'other', hard: false, status: '' };
const isTelling = ({ reason }: Judgement) => reason !== 'other';

const isAfterData = (said: string) =>
  /end of data|in reply to data|our final data|after i sent the message/i.test(said) ||
  (/>>> data\b/i.test(said) && !/<<< 503/.test(said));

const isDelayNotice = ({ subject }: Letter, notice: string) =>
  /delay|warning: (?:could not|message)|verzögert|retard|ritardat|atrasad|vertraagd|opóźni|遅延|延迟/i.test(subject) ||
  /you do not need to resend|warning (?:message )?only|will be retried|still being retried/i.test(
    notice.slice(0, 3_000),
  );
