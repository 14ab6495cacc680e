// @vitest-environment jsdom
import { type FollowUp, moveFollowUp, undoFollowUp } from '@outrider/contract/campaigns/follow-ups';
import { addContact } from '@outrider/contract/contacts/contact';
import * as contactErrors from '@outrider/contract/errors/contacts';
import { type VerifyVerdict, verifyOne } from '@outrider/contract/verification/verification';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveCampaigns, show, standInForBrowser } from '../testing.tsx';
import { FollowUpLine } from './follow-up-line.tsx';

beforeEach(standInForBrowser);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ENROLLED: FollowUp = {
  followUpId: crypto.randomUUID(),
  label: 'notNow',
  state: 'enrolled',
  address: 'nora@nordkai.test',
  day: '2027-01-12',
  dayBy: 'named',
  words: '12 January',
  reason: '',
  campaignId: crypto.randomUUID(),
  campaign: 'Later',
  isVerified: false,
};

test('a follow-up says on which day it is and why, and can be moved and undone', async () => {
  const asked = serveCampaigns({
    [moveFollowUp.path]: () => ({ changed: true }),
    [undoFollowUp.path]: () => ({ changed: true }),
  });
  const onChanged = vi.fn<() => void>();
  await show(<FollowUpLine followUp={ENROLLED} onChanged={onChanged} />);
  expect(await screen.findByText(/^Follows up on .* in “Later”$/)).toBeTruthy();
  expect(screen.getByText('they wrote “12 January”')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Follow-up date'), { target: { value: '2027-02-01' } });
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(asked.map(({ path }) => path)).toEqual([moveFollowUp.path, undoFollowUp.path]);
});

const VALID: VerifyVerdict = {
  email: ENROLLED.address,
  category: 'VALID',
  reason: 'accepted',
  flags: [],
  mx: 'mx1.nordkai.test',
  code: 250,
  enhanced: '2.1.5',
  reply: 'OK',
  attempts: 1,
  meant: null,
};

test('a person who was named is only written to once their address is verified', async () => {
  const proposed: FollowUp = { ...ENROLLED, label: 'wrongPerson', state: 'proposed', day: null };
  const asked = serveCampaigns({
    [addContact.path]: () => {
      throw new Error('is a contact already', { cause: contactErrors.contactExists.code });
    },
    [verifyOne.path]: () => VALID,
  });
  const onChanged = vi.fn<() => void>();
  await show(<FollowUpLine followUp={proposed} onChanged={onChanged} />);
  expect(await screen.findByText('Their address is not verified yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send email' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Verify address' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(asked.map(({ path }) => path)).toEqual([addContact.path, verifyOne.path]);
  cleanup();
  await show(<FollowUpLine followUp={{ ...proposed, isVerified: true }} onChanged={() => {}} />);
  expect(await screen.findByRole('button', { name: 'Send email' })).toBeTruthy();
});
