import type { JSX as ReactJsx } from 'react';
import type { SpeedOptions } from 'docusaurus-speed';

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Docusaurus's types need the one that React 19 no longer declares.
  namespace JSX {
    type Element = ReactJsx.Element;
    type ElementType = ReactJsx.ElementType;
    type IntrinsicElements = ReactJsx.IntrinsicElements;
    type ElementClass = ReactJsx.ElementClass;
  }
}

export const options: SpeedOptions = { 'window-size': { desktop: 1200 }, 'lean-links': false };

// @ts-expect-error A patch without options is on or off.
export const wrong: SpeedOptions = { 'head-hold': {} };
