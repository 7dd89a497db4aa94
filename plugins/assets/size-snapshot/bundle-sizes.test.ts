import { bundleSizes } from './bundle-sizes';

const siteDir = process.cwd();

describe('bundleSizes', () => {
  it('measures each module alone, without React', async () => {
    const sizes = await bundleSizes(
      new Map([
        ['React', "export { useState } from 'react';"],
        ['Box', "export { default } from '@mui/material/Box';"],
        ['Button', "export { default } from '@mui/material/Button';"],
      ]),
      { siteDir },
    );
    expect([...sizes.keys()].sort()).toEqual(['Box', 'Button', 'React']);
    expect(sizes.get('React')?.minified).toBeLessThan(100);
    expect(sizes.get('Button')?.gzip).toBeGreaterThan(sizes.get('Box')?.gzip ?? 0);
    expect(sizes.get('Button')?.minified).toBeGreaterThan(2 * (sizes.get('Button')?.gzip ?? 0));
  });

  it('measures an earlier release under the name of the package', async () => {
    const modules = new Map([['Button', "export { default } from '@mui/material/Button';"]]);
    const now = await bundleSizes(modules, { siteDir });
    const earlier = await bundleSizes(modules, {
      siteDir,
      alias: { '@mui/material': 'material-v6' },
    });
    expect(earlier.get('Button')).not.toEqual(now.get('Button'));
  });

  it('names an import that cannot be resolved', async () => {
    const modules = new Map([['Sack', "export { default } from '@mill/ui/Sack';"]]);
    await expect(bundleSizes(modules, { siteDir })).rejects.toThrow(
      'Could not resolve "@mill/ui/Sack"',
    );
  });
});
