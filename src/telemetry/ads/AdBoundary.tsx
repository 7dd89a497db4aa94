import { Component } from 'react';
import type { ReactNode } from 'react';
import { track } from '@site/src/telemetry/analytics';

interface Props {
  children: ReactNode;
  /** Called after a crash. */
  onEmpty: () => void;
}

/** Renders nothing if an ad throws, and counts the crash. */
export class AdBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    track('ad', { action: 'crash', label: error instanceof Error ? error.name : 'unknown' });
    this.props.onEmpty();
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
