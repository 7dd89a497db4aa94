import type { SpeedOptions } from 'docusaurus-speed';

export const options: SpeedOptions = { 'window-size': { desktop: 1200 }, 'lean-links': false };

// @ts-expect-error A patch without options is on or off.
export const wrong: SpeedOptions = { 'head-hold': {} };
