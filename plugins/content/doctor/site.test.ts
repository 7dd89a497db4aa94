import { inNode } from '@site/test/unit/in-node';
import { pageText } from './testing';

it('writes no API pages, and leaves links to missing ones to the build', () => {
  const [lines, isWritten] = inNode<[string[], boolean]>(
    `const fs = require('node:fs');
     const { siteWith } = await load('./plugins/content/doctor/testing.ts');
     const { readSite } = await load('./plugins/content/doctor/site.ts');
     const { diagnose } = await load('./plugins/content/doctor/diagnose.ts');
     const { root, products: [lab], trees, redirects } = siteWith(input);
     const products = [{ ...lab, packages: [{ name: 'lab', entry: 'index' }] }];
     const site = readSite({ root, products, trees, redirects });
     const findings = await diagnose(site, site.pages, null);
     const isWritten = fs.existsSync(root + '/docs-lab/api');
     fs.rmSync(root, { recursive: true });
     const broken = findings.filter(({ rule }) => rule === 'broken-link');
     return [broken.map(({ message }) => message), isWritten];`,
    { 'docs-lab/a.mdx': pageText('/a', 'A', '[API](/lab/api/chip/) [Other](/lab/apis/chip/)\n') },
  );
  expect(isWritten).toBe(false);
  expect(lines).toEqual([expect.stringMatching(/\/lab\/apis\/chip\//)]);
});
