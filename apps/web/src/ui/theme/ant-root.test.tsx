// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';

beforeAll(async () => {
  window.matchMedia = vi.fn().mockReturnValue({ matches: false, addEventListener: () => {}, addListener: () => {} });
  await startI18n();
});

test('a button keeps its name while it waits, and has no spinner left once the answer is there', async () => {
  const { AntRoot } = await import('./ant-root.tsx');
  const shown = (loading: boolean) => (
    <AntRoot>
      <Button loading={loading}>Add 3 leads</Button>
    </AntRoot>
  );
  const find = () => screen.getByRole('button', { name: 'Add 3 leads' });
  const { rerender } = render(shown(false));
  rerender(shown(true));
  expect(find().querySelector('[aria-hidden]')).not.toBeNull();
  rerender(shown(false));
  expect(find().textContent).toBe('Add 3 leads');
  expect(find().querySelector('[aria-hidden], [role=img]')).toBeNull();
});
