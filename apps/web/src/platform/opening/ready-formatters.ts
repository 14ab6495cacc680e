import { formatDate, formatNumber } from '../format.ts';
import { zoneHere } from '../time/format-time.ts';
import { ownTurn } from './own-turn.ts';

/**
 * A browser reads its tables of numbers and of dates when they are first used, 10 to 25 ms each. Called while the first answers are
 * under way, so that drawing them does not wait for it.
 */
export async function readyFormatters(): Promise<void> {
  await ownTurn();
  formatNumber(0);
  await ownTurn();
  formatDate(0, { timeZone: zoneHere() });
}
