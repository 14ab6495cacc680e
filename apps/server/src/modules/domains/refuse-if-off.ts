import { AppError } from '@outrider/contract/errors';
import type { DomainsDeps } from './domains-deps.ts';

export function refuseIfOff({ isOn }: Pick<DomainsDeps, 'isOn'>): void {
  if (!isOn()) throw new AppError('billingIsOff');
}
