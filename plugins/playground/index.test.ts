import type { ComponentApi } from '../../src/api/types';
import { playgroundFiles, playgroundSection } from '.';

function component(name: string): ComponentApi {
  return {
    product: 'material-ui',
    name,
    imports: [`import ${name} from '@mui/material/${name}';`],
    props: [],
    inheritedProps: [],
  } as unknown as ComponentApi;
}

describe('playgroundSection', () => {
  it('asks for the module of the family, in the browser only when it is needed', () => {
    const section = playgroundSection(component('TableRow'), 'material');
    expect(section).toContain('## Playground {/* #playground */}');
    expect(section).toContain(
      'load={() => import("./table.playground.jsx").then((family) => family.TableRowPlayground)}',
    );
    expect(section).toContain('server={__SERVER__ ? require(');
  });

  it('is empty for an excluded component', () => {
    expect(playgroundSection(component('CssBaseline'), 'material')).toBe('');
  });
});

describe('playgroundFiles', () => {
  it('refuses a preset of a component that the product does not have', () => {
    expect(() => playgroundFiles([component('Sack')], 'material')).toThrow(
      "A playground's preset is for Accordion, which material-ui does not have. Correct the name, or take it out.",
    );
  });
});
