import { pageCompiler, reportOf } from '../compile-page';
import type { CompileReport } from '../compile-page';
import type { Page, Site } from '../site';

const compilers = new WeakMap<Site, ReturnType<typeof pageCompiler>>();

/**
 * Compiles a page with all plugins of the site.
 *
 * @returns The first error; empty if the page compiles.
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
