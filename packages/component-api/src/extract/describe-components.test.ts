import { MARKED, makeSite, WIDGETS, WIDGETS_OPTIONS } from '../testing/widgets';
import type { ComponentApi } from '../types';
import { describeComponents } from './describe-components';
import type { DescribedPackage } from './options';

function describeIn(root: string, wanted: Partial<DescribedPackage> = {}) {
  const packages = [{ name: 'widgets', version: '2.1.0', ...wanted }];
  return describeComponents({ ...WIDGETS_OPTIONS, packages, root, conventions: MARKED });
}

describe('describeComponents', () => {
  const [base, panel] = describeIn(makeSite()) as [ComponentApi, ComponentApi];

  it('describes a component', () => {
    expect(panel).toMatchObject({
      name: 'Panel',
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
    expect(panel.inheritance).toEqual({ name: 'Base', href: null });
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
    const [, panel] = describeIn(site, { installedAs: 'widgets-v2' });
    expect(panel?.imports[0]).toBe("import Panel from 'widgets/Panel';");
    expect(panel?.inheritedProps.map(({ name }) => name)).toEqual(['children', 'elevation']);
  });
});

describe('errors', () => {
  type Case = [string, Partial<DescribedPackage>, Record<string, string | null>, RegExp];
  const cases: Case[] = [
    [
      'a package that is not installed',
      { name: 'gadgets', version: '1.0.0' },
      {},
      /^node_modules\/gadgets\/package\.json: gadgets is not installed in .+\. Run "npm install --save-exact gadgets@1\.0\.0" there\.$/,
    ],
    [
      'the wrong version',
      { version: '3.0.0' },
      {},
      /^node_modules\/widgets\/package\.json: Version 2\.1\.0 of widgets is installed, but 3\.0\.0 is to be described\. Run "npm install --save-exact widgets@3\.0\.0", or describe 2\.1\.0\.$/,
    ],
    [
      'an alias that is not installed',
      { version: '1.4.0', installedAs: 'widgets-v1' },
      {},
      /widgets-v1 is not installed in .+\. Run "npm install --save-exact widgets-v1@npm:widgets@1\.4\.0" there\.$/,
    ],
    [
      'a manifest that cannot be read',
      {},
      { 'package.json': '{ "name": "widgets", ' },
      /^node_modules\/widgets\/package\.json: It isn't valid JSON \(.+\)\. Run "npm install --save-exact widgets@2\.1\.0"\.$/,
    ],
    [
      'an alias that resolves to another package',
      { name: 'gadgets', installedAs: 'widgets' },
      {},
      /The alias widgets resolves to widgets, not to gadgets\. Run "npm install --save-exact widgets@npm:gadgets@2\.1\.0"\.$/,
    ],
    [
      'a package without declarations',
      {},
      {
        'package.json': '{ "name": "widgets", "version": "2.1.0" }',
        ...{ 'index.d.ts': null, 'Base/index.d.ts': null, 'Panel/index.d.ts': null },
      },
      /^node_modules\/widgets: The package has no type declarations; its main entry and 2 others were looked at\. Build its declarations, or install "@types\/widgets"\.$/,
    ],
    [
      'a component that is not declared as one',
      {},
      {
        'Base/Base.d.ts': WIDGETS['Base/Base.d.ts'].replace(
          /declare function.*/,
          'declare const Base: string;',
        ),
      },
      /Base\/Base\.d\.ts: Base is not declared as a component\. Let/,
    ],
    [
      'a prop whose type cannot be resolved',
      {},
      { 'Panel/Panel.js': WIDGETS['Panel/Panel.js'].replace('expanded:', 'gone:') },
      /Panel\/Panel\.d\.ts: Panel\.gone is in propTypes, but isn't declared\. Re/,
    ],
    [
      'a type that cannot be resolved',
      {},
      {
        'Base/Base.d.ts': WIDGETS['Base/Base.d.ts']
          .replace(/^/, "import { Height } from 'gone';\n")
          .replace('number', 'Height'),
      },
      /Base\/Base\.d\.ts: The type Height cannot be resolved\. Re/,
    ],
    [
      'a package without components',
      {},
      {
        'index.d.ts': 'export declare const version: string;',
        'Base/index.d.ts': '',
        'Panel/index.d.ts': '',
      },
      /^node_modules\/widgets: No component was found among the exports of widgets, widgets\/Base, widgets\/Panel\. Leave/,
    ],
  ];

  it.each(cases)('name %s', (_, wanted, files, message) => {
    expect(() => describeIn(makeSite(files), wanted)).toThrow(message);
  });
});

describe('a package with types to describe', () => {
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
  const [, knob, , row] = describeIn(site, { interfaces: ['Row'] });

  it('describes a component that only the main entry exports and documents', () => {
    expect(knob).toMatchObject({
      name: 'Knob',
      imports: ["import { Knob } from 'widgets';"],
      source: 'https://example.com/repository/tree/v2.1.0/packages/widgets/src/parts',
    });
    expect(knob?.props.map(({ name }) => name)).toEqual(['angle']);
  });

  it('describes a type with its members', () => {
    expect(row).toMatchObject({
      name: 'Row',
      kind: 'interface',
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
    expect(() => describeIn(site, { interfaces: ['Gone'] })).toThrow(
      'widgets exports no type Gone.',
    );
  });
});
