import type { ComponentType, RefObject } from 'react';
import type { Fault } from 'docusaurus-demo-islands/connect';
import type { TranslationKey } from '@site/src/foundation/i18n';
import type { Edits } from '../edits/edits';
import type { FrameSettings } from '../frame/frame-settings';
import type { PlaygroundModule } from '../types';

/** The modules of the viewer that are loaded on demand. */
export interface Parts {
  /** The editor, and the stage for edited code. */
  editor: typeof import('../live/parts');
  frame: typeof import('../frame/FramedDemo');
  link: typeof import('../link-state/parts');
  menu: { MoreMenu: ComponentType<MoreMenuProps> };
  playground: PlaygroundModule;
}

/** Props of the menu at the end of the toolbar. */
export interface MoreMenuProps {
  /** The button that opens the menu. It receives focus when the menu closes. */
  button: RefObject<HTMLElement | null>;
}

/** The state of a demo that its viewer changes. */
export interface ViewerState {
  /** The reader's settings for the demo's frame; absent while the demo is in the page itself. */
  frame?: FrameSettings;
  /** Initial height of the frame in px: that of the demo in the page. */
  startHeight?: number;
  /** Whether an edited version replaces the demo. */
  covered?: boolean;
  edits: Edits;
  /** The error of the edited code. */
  fault?: Fault | null;
  /** Number of times that an editor was opened. */
  opened?: number;
  /**
   * Offset of the caret in an editor that the reader has just opened; absent for one that is shown
   * again, which doesn't take the focus.
   */
  caret?: number;
  /** Whether the complete source is shown; absent until the reader decides. */
  open?: boolean;
  /** Whether the source is opened once the editor is loaded, for edits from before a reload. */
  opensEditor?: boolean;
  /** Index of the selected file. */
  shown?: number;
  /** Compressed state from the followed link, until the reader runs or discards its code. */
  linkState?: string;
  menuOpen?: boolean;
  playgroundOpen?: boolean;
  /** A short message about the result of an action; a new object each time. */
  notice?: { text: TranslationKey; values?: Readonly<Record<string, string>> };
  /** The parts that are loaded. */
  parts: Partial<Parts>;
  /** How to retry loading the parts that failed to load. */
  retries?: Partial<Record<keyof Parts, () => void>>;
}
