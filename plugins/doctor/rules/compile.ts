import { pageCompiler, reportOf } from '../compile-page';
import type { CompileReport } from '../compile-page';
import type { Page, Site } from '../site';

const compilers = new WeakMap<Site, ReturnType<typeof pageCompiler>>();

/**
 * Compiles a page with all plugins of the site.
 *
 * @returns What the first plugin refuses; empty for a page that compiles.
 */
export async function compileReports(page: Page, site: Site): Promise<CompileReport[]> {
  const compile = compilers.get(site) ?? pageCompiler(site);
  compilers.set(site, compile);
  try {
    await compile(page);
    return [];
  } catch (error) {
    return [reportOf(error, page.file, site.root)];
  }
}
