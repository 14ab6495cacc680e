import { type NewUnit, STAGES } from '../store/units.repository.ts';

export const addressUnit = (rowId: string): NewUnit => ({
  kind: 'address',
  source: 'crawler',
  subject: rowId,
  asked: { rowId },
  stage: STAGES.address,
  turn: 0,
  priceMicros: 0,
});
