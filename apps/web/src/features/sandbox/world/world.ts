import { getBoxRecording, revokeBoxedConsent } from '@outrider/contract/sandbox/world';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** What was done to the world since it began, as a file. */
export const useSaveRecording = () =>
  useMutation(
    {
      mutationFn: () => call(getBoxRecording, {}),
      onSuccess: (recording) =>
        saveFile(`sandbox-${recording.seed}.json`, 'application/json', `${JSON.stringify(recording, null, 2)}\n`),
    },
    queryClient,
  );

export const useRevokeConsent = () =>
  useMutation(
    { mutationFn: (address: string) => call(revokeBoxedConsent, { address }, { silent: true }) },
    queryClient,
  );
