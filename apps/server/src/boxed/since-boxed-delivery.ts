import type { Box } from '@outrider/sandbox';

/** How long ago, by the box's clock, one of its hosts took a mail. */
export const sinceBoxedDelivery =
  ({ truth, now }: Pick<Box, 'truth' | 'now'>) =>
  ({ messageId }: { messageId: string }): number | undefined => {
    const [taken] = truth.accepted(messageId);
    return taken && Math.max(0, now().getTime() - taken.at.getTime());
  };
