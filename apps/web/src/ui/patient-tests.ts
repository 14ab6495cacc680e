// Only where there is a page: the others would load the library for nothing.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // How long something may take is judged by the benches.
  configure({ asyncUtilTimeout: 60_000 });
}

export {};
