import { profileUpdate, type UserInfo } from '@outrider/contract/user';
import { z } from 'zod';
import { drafts } from '../../../platform/drafts.ts';

export const PROFILE_FIELDS = ['name', 'companyName', 'website', 'avatar'] as const;
export type ProfileValues = Pick<UserInfo, (typeof PROFILE_FIELDS)[number]>;

export const profileForm = profileUpdate
  .pick({ name: true, companyName: true, website: true, avatar: true })
  .required();

const DRAFT = 'profile';
const profileDraft = z.object({ name: z.string(), companyName: z.string(), website: z.string(), avatar: z.string() });

export const profileValuesOf = ({ name, companyName, website, avatar }: ProfileValues): ProfileValues => ({
  name,
  companyName,
  website,
  avatar,
});

/** What was typed and not saved yet. */
export const keptProfile = {
  read: () => drafts.read(DRAFT, profileDraft),
  write: (typed: ProfileValues) => drafts.write(DRAFT, profileValuesOf(typed)),
  clear: () => drafts.clear(DRAFT),
};
