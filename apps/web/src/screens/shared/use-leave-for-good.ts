import { useNavigate } from 'react-router';
import { signOutHere } from '../../features/identity/sign-out.ts';
import { paths } from '../../paths/paths.ts';
import type { Carried } from './carried.ts';

/** After an account was deleted: the sign-in page says so. */
export function useLeaveForGood(): () => void {
  const navigate = useNavigate();
  return () => {
    signOutHere();
    void navigate(paths.sign.signIn, { state: { email: '', isDeleted: true } satisfies Carried });
  };
}
