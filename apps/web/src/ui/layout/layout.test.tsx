// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Box, Grid, Panel, Row, Stack, Text } from './layout.tsx';

const shown = () => screen.getByTestId('part');
const variable = (name: string) => shown().style.getPropertyValue(`--part-${name}`);

test('a part counts its gaps and padding in steps of four pixels', () => {
  render(<Row data-testid="part" gap="1 1.5" pad="2 4" />);
  expect(variable('gap')).toBe('4px 6px');
  expect(variable('pad')).toBe('8px 16px');
});

test('a part keeps its size in pixels and its margins automatic where set so', () => {
  render(<Box data-testid="part" width="100%" minWidth={0} maxWidth={320} before="auto" />);
  expect([variable('width'), variable('minWidth'), variable('maxWidth')]).toEqual(['100%', '0px', '320px']);
  expect(variable('before')).toBe('auto');
});

test('colours of a part are the tokens of the theme', () => {
  render(<Text data-testid="part" as="p" tone="muted" surface="amber" border="top" borderTone="amber" />);
  expect(shown().tagName).toBe('P');
  expect(variable('tone')).toBe('var(--text-3)');
  expect(variable('surface')).toBe('var(--amber-bg)');
  expect(variable('border')).toBe('var(--amber-line)');
});

test('a panel has the border, the corners and the surface of a panel', () => {
  render(<Panel data-testid="part" />);
  expect(variable('border')).toBe('var(--line)');
  expect(variable('rounded')).toBe('var(--radius)');
  expect(variable('surface')).toBe('var(--bg-raised)');
});

test('what says nothing of the look goes to the element as it is', () => {
  render(
    <Stack
      as="section"
      data-testid="part"
      aria-label="Totals"
      id="totals"
      className="secondary"
      style={{ order: 2 }}
    />,
  );
  expect(shown().id).toBe('totals');
  expect(shown().className).toContain('secondary');
  expect(shown().style.order).toBe('2');
  expect(variable('gap')).toBe('8px');
  expect(screen.getByRole('region', { name: 'Totals' })).toBe(shown());
});

test('a switch that is off leaves no trace', () => {
  render(<Grid data-testid="part" columns="1fr auto" wraps={false} cut />);
  expect(variable('columns')).toBe('1fr auto');
  expect(shown().className).toContain('cut');
  expect(shown().className).not.toContain('wraps');
  expect(shown().getAttribute('wraps')).toBeNull();
});

test('what is different in a narrow window has classes and variables of its own', () => {
  render(<Grid data-testid="part" columns="1fr 1fr" pad={6} narrow={{ columns: '1fr', pad: '2 4', wraps: true }} />);
  expect(variable('columns')).toBe('1fr 1fr');
  expect(shown().style.getPropertyValue('--narrow-columns')).toBe('1fr');
  expect(shown().style.getPropertyValue('--narrow-pad')).toBe('8px 16px');
  expect(shown().className).toContain('narrow-wraps');
  expect(shown().getAttribute('narrow')).toBeNull();
});
