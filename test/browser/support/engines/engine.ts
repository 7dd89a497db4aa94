/** The browser engines that the site is tested in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

/** A browser tab with its own storage, as each engine implements it. `Tab` adds waiting to it. */
export interface EngineTab {
  /** Starts to load a page. May return before the page has replaced the previous one. */
  navigate: (url: string) => Promise<void>;
  /** Starts to reload the page. */
  reload: () => Promise<void>;
  /**
   * Evaluates an expression.
   *
   * @param expression - Must have a JSON value.
   * @param frame - Selector of the frame to evaluate it in; the page by default.
   */
  evaluate: (expression: string, frame?: string) => Promise<unknown>;
  /** Clicks with the mouse, at coordinates of the viewport in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys together. */
  press: (keys: readonly Key[]) => Promise<void>;
  /** Types a text with the keyboard. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Keys that tests press, named as in `KeyboardEvent.key`. */
export type Key = 'Control' | 'Enter' | 'a' | 'k';

/** Size of a page's viewport in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser. */
export interface EngineBrowser {
  /** Opens a tab. The default size is that of a desktop; only Chromium and Firefox keep it exactly. */
  newTab: (size?: Size) => Promise<EngineTab>;
  close: () => Promise<void>;
}
