import { AppError } from '@outrider/contract/errors';
import type { ProfileUpdate, UserInfo } from '@outrider/contract/user';
import type { Scope } from '../../platform/db.ts';
import type { IdentityDeps, PlanOf } from './identity-deps.ts';
import { changeUser, findUser, type UserRow, type UserScope } from './users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'cache' | 'planOf' | 'planNow'>;
type Plan = NonNullable<Awaited<ReturnType<PlanOf>>>;

/** What was made of a remembered row and a remembered plan; both are replaced, never changed. */
const made = new WeakMap<UserRow, { plan: Plan; info: Readonly<UserInfo> }>();

export async function userInfo(deps: Deps, { workspaceId, userId }: UserScope): Promise<Readonly<UserInfo>> {
  const { db, cache } = deps;
  const [user, plan] = await Promise.all([
    cache.get('user', userId, () => findUser(db, { workspaceId, userId })),
    currentPlan(deps, { workspaceId }),
  ]);
  if (!user || !plan) throw new AppError('loginExpired');
  const known = made.get(user);
  if (known?.plan === plan) return known.info;
  const info = Object.freeze(describeUser(user, plan));
  made.set(user, { plan, info });
  return info;
}

/** A new month starts the counts again without any row changing. */
async function currentPlan({ cache, planOf, planNow }: Deps, scope: Scope): Promise<Plan | undefined> {
  const load = () => cache.get('workspace', scope.workspaceId, () => planOf(scope));
  const plan = await load();
  const at = planNow();
  if (!plan?.quota.some(({ resetAt }) => resetAt !== null && new Date(resetAt) <= at)) return plan;
  cache.forget('workspace', scope.workspaceId);
  return load();
}

const describeUser = (user: UserRow, { plan, quota }: Plan): UserInfo => ({
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
  plan,
  quota,
  quotaCountInfoList: quota,
});

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

export async function updateProfile(deps: Deps, scope: UserScope, update: ProfileUpdate): Promise<Readonly<UserInfo>> {
  const given = Object.entries(update).filter(([, value]) => value !== undefined);
  const change = Object.fromEntries(given.map(([field, value]) => [COLUMNS[field as keyof ProfileUpdate], value]));
  await changeUser(deps.db, scope, change);
  deps.cache.forget('user', scope.userId);
  // The month of the quotas begins by the owner's clock.
  if (update.timeZone !== undefined) deps.cache.forget('workspace', scope.workspaceId);
  return userInfo(deps, scope);
}
