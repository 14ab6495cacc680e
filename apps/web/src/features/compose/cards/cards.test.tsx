// @vitest-environment jsdom
import type { Card } from '@outrider/mail-kit/cards/card';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { MeetingDialog } from './meeting-dialog.tsx';
import { ThankYouDialog } from './thank-you-dialog.tsx';

beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('cards');
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a meeting is inserted with the moment its zone means, for the people of the mail', () => {
  const inserted: Card[] = [];
  render(
    <MeetingDialog
      organizer={{ name: 'Maya', email: 'maya@harborline.test' }}
      attendees={[{ name: 'Katrin', email: 'katrin@nordkai.test' }]}
      timeZone="Europe/Berlin"
      onInsert={(card) => inserted.push(card)}
      onClose={() => {}}
    />,
  );
  const insert = screen.getByText('Insert');
  fireEvent.click(insert);
  expect(screen.getByRole('alert').textContent).toBe('Enter a name first.');
  expect(inserted).toEqual([]);
  type('Subject', 'Three invoices');
  type('Date', '2026-11-19');
  type('Time', '14:00');
  fireEvent.click(insert);
  expect(inserted[0]?.ics).toContain('DTSTART;TZID=Europe/Berlin:20261119T140000');
  // Lines are folded (RFC 5545, 3.1).
  expect(inserted[0]?.ics?.replaceAll('\r\n ', '')).toContain('mailto:katrin@nordkai.test');
  expect(inserted[0]?.html).toContain('Three invoices');
});

test('a thank-you card holds what was typed', () => {
  const inserted: Card[] = [];
  render(<ThankYouDialog from="Maya" onInsert={(card) => inserted.push(card)} onClose={() => {}} />);
  type('Message', 'The quick answer');
  fireEvent.click(screen.getByText('Insert'));
  expect(inserted[0]?.text).toBe('Thank you\n\nThe quick answer\n\nMaya');
});
