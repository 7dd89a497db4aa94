/** @reads-pages */
import fs from 'node:fs';
import { sourcePath } from '@site/plugins/content/demos/demo-path';
import { demoSourceUrl } from './source-url';

const SITE = { repository: 'https://github.com/org/site', branch: 'main' };

describe('demoSourceUrl', () => {
  it.each([
    'docs-material/components/button/demos/BasicButtons.tsx',
    'docs-infra/experiments/demos/FormDemo.tsx',
  ])('links to the existing file %s', (file) => {
    expect(fs.existsSync(file)).toBe(true);
    expect(demoSourceUrl(sourcePath(file), SITE)).toBe(
      `https://github.com/org/site/blob/main/${file}`,
    );
  });
});
