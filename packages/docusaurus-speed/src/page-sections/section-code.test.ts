import { gzipSync } from 'node:zlib';
import { generatedTexts, manyPages } from '../testing/generated';
import { parseGenerated } from '../generated-files';
import { sectionChunk, sectionFiles } from './section-code';
import { planSections } from './sections';

function filesOf(pages: number) {
  const files = parseGenerated(
    generatedTexts([{ name: 'current', path: '/lib', pages: manyPages(pages) }]),
  );
  return sectionFiles(planSections(files), files, { addSection: '/site/add-section.ts' });
}

const MAIN = ['routes.js', 'registry.js', 'routesChunkNames.js', 'globalData.js', 'sections.js'];

describe('sectionFiles', () => {
  it('adds only the names of sections to the main bundle of a site with 600 pages', () => {
    const size = (count: number) => {
      const files = filesOf(count);
      return gzipSync(MAIN.map((name) => files[name]).join('\n')).length;
    };
    expect(Math.abs(size(300) - size(10))).toBeLessThan(200);
  });

  it('contains the pages of a section with their modules and documents', () => {
    const code = filesOf(10)[`${sectionChunk('/lib/api')}.js`];
    expect(code).toContain('import { addSection } from "/site/add-section.ts";');
    expect(code).toContain(
      '{ "at":[0,0],"prefix":"/lib/api/","component":"doc","attributes":{"exact":true,"sidebar":"defaultSidebar"}, pages: [',
    );
    expect(code).toContain(
      '["part-3/", "current_api_part-3", () => import(/* webpackChunkName: "current_api_part-3" */ "@site/docs-lib/current/api/part-3.mdx")]',
    );
    expect(code).toContain(
      '{ "instance":"docs-lib","version":0,"prefix":"/lib/api/","attributes":{"sidebar":"defaultSidebar"}, docs: [["api/part-0","part-0"]',
    );
  });

  it('keeps the other routes, and adds a loader for each section', () => {
    const files = filesOf(10);
    expect(files['routes.js']).toContain(
      `{ path: "/", component: ComponentCreator("/", "e5f"), ...`,
    );
    expect(files['routes.js']).toContain(`{ path: "*", component: ComponentCreator("*"), ...{} }`);
    expect(files['sections.js']).toContain(
      `"/lib/api": () => import(/* webpackChunkName: "${sectionChunk('/lib/api')}" */ './${sectionChunk('/lib/api')}.js')`,
    );
  });
});
