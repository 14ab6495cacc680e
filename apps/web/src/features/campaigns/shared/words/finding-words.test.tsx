// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import words from '../../../../i18n/en/launch-check.json' with { type: 'json' };
import { startI18n } from '../../../../i18n/i18n.ts';
import { useFindingWords } from './finding-words.ts';

beforeAll(startI18n);

test('everything the launch check finds is said in words', async () => {
  const { result } = renderHook(() => useFindingWords());
  await waitFor(() => expect(result.current).toBeTypeOf('function'));
  for (const finding of Object.keys(words)) {
    const shown = result.current({ check: 'name', severity: 'error', finding, values: {} });
    expect(shown.title, finding).not.toBe(finding);
    expect(shown.hint, finding).not.toBe('');
  }
});
