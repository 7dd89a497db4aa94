import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { copyText } from '@site/src/code';
import { PartBoundary } from '@site/src/dialog';
import { useTranslate } from '@site/src/i18n';
import { createMenuFocus } from '@site/src/navigation';
import { SITE_BRANCH, SITE_REPOSITORY } from '@site/src/products';
import { encodeState } from '../link-state/codec';
import { formatDemoHash } from '../link-state/format-demo-hash';
import type { DemoState } from '../link-state/demo-state';
import { demoIssueUrl } from '../island-app/demo-issue';
import { demoSourceUrl } from '../source-url';
import type { ToolAction } from './tool-actions';
import styles from './MoreMenu.module.css';

/** What the menu acts on. */
export interface MoreActions {
  name: string;
  /** URL of the demo's source pages, without extension. */
  source: string;
  /** Actions that are menu items if the toolbar is too narrow for their buttons. */
  tools: readonly ToolAction[];
  /** The current state of the demo. */
  getState: () => DemoState;
  /** Shows the result of an action to the reader. */
  onNotice: (text: string) => void;
}

/** Props of the menu. */
export interface MoreMenuProps extends MoreActions {
  /** Receives focus when the menu closes. */
  button: RefObject<HTMLElement | null>;
  /** Called to close the menu. */
  onClose: () => void;
}

/** Width at which DemoToolbar.module.css hides the buttons of some actions. */
const NARROW = '(width < 600px)';

function linkTo(hash: string): string {
  return new URL(hash, window.location.href).href;
}

/** Less frequent actions: source file, links to the demo, reporting an issue. */
export function MoreMenu(props: MoreMenuProps) {
  const close = () => {
    props.button.current?.focus();
    props.onClose();
  };
  return (
    <PartBoundary
      takesFocus
      onClose={close}
      frame={(notice) => <div className={styles.menu}>{notice}</div>}
    >
      <Menu {...props} />
    </PartBoundary>
  );
}

function Menu({ name, source, tools, getState, onNotice, button, onClose }: MoreMenuProps) {
  const t = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const [moveFocus] = useState(createMenuFocus);
  const [isNarrow] = useState(() => window.matchMedia(NARROW).matches);
  const [isAbove, setIsAbove] = useState(false);
  useLayoutEffect(() => {
    const { bottom, height } = menu.current!.getBoundingClientRect();
    const { top } = button.current!.getBoundingClientRect();
    setIsAbove(bottom > document.documentElement.clientHeight && top > height);
  }, [button]);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, []);

  const leave = () => {
    button.current?.focus();
    onClose();
  };
  const copyLink = async (hash: string | null) => {
    leave();
    if (hash === null) {
      onNotice(t('demoLink.tooLong'));
      return;
    }
    const url = linkTo(hash);
    const copied = await copyText(url);
    onNotice(copied ? t('demo.linkCopied') : t('demo.linkNotCopied', { url }));
  };
  const copies = {
    JS: () => formatDemoHash({ name, variant: 'JS' }),
    TS: () => formatDemoHash({ name, variant: 'TS' }),
    state: () => {
      const now = getState();
      const state = encodeState(now);
      return state === null ? null : formatDemoHash({ name, variant: now.variant, state });
    },
  } as const;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else {
      moveFocus(event.nativeEvent, [
        ...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]'),
      ]);
    }
  };
  // A click on the button toggles the menu itself.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) {
      onClose();
    }
  };

  const link = (href: string, label: string) => (
    // eslint-disable-next-line @docusaurus/no-html-links -- an external link
    <a
      className={styles.item}
      role="menuitem"
      tabIndex={-1}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={leave}
    >
      {label}
    </a>
  );
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('demo.more')}
      className={styles.menu}
      data-above={isAbove ? '' : undefined}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      {isNarrow &&
        tools.map(({ id, label, run, intentProps }) => (
          <button
            key={id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            onClick={() => {
              leave();
              run();
            }}
            {...intentProps}
          >
            {label}
          </button>
        ))}
      {link(
        demoSourceUrl(source, { repository: SITE_REPOSITORY, branch: SITE_BRANCH }),
        t('demo.viewSource'),
      )}
      {(['JS', 'TS', 'state'] as const).map((what) => (
        <button
          key={what}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => void copyLink(copies[what]())}
        >
          {t(`demo.copyLink.${what}`)}
        </button>
      ))}
      {link(demoIssueUrl(name, window.location), t('demo.reportIssue'))}
    </div>
  );
}
