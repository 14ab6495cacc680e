import type { BoxedPerson, PlannedAct } from '@outrider/contract/sandbox/people';
import { useTranslation } from 'react-i18next';
import { languageNow } from '../../i18n/i18n.ts';
import { formatList } from '../../platform/format.ts';
import { formatMoment, formatTime } from '../../platform/time/format-time.ts';
import { largestUnit } from './largest-unit.ts';

const SUBJECT_MAX = 60;

type PersonStoryProps = { person: BoxedPerson /** The box's time. */; now: string };

/** What is known of a person: the mail they got last, and what they would do with it by themselves. */
export function PersonStory({ person, now }: PersonStoryProps) {
  const { t } = useTranslation('sandbox');
  const { newest, planned, received } = person;
  if (!newest) return t('person.noMail');
  const { unit, n } = largestUnit(Date.parse(now) - Date.parse(newest.at));
  return (
    <>
      {t('person.got', { count: received, subject: cut(newest.subject), ago: t(`ago.${unit}`, { n }) })}{' '}
      {planned.length === 0 ? t('person.idle') : <Nature planned={planned} now={now} />}
    </>
  );
}

const cut = (subject: string) => (subject.length > SUBJECT_MAX ? `${subject.slice(0, SUBJECT_MAX)}…` : subject);

function Nature({ planned, now }: { planned: PlannedAct[]; now: string }) {
  const { t } = useTranslation('sandbox');
  const language = languageNow();
  const acts = planned.map(({ act, at, answer }) => {
    const isToday = new Date(at).toDateString() === new Date(now).toDateString();
    const time = isToday ? formatTime(at, { language }) : formatMoment(at, { language });
    const deed = act === 'answer' && answer ? t(`person.answering.${answer}`) : t(`person.natural.${act}`);
    return t('person.deed', { deed, time });
  });
  return t('person.nature', { acts: formatList(acts, language) });
}
