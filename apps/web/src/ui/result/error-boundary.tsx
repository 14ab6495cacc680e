import { Component, type ErrorInfo, type ReactNode } from 'react';
import { UpgradingPage } from './result-pages.tsx';

/** The last net, around the router itself. React offers this only as a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <UpgradingPage /> : this.props.children;
  }
}
