import { readdirSync } from 'node:fs';
import type { ComponentApi } from '../../../src/api/types';
import { makeSite, WIDGETS, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';
import { loadTarget } from './load-api';
import type { ApiPackage, ApiTarget } from './options';

function targetOf(wanted: Partial<ApiPackage>) {
  return { ...WIDGETS_TARGET, packages: [{ name: 'widgets', version: '2.1.0', ...wanted }] };
}

describe('generate', () => {
  const [base, panel] = generate(WIDGETS_TARGET, makeSite()) as [ComponentApi, ComponentApi];

  it('describes a component', () => {
    expect(panel).toMatchObject({
      name: 'Panel',
      slug: 'panel',
      package: { name: 'widgets', version: '2.1.0' },
      imports: ["import Panel from 'widgets/Panel';", "import { Panel } from 'widgets';"],
      description: 'Opens and closes.',
      sx: true,
      systemProps: false,
      ref: null,
      spread: { kind: 'component', name: 'Base' },
      themeName: 'WPanel',
      source: 'https://example.com/repository/blob/v2.1.0/packages/widgets/src/Panel/Panel.js',
      declaration:
        'https://example.com/repository/blob/v2.1.0/packages/widgets/src/Panel/Panel.d.ts#L46',
    });
  });

  it('lists the public props of propTypes and of the declarations', () => {
    expect(panel.props.map(({ name }) => name)).toEqual([
      'expanded',
      'onToggle',
      'open',
      'slots',
      'sx',
    ]);
  });

  it('prefers descriptions in the declarations to those in propTypes', () => {
    expect(panel.props.find(({ name }) => name === 'open')).toEqual({
      name: 'open',
      type: { text: 'boolean', short: 'boolean', kind: 'boolean' },
      required: true,
      description: 'Whether it is open.',
      default: 'false',
    });
  });

  it('marks deprecated props and describes callbacks', () => {
    const [expanded, onToggle] = panel.props;
    expect(expanded?.deprecated).toBe('Use `open`.');
    expect(onToggle?.signature).toEqual({
      text: '(open: boolean) => void',
      arguments: [
        { name: 'open', type: 'boolean', optional: false, description: 'Whether it is open now.' },
      ],
      returns: { type: 'void' },
    });
  });

  it('lists the inherited props', () => {
    expect(panel.inheritance).toEqual({ name: 'Base', pathname: '/widgets/api/base/', href: null });
    expect(panel.inheritedProps.map(({ name, from }) => `${from}.${name}`)).toEqual([
      'Base.children',
      'Base.elevation',
    ]);
    expect(base.inheritedProps).toEqual([]);
  });

  it('finds the default of a slot in its comment, the code or the type of its props', () => {
    expect(panel.slots.map((slot) => [slot.name, slot.default, slot.className])).toEqual([
      ['root', 'section', 'WPanel-root'],
      ['title', 'h2', null],
      ['footer', 'footer', null],
    ]);
  });

  it('lists the classes with their full names', () => {
    expect(panel.classes).toEqual([
      {
        key: 'disabled',
        className: 'Mui-disabled',
        description: 'State class when it is disabled.',
        deprecated: 'Use the attribute.',
        isGlobal: true,
      },
      {
        key: 'root',
        className: 'WPanel-root',
        description: 'Styles of the root.',
        isGlobal: false,
      },
    ]);
  });
});

describe('a package under an alias', () => {
  it('resolves imports of its own name to itself', () => {
    const base = WIDGETS['Panel/Panel.d.ts'].replace("'../Base/Base'", "'widgets/Base/Base'");
    const site = makeSite({ 'Panel/Panel.d.ts': base }, 'widgets-v2');
    const [, panel] = generate(targetOf({ installedAs: 'widgets-v2' }), site);
    expect(panel?.imports[0]).toBe("import Panel from 'widgets/Panel';");
    expect(panel?.inheritedProps.map(({ name }) => name)).toEqual(['children', 'elevation']);
  });
});

describe('errors', () => {
  type Case = [string, ApiTarget, Record<string, string | null>, unknown, string?];
  const cases: Case[] = [
    [
      'a package that is not installed',
      targetOf({ name: 'gadgets', version: '1.0.0' }),
      {},
      'API of system 2.1.0, node_modules/gadgets/package.json: gadgets is not installed. Run "npm install --save-exact gadgets@1.0.0".',
    ],
    [
      'the wrong major',
      targetOf({ version: '3.0.0' }),
      {},
      'API of system 2.1.0, node_modules/widgets/package.json: widgets has the wrong major version: 2.1.0 is installed, the catalogue documents 3.0.0. Run "npm install --save-exact widgets@3.0.0", or correct src/foundation/products/catalogue.ts.',
    ],
    [
      'an alias that resolves to the wrong major',
      targetOf({ version: '1.4.0', installedAs: 'widgets-v1' }),
      {},
      'API of system 2.1.0, node_modules/widgets-v1/package.json: widgets-v1 has the wrong major version: 2.1.0 is installed, the catalogue documents 1.4.0. Run "npm install --save-exact widgets-v1@npm:widgets@1.4.0", or correct src/foundation/products/catalogue.ts.',
      'widgets-v1',
    ],
    [
      'an alias that is not installed',
      targetOf({ version: '1.4.0', installedAs: 'widgets-v1' }),
      {},
      'API of system 2.1.0, node_modules/widgets-v1/package.json: widgets-v1 is not installed. Run "npm install --save-exact widgets-v1@npm:widgets@1.4.0".',
    ],
    [
      'a manifest that cannot be read',
      WIDGETS_TARGET,
      { 'package.json': '{ "name": "widgets", ' },
      expect.stringMatching(
        /^API of system 2\.1\.0, node_modules\/widgets\/package\.json: It isn't valid JSON \(.+\)\. Run "npm install --save-exact widgets@2\.1\.0"\.$/,
      ),
    ],
    [
      'an alias that resolves to another package',
      targetOf({ name: 'gadgets', installedAs: 'widgets' }),
      {},
      'API of system 2.1.0, node_modules/widgets/package.json: The alias widgets resolves to widgets, not to gadgets. Run "npm install --save-exact widgets@npm:gadgets@2.1.0".',
    ],
    [
      'a package without declarations',
      WIDGETS_TARGET,
      { 'package.json': '{ "name": "widgets", "version": "2.1.0" }', 'index.d.ts': null },
      'API of system 2.1.0, node_modules/widgets: The package has no type declarations. Take it out of the packages of this product in src/foundation/products/catalogue.ts.',
    ],
    [
      'a component that is not declared as one',
      WIDGETS_TARGET,
      {
        'Base/Base.d.ts': WIDGETS['Base/Base.d.ts'].replace(
          /declare function.*/,
          'declare const Base: string;',
        ),
      },
      expect.stringMatching(/Base\/Base\.d\.ts: Base is not declared as a component\. Teach/),
    ],
    [
      'a prop whose type cannot be resolved',
      WIDGETS_TARGET,
      { 'Panel/Panel.js': WIDGETS['Panel/Panel.js'].replace('expanded:', 'gone:') },
      expect.stringMatching(
        /Panel\/Panel\.d\.ts: Panel\.gone is in propTypes, but isn't declared\. Re/,
      ),
    ],
    [
      'a type that cannot be resolved',
      WIDGETS_TARGET,
      {
        'Base/Base.d.ts': WIDGETS['Base/Base.d.ts']
          .replace(/^/, "import { Height } from 'gone';\n")
          .replace('number', 'Height'),
      },
      expect.stringMatching(/Base\/Base\.d\.ts: The type Height, which Base needs, cannot be/),
    ],
  ];

  it.each(
    cases.map(([what, target, files, message, installedAs = 'widgets']) => {
      return [what, target, files, message, installedAs] as const;
    }),
  )('names %s, and writes nothing', (_, target, files, message, installedAs) => {
    const site = makeSite(files, installedAs);
    let caught: unknown;
    try {
      loadTarget(target, site);
    } catch (error) {
      caught = error instanceof Error ? error.message : error;
    }
    expect(caught).toEqual(message);
    expect(readdirSync(site)).toEqual(['node_modules']);
  });
});

describe('a package with its own section', () => {
  const site = makeSite({
    'index.d.ts': `${WIDGETS['index.d.ts']}
export { Knob } from './parts/Knob';
export type { Row } from './parts/Knob';`,
    'parts/Knob.d.ts': `import * as React from 'react';
/** What a table shows. */
export interface Row<Value> {
  /** What it is found by. */
  id: string;
  /** @ignore */
  secret?: string;
  value?: Value;
}
declare function KnobComponent(props: {
  /** How far it turns. */
  angle?: number;
}): React.JSX.Element;
/**
 * API:
 *
 * - [Knob API](https://example.com/api/knob/)
 */
export { KnobComponent as Knob };`,
  });
  const [, knob, panel, row] = generate(targetOf({ section: 'parts', interfaces: ['Row'] }), site);

  it('describes a component that only the main entry exports and documents', () => {
    expect(knob).toMatchObject({
      name: 'Knob',
      section: 'parts',
      imports: ["import { Knob } from 'widgets';"],
      source: 'https://example.com/repository/tree/v2.1.0/packages/widgets/src/parts',
    });
    expect(knob?.props.map(({ name }) => name)).toEqual(['angle']);
  });

  it('links to the page of the inherited component', () => {
    expect(panel?.inheritance?.pathname).toBe('/widgets/api/parts/base/');
  });

  it('describes a type with its members', () => {
    expect(row).toMatchObject({
      name: 'Row',
      kind: 'interface',
      section: 'parts',
      imports: ["import type { Row } from 'widgets';"],
      description: 'What a table shows.',
      source: 'https://example.com/repository/blob/v2.1.0/packages/widgets/src/parts/Knob.ts',
    });
    expect(row?.props.map(({ name, type, required }) => [name, type.text, required])).toEqual([
      ['id', 'string', true],
      ['value', 'Value', false],
    ]);
  });

  it("rejects a type that the package doesn't export", () => {
    expect(() => generate(targetOf({ interfaces: ['Gone'] }), site)).toThrow(
      'widgets exports no type Gone.',
    );
  });
});
