import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { adOrigins } from '../../src/ads/network-config';
import { analyticsOrigins } from '../../src/analytics/sink-config';
import { htmlFiles } from '../html-files';
import { inlineScripts } from './inline-scripts';

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The Content-Security-Policy of the site.
 *
 * @param scripts - Inline scripts that may run; all others are blocked.
 * @param services - Additional origins that pages may fetch from.
 * @param partners - Additional origins that pages may load scripts and images from.
 * @returns The value of the header.
 */
export function contentSecurityPolicy(
  scripts: Iterable<string>,
  services: readonly string[] = [],
  partners: readonly string[] = [],
): string {
  const hashes = new Set(Array.from(scripts, hashSource));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...[...hashes].sort(), ...partners].join(' '),
    // Emotion adds <style> elements at run time, so their hashes cannot be known.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...partners].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services, ...partners].join(' '),
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // Demos open in online editors by posting a form.
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
  ].join('; ');
}

/** Origins of the configured services: Algolia's search. */
function servicesOf({ DOCSEARCH_APP_ID: id }: NodeJS.ProcessEnv): string[] {
  return id ? [`https://${id}-dsn.algolia.net`, 'https://*.algolianet.com'] : [];
}

/**
 * The Content-Security-Policy of a built site. It allows the inline scripts of its pages and the
 * services configured in `process.env`, which must be the same as during the build.
 *
 * @param dir - Folder of the built site.
 * @throws If the folder cannot be read.
 */
export function contentSecurityPolicyOf(dir: string): string {
  const scripts = new Set<string>();
  for (const file of htmlFiles(dir)) {
    for (const script of inlineScripts(readFileSync(path.join(dir, file), 'utf8'))) {
      scripts.add(script);
    }
  }
  const partners = [...adOrigins(process.env), ...analyticsOrigins(process.env)];
  return contentSecurityPolicy(scripts, servicesOf(process.env), partners);
}
