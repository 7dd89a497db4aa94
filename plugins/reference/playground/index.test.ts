import type { ComponentApi } from '../../../src/api/types';
import { playgroundFiles, playgroundElement } from '.';

function component(name: string): ComponentApi {
  return {
    product: 'material-ui',
    name,
    imports: [`import ${name} from '@mui/material/${name}';`],
    props: [],
    inheritedProps: [],
  } as unknown as ComponentApi;
}

describe('playgroundElement', () => {
  it("imports the family's module, lazily in the browser", () => {
    const element = playgroundElement(component('TableRow'), 'material');
    expect(element).toMatch(/^<Playground\n/);
    expect(element).toContain(
      'load={() => import("./table.playground.jsx").then((family) => family.TableRowPlayground)}',
    );
    expect(element).toContain('server={__SERVER__ ? require(');
  });

  it('is empty for an excluded component', () => {
    expect(playgroundElement(component('CssBaseline'), 'material')).toBe('');
  });
});

describe('playgroundFiles', () => {
  const file = 'docs-material/components/sack/playground.ts';

  it('rejects a preset of an unknown component', () => {
    const presets = new Map([['Sack', { preset: {}, file }]]);
    expect(() => playgroundFiles([component('Table')], 'material', presets)).toThrow(
      `${file} presets "Sack", which is not a component of this product. Correct the name, or remove the preset.`,
    );
  });

  it('names the file of an invalid preset', () => {
    const presets = new Map([['Sack', { preset: { hide: ['weight'] }, file }]]);
    expect(() => playgroundFiles([component('Sack')], 'material', presets)).toThrow(
      `${file}, Sack: "hide" names weight, which isn't a prop of Sack.`,
    );
  });

  it.each([
    [
      '<Grain>\n  <Here />\n</Sack>',
      'the tsx code cannot be parsed: Expected corresponding JSX closing tag for <Grain>',
    ],
    [
      '<Grain>\n  <Here />\n</Grain>',
      'Grain is neither a component of this product nor an icon (GrainIcon).',
    ],
  ])('names the file of a preset with wrong code: %s', (around, message) => {
    const presets = new Map([['Sack', { preset: { around }, file }]]);
    expect(() => playgroundFiles([component('Sack')], 'material', presets)).toThrow(
      `${file}, Sack: ${message}`,
    );
  });
});
