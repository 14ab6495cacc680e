import type { Message } from '@outrider/contract/inbox/message';
import { Avatar } from '../../../ui/avatar.tsx';
import { type ButtonPartProps, Row, Text } from '../../../ui/layout/layout.tsx';
import { nameOf } from '../shared/marks.ts';

type FoldedMessageProps = ButtonPartProps & {
  message: Message;
  /** Whose it is, where that is not the sender's name. */
  name?: string;
  when: string;
};

/** A message of a thread in one line; touched, it opens. */
export function FoldedMessage({ message, name = nameOf(message.sender), when, ...props }: FoldedMessageProps) {
  const { sender, summary, receivedDate, flags } = message;
  return (
    <Row
      type="button"
      as="button"
      gap={3}
      width="100%"
      border="bottom"
      textAlign="left"
      aria-expanded={false}
      {...props}
    >
      <Avatar name={nameOf(sender)} picture="" />
      <span className={`${flags.read ? 'medium' : 'strong'} ellipsis`}>{name}</span>
      <Text grow minWidth={0} className="muted ellipsis">
        {summary}
      </Text>
      <Text as="time" rigid className="muted small" dateTime={receivedDate}>
        {when}
      </Text>
    </Row>
  );
}
