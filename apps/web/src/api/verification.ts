import { verifyOne } from '@outrider/contract/verification/verification';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';

export const verifyOneMutation = mutationOptions({
  mutationFn: (email: string) => call(verifyOne, { email }, { silent: true }),
});
