import type { RefObject } from 'react';
import type { DemoLink } from '../link-state/demo-hash';
import type { DemoProps } from '../types';

/** What the stage of the page shows of a demo. */
export interface StageState {
  /** Whether the demo stands in a frame, and not in the page. */
  framed: boolean;
  /** Whether an edited version stands in its place. */
  covered: boolean;
  /** Counts the reader's resets; each one mounts the demo anew. */
  generation: number;
}

/** A link to the demo that the reader followed. */
export interface FollowedLink extends DemoLink {
  /** Whether its language is the reader's choice: the first page of a visit opens in it only. */
  isChoice: boolean;
}

/** What the page gives the viewer of a demo, which is a React root of its own. */
export interface ViewerProps extends Omit<DemoProps, 'load' | 'server'> {
  /** Path of the site, without the slash at its end. */
  basePath: string;
  /** Element of the page that the demo stands in. */
  stage: RefObject<HTMLElement | null>;
  /** Empty element at its end, for a frame or an edited version. */
  stageEnd: RefObject<HTMLElement | null>;
  /** Highlighted JSX, once it is known. */
  preview: string | null;
  link: FollowedLink | null;
  onStageChange: (state: StageState) => void;
  /** Takes the reader to another page of the site. */
  onFollow: (address: string) => void;
}
