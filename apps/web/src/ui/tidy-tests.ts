import { afterAll, afterEach, vi } from 'vitest';

// Only where there is a page: the others would load the library for nothing.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // How long something may take is judged by the benches.
  configure({ asyncUtilTimeout: 60_000 });
  afterEach(cleanup);
}

// The files share a worker, and so the page, its storage and what was put in place of parts of it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // Put there by user-event, which takes it away only where the runner's hooks are global.
  Reflect.deleteProperty(navigator, 'clipboard');
});
