import ICAL from 'ical.js';

/** What an attendee says to an invitation (RFC 5546, 3.2.3). */
export type MeetingAnswer = { uid: string; attendee: string; answer: 'accepted' | 'declined' | 'tentative' };

const CALENDAR_MAX = 100_000;
const ANSWERS: Record<string, MeetingAnswer['answer']> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

/** Undefined for everything but an answer: an invitation of others, a change, or what is no calendar at all. */
export function readMeetingAnswer(calendar: string): MeetingAnswer | undefined {
  const root = parse(calendar.slice(0, CALENDAR_MAX));
  if (root?.name !== 'vcalendar' || textOf(root, 'method').toUpperCase() !== 'REPLY') return undefined;
  const event = root.getFirstSubcomponent('vevent');
  const attendee = event?.getFirstProperty('attendee');
  const [answer] = [attendee?.getParameter('partstat') ?? ''].flat().map((state) => ANSWERS[state.toUpperCase()]);
  const uid = event ? textOf(event, 'uid') : '';
  if (uid === '' || !attendee || answer === undefined) return undefined;
  const address = String(attendee.getFirstValue() ?? '')
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();
  return { uid, attendee: address, answer };
}

function parse(calendar: string): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(calendar));
  } catch {
    return undefined;
  }
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').trim();
