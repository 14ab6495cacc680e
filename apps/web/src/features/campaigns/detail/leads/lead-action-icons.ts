import { CirclePause, CirclePlay, CircleX, RotateCcw, SkipForward, UserMinus } from 'lucide-react';
import type { LeadAction } from './use-operate-leads.ts';

export const LEAD_ACTION_ICONS: Record<LeadAction, typeof CircleX> = {
  stop: CircleX,
  moveOn: SkipForward,
  restart: RotateCcw,
  hold: CirclePause,
  release: CirclePlay,
  remove: UserMinus,
};
