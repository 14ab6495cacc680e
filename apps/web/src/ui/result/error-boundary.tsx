import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isLoadError } from '../../platform/load-error.ts';
import { LoadFailedPage } from './load-failed-page.tsx';
import { UpgradingPage } from './result-pages.tsx';

/** The last net, around the router itself. React offers this only as a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: 'bug' | 'load' | undefined }> {
  override state: { failed: 'bug' | 'load' | undefined } = { failed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: isLoadError(error) ? 'load' : 'bug' };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (this.state.failed === 'load') return <LoadFailedPage />;
    return this.state.failed ? <UpgradingPage /> : this.props.children;
  }
}
