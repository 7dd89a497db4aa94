import type { DemoLink } from '../page/demo-hash';

const EXTENSIONS = { TS: '.tsx', JS: '.js' } as const;

/** Formats the hash of a link to a demo; the inverse of `parseDemoHash`. */
export function formatDemoHash({ name, variant, state }: DemoLink): string {
  return `#${name}${variant ? EXTENSIONS[variant] : ''}${state === undefined ? '' : `?s=${state}`}`;
}
