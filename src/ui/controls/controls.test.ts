import { traverse } from '@babel/core';
import type { types as t } from '@babel/core';
import { parse } from '@babel/parser';
import { generate, parse as parseCss, walk } from 'css-tree';
import type { CssNode, Rule } from 'css-tree';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Controls that look like no other, by file and class. */
const UNIQUE = new Set([
  // Parts of a table.
  'src/api/EntryRow.tsx .copy',
  'src/api/EntryRow.tsx .expand',
  'src/tools/size-snapshot/SizeTable.tsx .sort',
  'src/tools/theme-viewer/ThemeTree.tsx .value',
  // A combobox that fills its dialog, and its options.
  'src/shell/search/dialog/SearchDialog.tsx .input',
  'src/shell/search/dialog/StartScreen.tsx .option',
  // Pictures that are buttons.
  'src/tools/color-tool/ColorPalettes.tsx .shade',
  'src/tools/icon-search/IconList.tsx .cell',
  'src/tools/icon-search/results/IconCell.tsx .cell',
  'src/tools/icon-search/results/IconDialog.tsx .variant',
  'src/tools/theme-studio/app/panels/PresetsPanel.tsx .preset',
]);

const CONTROLS = new Set(['button', 'select', 'textarea', 'pre', 'input']);
/** Inputs that are no text fields, and which the browser draws or a label covers. */
const NATIVE = new Set(['radio', 'checkbox', 'range', 'file']);

/** The classes of a stylesheet that compose a shared control, also through another class. */
function shared(file: string): Set<string> {
  const found = new Set<string>();
  for (const [, selectors = '', body = ''] of read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const composed = [...body.matchAll(/composes: [^;]* from '([^']+)'/g)];
    if (
      file.startsWith('src/ui/controls/') ||
      composed.some(([, from]) => from!.includes('/controls/'))
    ) {
      for (const [, name] of selectors.matchAll(/\.(\w+)/g)) {
        found.add(name!);
      }
    }
  }
  return found;
}

/** The text of an attribute, or of its expression. */
function attribute({ attributes }: t.JSXOpeningElement, name: string, code: string): string | null {
  for (const each of attributes) {
    if (each.type === 'JSXAttribute' && each.name.name === name) {
      return code.slice(each.value!.start!, each.value!.end!);
    }
  }
  return null;
}

/** The controls in a file that compose no shared style. */
function others(file: string): string[] {
  const code = read(file);
  const sheets = new Map<string, string>();
  const found: string[] = [];
  traverse(parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), {
    ImportDeclaration({ node: { source, specifiers } }) {
      if (source.value.endsWith('.css') && specifiers[0]) {
        const sheet = path.posix.join(path.posix.dirname(file), source.value);
        sheets.set(specifiers[0].local.name, sheet);
      }
    },
    JSXOpeningElement({ node }) {
      const element = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const type = attribute(node, 'type', code)?.slice(1, -1) ?? '';
      const isHidden =
        attribute(node, 'autoComplete', code) === '"off"' && file.includes('Feedback');
      if (!CONTROLS.has(element) || NATIVE.has(type) || isHidden) {
        return;
      }
      const text = attribute(node, 'className', code);
      const classes = [...(text ?? '').matchAll(/(\w+)\.(\w+)/g)].filter(([, name]) =>
        sheets.has(name!),
      );
      const isPassedOn =
        text === null
          ? node.attributes.some((each) => each.type === 'JSXSpreadAttribute')
          : /\bclassName\b/.test(text);
      const isShared = classes.some(([, sheet, name]) => shared(sheets.get(sheet!)!).has(name!));
      const name = `${file} .${classes[0]?.[2] ?? element}`;
      if (!isPassedOn && !isShared && !UNIQUE.has(name)) {
        found.push(name);
      }
    },
  });
  return found;
}

it('all buttons, fields, selects and code blocks use the shared styles', () => {
  const files = filesIn('src', /(?<!\.test)\.tsx$/).filter(
    (file) => !/^src\/demos\/(?:scopes|every-demo)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(others)).toEqual([]);
});

interface ReadRule {
  selector: string;
  /** Declarations by property. */
  values: Map<string, string>;
  /** Condition of the at-rule around it. */
  condition: string;
}

function rulesOf(file: string): ReadRule[] {
  const rules: ReadRule[] = [];
  walk(parseCss(read(file)), function visit(node: CssNode) {
    if (node.type === 'Rule') {
      const { prelude, block } = node as Rule;
      const values = new Map<string, string>();
      block.children.forEach((each) => {
        if (each.type === 'Declaration') {
          values.set(each.property, generate(each.value));
        }
      });
      const condition = this.atrule?.prelude ? generate(this.atrule.prelude) : '';
      rules.push({ selector: generate(prelude), values, condition });
    }
  });
  return rules;
}

const controls = filesIn('src/ui/controls', /\.css$/);

it('the borders of controls have one color', () => {
  const borders = controls
    // A popover isn't a control.
    .filter((file) => !file.endsWith('/menu.module.css'))
    .flatMap((file) => rulesOf(file).map(({ values }) => values.get('border') ?? '0'));
  expect(new Set(borders)).toEqual(new Set(['0', '1px solid var(--site-border-strong)']));
});

it('controls are at least 24px high', () => {
  const targets = controls
    .flatMap(rulesOf)
    .filter(({ values }) => values.get('cursor') === 'pointer');
  expect(targets.length).toBeGreaterThan(8);
  for (const { selector, values } of targets) {
    const size = values.get('min-block-size') ?? values.get('block-size') ?? '0';
    expect([selector, parseFloat(size) >= 24]).toEqual([selector, true]);
  }
});

it('text fields have at least 16px on touch screens, so iOS does not zoom', () => {
  const [touch] = rulesOf('src/ui/controls/field.module.css').filter(({ condition }) =>
    condition.includes('coarse'),
  );
  expect(touch!.selector).toBe('.field,.codeArea');
  expect(touch!.values.get('font-size')).toBe('1rem');
});

it('selected controls have colors of their own in forced colors', () => {
  const SELECTED = /\[aria-(?:pressed|selected)='?"?true'?"?\]|:checked/;
  const faults = filesIn('src', /\.css$/).flatMap((file) => {
    const rules = rulesOf(file).filter(({ selector }) =>
      SELECTED.test(selector.replace(/:not\([^)]*\)/g, '')),
    );
    const isForced = rules.some(({ condition }) => condition.includes('forced-colors'));
    // Native in forced colors.
    const isNative = file.endsWith('/switch.module.css');
    return rules
      .filter(
        ({ values }) =>
          values.has('background') &&
          ![...values.values()].some((value) => value.includes('var(--selected-')),
      )
      .filter(() => !isForced && !isNative)
      .map(({ selector }) => `${file} ${selector}`);
  });
  expect(faults).toEqual([]);
});
