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
 * @param scripts - Text of the inline scripts that may run; every other one is blocked.
 * @param services - Origins besides the site's own that pages may fetch from.
 * @param partners - Origins that pages may also take scripts and pictures from.
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
    // Emotion writes <style> elements while the page runs, whose hashes nobody knows beforehand.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...partners].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...services, ...partners].join(' '),
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    // A demo opens in a sandbox by a form that is sent there.
    "form-action 'self' https://codesandbox.io https://stackblitz.com",
  ].join('; ');
}

/** Origins of the services that the environment configures: Algolia's search. */
function servicesOf({ DOCSEARCH_APP_ID: id }: NodeJS.ProcessEnv): string[] {
  return id ? [`https://${id}-dsn.algolia.net`, 'https://*.algolianet.com'] : [];
}

/**
 * The Content-Security-Policy for a built site: it allows the inline scripts of its pages, and the
 * services that `process.env` configures, as the build had it.
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
