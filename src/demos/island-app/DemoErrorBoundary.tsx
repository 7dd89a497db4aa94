import { Component } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { demoIssueUrl } from './demo-issue';
import { focusStart } from '@site/src/foundation/browser/focus-start';
import styles from './DemoErrorBoundary.module.css';

interface Props {
  name: string;
  /** Input of the demo; the boundary retries when it changes. */
  inputs?: unknown;
  /** Called if the demo crashes before it has rendered once. */
  onUnrendered?: () => void;
  /** Called when the reader resets a crashed demo. */
  onReset?: () => void;
  children: ReactNode;
}

interface State {
  error: Error | null;
  /** Number of resets; each one remounts the demo. */
  attempt: number;
}

/** Shows the error of a crashed demo with a reset button, and keeps the rest of the page working. */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount() {
    if (this.state.error) {
      this.props.onUnrendered?.();
    }
  }

  override componentDidUpdate({ inputs }: Props) {
    if (this.state.error && inputs !== this.props.inputs) {
      this.tryAgain();
    }
  }

  reset = ({ currentTarget }: MouseEvent) => {
    // The button is about to disappear.
    const stage = currentTarget.closest<HTMLElement>('[role=group]');
    if (stage) {
      focusStart(stage);
    }
    this.props.onReset?.();
    this.tryAgain();
  };

  tryAgain() {
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }));
  }

  override render() {
    const { error, attempt } = this.state;
    if (error) {
      return <CrashPanel name={this.props.name} message={error.message} onReset={this.reset} />;
    }
    return <DemoInstance key={attempt}>{this.props.children}</DemoInstance>;
  }
}

interface CrashPanelProps {
  name: string;
  message: string;
  onReset: (event: MouseEvent) => void;
}

function CrashPanel({ name, message, onReset }: CrashPanelProps) {
  const t = useTranslate();
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.title}>{t('demo.crashed', { name })}</p>
      <pre className={styles.message}>{message}</pre>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={onReset}>
          {t('demo.reset')}
        </button>
        {/* eslint-disable-next-line @docusaurus/no-html-links -- an external link */}
        <a
          className={styles.action}
          href={demoIssueUrl(name, window.location, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('demo.reportError')}
        </a>
      </div>
    </div>
  );
}

function DemoInstance({ children }: { children: ReactNode }) {
  return children;
}
