import type { ComponentApi } from '../../../src/api/types';
import type { Preset } from '../../../src/playground/types';
import { importsOf, moduleOf } from './module-of';
import { playgroundOf } from './spec-of';

const IMPORTS = new Map([
  ['Sack', "import Sack from '@mill/ui/Sack';"],
  ['Grain', "import Grain from '@mill/ui/Grain';"],
]);

const SACK = {
  name: 'Sack',
  product: 'joy-ui',
  props: [{ name: 'children', type: { kind: 'node' }, required: false }],
  inheritedProps: [],
} as unknown as ComponentApi;

function moduleWith(preset: Preset): string {
  const playground = playgroundOf(SACK, preset);
  return moduleOf([{ playground, imports: importsOf(SACK, playground, IMPORTS, 'joy') }], 'joy');
}

describe('moduleOf', () => {
  it('imports the component, components in its code, and icons', () => {
    const text = moduleWith({
      props: { children: { code: '<Grain />\n<StarIcon />' } },
      around: '<ul>\n  <Here />\n</ul>',
    });
    expect(text.match(/^import .*$/gm)).toEqual([
      "import Scope from '@site/src/demos/libraries/joy/provider';",
      "import { anchor, createPlayground } from '@site/src/playground/app';",
      "import Grain from '@mill/ui/Grain';",
      "import Sack from '@mill/ui/Sack';",
      "import StarIcon from '@mui/icons-material/Star';",
    ]);
    expect(text).toContain('"children-example": (<><Grain />\n<StarIcon /></>).props.children,');
    expect(text).toContain('around: (here) => (<ul>\n  {here}\n</ul>),');
  });

  it.each(["import Mill from '@mill/lab/Mill';", "import { Mill } from '@mill/lab/Mill';"])(
    "uses the writer's imports: %s",
    (line) => {
      const text = moduleWith({ props: { children: { code: '<Mill />' } }, imports: [line] });
      expect(text).toContain(line);
    },
  );

  it('rejects an unknown component', () => {
    expect(() => moduleWith({ props: { children: { code: '<Flour />' } } })).toThrow(
      'Flour is neither a component of this product nor an icon (FlourIcon).',
    );
  });
});
