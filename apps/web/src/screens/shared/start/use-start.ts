import type { Practice } from '@outrider/contract/practice';
import { useMutation, useQuery } from '@tanstack/react-query';
import { createReadyCampaign } from '../../../api/campaigns/write-campaign.ts';
import { firstStepsQuery } from '../../../api/first-steps.ts';
import {
  practiceFileMutation,
  practiceQuery,
  takeMailboxesMutation,
  takePeopleMutation,
} from '../../../api/practice.ts';
import { nextStep, stepsOf } from '../../../features/first-steps/steps-of.ts';
import { config } from '../../../platform/app-config.ts';
import { downloadCsvText } from '../../../platform/files/csv.ts';
import { queryClient } from '../../../platform/query-client.ts';

const ASK_EVERY_MS = 3_000;
const ASK_OFTEN_EVERY_MS = 1_000;

/** What was done shows in the menu, in lists and in numbers all over. */
const refreshAll = () => queryClient.invalidateQueries();

/** How far the workspace is, read again and again while the page is open. */
export function useStart() {
  const asked = useQuery({ ...firstStepsQuery, refetchInterval: ASK_EVERY_MS });
  const { data: practice } = useQuery({
    ...practiceQuery,
    enabled: config.world === 'box',
    refetchInterval: ({ state: { data } }) => (isArriving(data) ? ASK_OFTEN_EVERY_MS : false),
  });
  const steps = asked.data && stepsOf(asked.data, config.world, isArriving(practice));
  return {
    asked,
    facts: asked.data,
    practice,
    isArriving: isArriving(practice),
    steps,
    next: steps && nextStep(steps),
  };
}

const ON_THE_WAY: readonly string[] = ['uploading', 'reading', 'mapping', 'running'];
/** Until each of them is a contact and verified; a user who does not want to wait for that goes on. */
function isArriving(practice: Practice | undefined): boolean {
  if (!practice?.people.import) return false;
  const { import: run, contacts, valid } = practice.people;
  return ON_THE_WAY.includes(run.state) || valid < contacts;
}

/** The steps that one click does. */
export const useTakeMailboxes = () => useMutation(takeMailboxesMutation);

export const useTakePeople = () => useMutation(takePeopleMutation);

export const useGetPeopleFile = () =>
  useMutation({
    ...practiceFileMutation,
    // The download writes the ending and the mark of order itself.
    onSuccess: ({ fileName, text }) => downloadCsvText(fileName.replace(/\.csv$/, ''), text.replace(/^\uFEFF/, '')),
  });

export const useMakeCampaign = (zone: string, onMade: (campaignId: string) => void) =>
  useMutation({
    mutationFn: () => createReadyCampaign({ zone }),
    onSuccess: ({ campaignId }) => onMade(campaignId),
    onSettled: refreshAll,
  });
