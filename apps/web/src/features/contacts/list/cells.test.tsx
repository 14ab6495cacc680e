// @vitest-environment jsdom
import type { Contact } from '@outrider/contract/contacts/contact';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { EventCell, WhenCell } from './cells.tsx';

beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('contacts');
});
afterEach(cleanup);

const newest = { event: 'added', at: '2026-11-16T08:00:00.000Z', about: 'import' } as const;
const older = { event: 'replied', at: '2026-11-12T08:00:00.000Z', about: '' } as const;
const oldest = { event: 'verified', at: '2026-10-02T08:00:00.000Z', about: 'VALID' } as const;
const before = { reason: 'manual', at: '2026-01-01T08:00:00.000Z' } as const;

/** As the list answers them, newest first. */
const ROWS = [
  { lastEvent: newest, suppressed: null },
  { lastEvent: older, suppressed: before },
  { lastEvent: oldest, suppressed: null },
] as Contact[];

test('When shows the moment the list is sorted by, of people who were never written to as well', () => {
  render(
    <>
      {ROWS.map((contact) => (
        <WhenCell key={contact.lastEvent?.at} contact={contact} />
      ))}
    </>,
  );
  expect(screen.getAllByRole('time').map((cell) => cell.textContent)).toEqual(['Nov 16', 'Nov 12', 'Oct 02']);
});

test('the last event is named beside its moment, and a suppression with the day it began', () => {
  render(
    <>
      {ROWS.map((contact) => (
        <EventCell key={contact.lastEvent?.at} contact={contact} />
      ))}
    </>,
  );
  expect(screen.getByText('Added')).toBeTruthy();
  expect(screen.getByText('Address verified')).toBeTruthy();
  expect(screen.getByText('Suppressed: manually').title).toContain('Jan 01, 2026');
});
