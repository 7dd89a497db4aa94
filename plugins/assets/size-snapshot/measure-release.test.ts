import type { ComponentApi } from '../../../src/api/types';
import { baselineOf } from './baselines';
import { measureRelease } from './measure-release';

function component(name: string, more: Partial<ComponentApi> = {}): ComponentApi {
  const imports = [`import ${name} from '@mui/material/${name}';`];
  return { name, imports, ...more } as ComponentApi;
}

const COMPONENTS = [
  component('CssBaseline'),
  component('NoSsr'),
  component('Slider'),
  component('PigmentBox'),
  component('GridApi', { kind: 'interface' }),
];
const siteDir = process.cwd();

describe('measureRelease', () => {
  it('measures what components add to an app with the baseline', async () => {
    const baseline = baselineOf('material-ui');
    const sizes = await measureRelease({ components: COMPONENTS, baseline, alias: {} }, siteDir);
    expect(sizes.map(({ name }) => name)).toEqual(['CssBaseline', 'NoSsr', 'Slider']);
    const [cssBaseline, , slider] = sizes;
    expect(cssBaseline?.added?.gzip).toBe(0);
    expect(cssBaseline?.alone.gzip).toBeGreaterThan(10_000);
    expect(slider?.added?.gzip).toBeGreaterThan(3_000);
    expect(slider?.added?.gzip).toBeLessThan(slider!.alone.gzip / 2);
  });

  it('measures only components alone without a baseline', async () => {
    const components = [component('NoSsr')];
    const [size] = await measureRelease({ components, baseline: null, alias: {} }, siteDir);
    expect(size).toEqual({ name: 'NoSsr', alone: expect.any(Object) as unknown });
  });
});
