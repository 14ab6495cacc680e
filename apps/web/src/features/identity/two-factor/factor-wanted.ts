import * as identityErrors from '@outrider/contract/errors/identity';
import { type FactorWanted, factorWanted } from '@outrider/contract/identity/two-factor';
import type { ApiError } from '../../../platform/create-call.ts';

const ASKS_FOR_FACTOR: (number | string)[] = [identityErrors.twoFactorNeeded.code, identityErrors.twoFactorWrong.code];

/** What a refused sign-in asks for; undefined when it was refused for another reason. */
export function factorWantedBy({ code, data }: ApiError): FactorWanted | undefined {
  return ASKS_FOR_FACTOR.includes(code) ? factorWanted.safeParse(data).data : undefined;
}
