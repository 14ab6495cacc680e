import { useMutation } from '@tanstack/react-query';
import { getBoxRecording, revokeBoxedConsent } from '../../../api/sandbox/world.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** What was done to the world since it began, as a file. */
export const useSaveRecording = () =>
  useMutation(
    {
      mutationFn: () => getBoxRecording({}),
      onSuccess: (recording) =>
        saveFile(`sandbox-${recording.seed}.json`, 'application/json', `${JSON.stringify(recording, null, 2)}\n`),
    },
    queryClient,
  );

export const useRevokeConsent = () =>
  useMutation({ mutationFn: (address: string) => revokeBoxedConsent({ address }) }, queryClient);
