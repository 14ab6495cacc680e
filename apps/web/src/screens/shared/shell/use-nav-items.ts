import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { firstStepsQuery } from '../../../api/first-steps.ts';
import { useFirstStepsAway } from '../../../features/first-steps/put-away.ts';
import { isNewcomer } from '../../../features/first-steps/steps-of.ts';
import { paths } from '../../../paths/paths.ts';
import { isUnder } from '../../../paths/redirect.ts';
import { config } from '../../../platform/app-config.ts';
import { NAV_ITEMS } from './nav-items.ts';

/** The menu; first steps stand in it while the user is new here, and while one is there. */
export function useNavItems() {
  const { pathname } = useLocation();
  const isAway = useFirstStepsAway();
  const { data: facts } = useQuery({ ...firstStepsQuery, enabled: !isAway });
  const isOpen = !isAway && facts !== undefined && isNewcomer(facts, config.world);
  const showsStart = isOpen || isUnder(pathname, paths.start);
  return NAV_ITEMS.filter(({ key }) => key !== 'start' || showsStart);
}
