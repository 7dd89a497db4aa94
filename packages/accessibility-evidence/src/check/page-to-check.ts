import type { Frame, Page } from 'playwright-core';
import type { KnownDemo, KnownPage } from '../compare/known-page';
import type { Condition } from '../types';
import type { Look } from './looks';

/** A tab that shows a demo. */
export interface DemoTab {
  readonly page: Page;
  /** The demo's document, which is in a frame of the page. */
  readonly frame: Frame;
  /** Shows another one. */
  open: (demo: DemoPlace) => Promise<void>;
}

/** The site whose demos are checked, and how its pages behave. */
export interface SiteToCheck {
  /** Its origin, such as `http://localhost:3000`. */
  url: string;
  /** The conditions that its pages can be shown in; all by default. */
  conditions?: readonly Condition[];
  /** Selector of what exists when a demo is interactive; by default, no request is open then. */
  ready?: string;
  /** Shows the open demo in a look, and waits until it does; `lookOfDocument` by default. */
  applyLook?: (tab: DemoTab, look: Look) => Promise<void>;
  /** Class names that name a part of a component in selectors, such as `/^Button-/`. */
  partClass?: RegExp;
}

/** Where a demo is. */
export interface DemoPlace {
  /** Path and query of the page that shows it, from the origin. */
  path: string;
  /** Selector of the element that contains it; `body` by default. */
  selector?: string;
  /**
   * Whether the page shows only the demo, so that what it renders outside of its element is checked
   * too, such as menus. By default, only without a `selector`.
   */
  alone?: boolean;
}

/** A demo to check. */
export interface DemoToCheck extends KnownDemo, DemoPlace {
  /**
   * Opens the demo on a page with nothing of the site. What fails there too belongs to the library.
   * Without it, all failures belong to the site.
   */
  openBare?: (tab: DemoTab) => Promise<void>;
}

/** A page whose demos are checked. */
export interface PageToCheck extends KnownPage {
  demos: readonly DemoToCheck[];
}
