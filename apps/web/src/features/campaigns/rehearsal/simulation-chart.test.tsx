// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { standInForBrowser } from '../testing.tsx';
import { aSimulation } from './rehearsal-testing.ts';
import { SimulationChart } from './simulation-chart.tsx';

const DAY = 86_400_000;

test('arrow keys move the moment by days, with Shift by hours, and Home and End to both ends', async () => {
  standInForBrowser();
  await startI18n();
  await i18n.loadNamespaces('rehearsal');
  const { days } = aSimulation();
  const at = Date.parse('2026-11-18T12:00:00Z');
  const moved: number[] = [];
  render(<SimulationChart days={days} at={at} onMove={(to) => moved.push(to)} />);
  const line = screen.getByRole('slider', { name: 'Point in the rehearsal' });
  expect(line.getAttribute('aria-valuenow')).toBe('1');
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x']) fireEvent.keyDown(line, { key });
  fireEvent.keyDown(line, { key: 'ArrowRight', shiftKey: true });
  expect(moved).toEqual([
    at + DAY,
    at - DAY,
    Date.parse('2026-11-17T00:00:00Z'),
    Date.parse('2026-11-20T00:00:00Z') - 1,
    at + DAY / 24,
  ]);
});
