import { Component } from 'react';
import type { ReactNode } from 'react';
import { track } from '@site/src/telemetry/analytics';
import { LiveAd } from './LiveAd';
import { isBot } from './is-bot';

interface AdBoundaryProps {
  children: ReactNode;
  /** Called after a crash. */
  onEmpty: () => void;
}

/** Renders nothing if an ad throws, and counts the crash. */
class AdBoundary extends Component<AdBoundaryProps, { hasCrashed: boolean }> {
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

interface Props {
  /** Ratio of displays that are counted, 0 to 1. */
  displayRatio: number;
  /** Product of the page, which its ads don't advertise. */
  path?: string;
  /** Called when the slot stays empty, so its room can be given back. */
  onEmpty: () => void;
}

/** The content of an ad slot, rendered only in the browser; an empty span for bots. */
export function Ad({ displayRatio, path, onEmpty }: Props) {
  if (isBot(navigator.userAgent)) {
    return <span />;
  }
  return (
    <AdBoundary onEmpty={onEmpty}>
      <LiveAd displayRatio={displayRatio} path={path} onEmpty={onEmpty} />
    </AdBoundary>
  );
}
