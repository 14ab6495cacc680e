import { clockIn, momentIn } from '@outrider/mail-kit/zones/zoned-time';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readFirstSteps } from '../../../api/first-steps.ts';
import { getBoxState, moveBoxClock } from '../../../api/sandbox/sandbox.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { now } from '../../../platform/time/world-time.ts';

const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = 250;
/** Further nobody waits for an answer, or a campaign of a month for its end. */
const HOURS_MAX = 35 * 24;
const MORNING_HOUR = 9;

export type Passage = 'toReply' | 'tomorrow' | 'toEnd';
const STEP_HOURS: Record<Passage, number> = { toReply: 1, tomorrow: 0, toEnd: 12 };

const readFacts = () => readFirstSteps({});

/** Lets time pass in the box until something came, in steps in which everything happens at its time. */
export function usePassTime(timeZone: string) {
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const passing = useMutation({
    mutationFn: async (passage: Passage) => {
      isStopped.current = false;
      if (passage === 'tomorrow') return passOn(msUntilMorning(timeZone));
      const before = await readFacts();
      for (let hours = 0; hours < HOURS_MAX && !isStopped.current; hours += STEP_HOURS[passage]) {
        await passOn(STEP_HOURS[passage] * HOUR_MS);
        const { replies, campaign } = await readFacts();
        const isThere = passage === 'toReply' ? replies.count > before.replies.count : false;
        if (isThere || campaign?.status !== 'progressing') return;
      }
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    pass: passing.mutate,
    isPassing: passing.isPending,
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Answers when the time has come and what was due on the way is done. */
async function passOn(skipMs: number): Promise<void> {
  let { passesTo } = await moveBoxClock({ skipMs });
  while (passesTo !== null) {
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
    ({ passesTo } = await getBoxState({}));
  }
  await queryClient.invalidateQueries({ queryKey: ['firstSteps'] });
  await queryClient.invalidateQueries({ queryKey: ['campaigns'] });
}

function msUntilMorning(timeZone: string): number {
  const at = now();
  const today = clockIn(at, timeZone);
  const morning = momentIn({ ...today, day: today.day + 1, hour: MORNING_HOUR, minute: 0 }, timeZone);
  return morning.getTime() - at.getTime();
}
