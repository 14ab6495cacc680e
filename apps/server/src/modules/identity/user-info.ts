import { AppError } from '@outrider/contract/errors';
import type { ProfileUpdate, UserInfo } from '@outrider/contract/user';
import type { IdentityDeps } from './identity-deps.ts';
import { changeUser, findUser, type UserScope } from './users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'cache' | 'planOf'>;

export async function userInfo({ db, cache, planOf }: Deps, { workspaceId, userId }: UserScope): Promise<UserInfo> {
  const [user, plan] = await Promise.all([
    cache.get('user', userId, () => findUser(db, { workspaceId, userId })),
    cache.get('workspace', workspaceId, () => planOf({ workspaceId })),
  ]);
  if (!user || !plan) throw new AppError('loginExpired');
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.verified_at !== null,
    name: user.name,
    companyName: user.company_name,
    website: user.website,
    avatar: user.avatar,
    language: user.language,
    timeZone: user.time_zone,
    dateFormat: user.date_format,
    weekStart: user.week_start,
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at?.toISOString() ?? null,
    plan: plan.plan,
    quota: plan.quota,
    quotaCountInfoList: plan.quota,
  };
}

const COLUMNS = {
  name: 'name',
  companyName: 'company_name',
  website: 'website',
  avatar: 'avatar',
  language: 'language',
  timeZone: 'time_zone',
  dateFormat: 'date_format',
  weekStart: 'week_start',
} as const satisfies Record<keyof ProfileUpdate, string>;

export async function updateProfile(deps: Deps, scope: UserScope, update: ProfileUpdate): Promise<UserInfo> {
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  const change = Object.fromEntries(given.map(([field, value]) => [COLUMNS[field as keyof ProfileUpdate], value]));
  await changeUser(deps.db, scope, change);
  deps.cache.forget('user', scope.userId);
  return userInfo(deps, scope);
}
