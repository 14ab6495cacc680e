import { DISCARDED_DRAFT_DAYS } from '@outrider/contract/compose/drafts';
import type { Kept } from '../../platform/sweep.job.ts';
import './compose.tables.ts';

/** Drafts that were sent or thrown away. One that is open stays for ever. */
export const KEPT_BY_COMPOSE: Kept[] = [{ table: 'drafts', since: 'ended_at', days: DISCARDED_DRAFT_DAYS }];
