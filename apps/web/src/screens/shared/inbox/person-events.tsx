import type { PersonDetail } from '../../../api/inbox/inbox-queries.ts';
import { EVENT_TONES } from '../../../features/contacts/shared/contact-words.ts';
import { useEventWords } from '../../../features/contacts/shared/use-event-words.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';

/** As many as can be taken in at a glance; the contact has all of them. */
const SHOWN = 8;

export function PersonEvents({ events }: { events: PersonDetail['timeline'] }) {
  const eventWords = useEventWords();
  const { since, date } = useDates();
  return (
    <Stack as="ol" gap={1.25} size={12} leading={16}>
      {events.slice(0, SHOWN).map((event) => (
        <Row as="li" align="baseline" key={event.id}>
          <Dot tone={EVENT_TONES[event.event]} />
          <Text minWidth={0} breaks>
            {eventWords(event)}
          </Text>
          <Text as="time" rigid before="auto" className="muted" dateTime={event.at} title={date(event.at)}>
            {since(event.at)}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
