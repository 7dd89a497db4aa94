import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScripts } from '../../../plugins/output/content-security-policy/inline-scripts';
import { headerPolicy } from '../../../plugins/output/content-security-policy/policy';
import { htmlFiles } from '../../../plugins/shared/html-files';
import { allowedOrigins } from '../../../src/telemetry/allowed-origins';

/**
 * The Content-Security-Policy of a built site. It allows the inline scripts of its pages and the
 * services configured in `process.env`, which must be the same as during the build.
 *
 * @param dir - Folder of the built site.
 * @throws If the folder cannot be read.
 */
export function sitePolicy(dir: string): string {
  const scripts = new Set<string>();
  for (const file of htmlFiles(dir)) {
    for (const script of inlineScripts(readFileSync(path.join(dir, file), 'utf8'))) {
      scripts.add(script);
    }
  }
  return headerPolicy(scripts, allowedOrigins(process.env));
}
