import { pageCompiler, reportOf } from '../compile-page';
import type { Site } from '../site';
import type { PageRule } from './rule';

const compilers = new WeakMap<Site, ReturnType<typeof pageCompiler>>();

/** The first error of a page when it's compiled with all plugins of the site. */
export const compiles: PageRule = {
  id: 'mdx',
  level: 'error',
  repeats: true,
  async check(page, site) {
    const compile = compilers.get(site) ?? pageCompiler(site);
    compilers.set(site, compile);
    try {
      await compile(page);
      return [];
    } catch (error) {
      return [reportOf(error, page.file, site.root)];
    }
  },
};
