import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Conventions, DescribeOptions } from '../extract/options';

/** Files of a package with two components, in the layout of the packages that are documented. */
export const WIDGETS = {
  'package.json': '{ "name": "widgets", "version": "2.1.0", "types": "./index.d.ts" }',
  'index.js': `exports.Panel = function Panel() {};
exports.Base = function Base() {};
exports.panelClasses = { root: 'WPanel-root', disabled: 'Mui-disabled' };`,
  'index.d.ts': `export { default as Panel } from './Panel';
export * from './Panel';
export { default as Base } from './Base';`,
  'Base/index.js': `exports.default = require('./Base').default;`,
  'Base/index.d.ts': `export { default } from './Base';`,
  'Base/Base.d.ts': `import * as React from 'react';
export interface BaseProps {
  /** Its height above the page. */
  elevation?: number;
  /** Its content. */
  children?: React.ReactNode;
}
/**
 * API:
 *
 * - [Base API](https://example.com/api/base/)
 */
declare function Base(props: BaseProps): React.JSX.Element;
export default Base;`,
  'Base/Base.js': 'exports.default = function Base() {};',
  'Panel/index.js': `exports.panelClasses = require('./panelClasses').default;`,
  'Panel/index.d.ts': `export { default } from './Panel';
export { default as panelClasses } from './panelClasses';`,
  'Panel/panelClasses.d.ts': `interface PanelClasses {
  /** Styles of the root. */
  root: string;
  /** State class when it is disabled.
   * @deprecated Use the attribute. */
  disabled: string;
}
declare const panelClasses: PanelClasses;
export default panelClasses;`,
  'Panel/panelClasses.js': `exports.default = { root: 'WPanel-root', disabled: 'Mui-disabled' };`,
  'Panel/Panel.d.ts': `import * as React from 'react';
import { BaseProps } from '../Base/Base';
interface PanelSlots {
  /**
   * The root.
   * @default 'section'
   */
  root?: React.ElementType;
  title?: React.ElementType;
  /** The footer. */
  footer?: React.ElementType;
}
interface SlotProps<Tag> { tag?: Tag }
export interface PanelProps extends BaseProps, Omit<React.HTMLAttributes<HTMLDivElement>, 'onToggle'> {
  /**
   * Whether it is open.
   * @default false
   */
  open: boolean;
  /**
   * Called when it opens or closes.
   * @param {boolean} open Whether it is open now.
   */
  onToggle?: (open: boolean) => void;
  /** @deprecated Use \`open\`. */
  expanded?: boolean;
  /**
   * Of use to the package itself.
   * @ignore
   */
  internal?: string;
  /** The parts. */
  slots?: PanelSlots;
  slotProps?: { root?: SlotProps<'div'>; footer?: SlotProps<'footer'> };
  /** Styles. */
  sx?: object;
}
/**
 * Opens and closes.
 *
 * API:
 *
 * - [Panel API](https://example.com/api/panel/)
 * - inherits [Base API](https://example.com/api/base/)
 */
declare const Panel: React.FC<PanelProps>;
export default Panel;`,
  'Panel/Panel.js': `import PropTypes from 'prop-types';
const PanelRoot = styled('div', { name: 'WPanel', slot: 'Root' })({});
const PanelTitle = styled('h2', { name: 'WPanel', slot: 'Title' })({});
export default function Panel(inProps) {
  const props = useDefaultProps({ props: inProps, name: 'WPanel' });
}
process.env.NODE_ENV !== 'production' ? Panel.propTypes = {
  // To update them, edit the d.ts file and run the script.
  /** @ignore */
  className: PropTypes.string,
  /**
   * Text of the propTypes.
   * @default true
   */
  open: PropTypes.bool,
  onToggle: PropTypes.func,
  expanded: PropTypes.bool,
} : void 0;`,
};

/** Describes `WIDGETS`. */
export const WIDGETS_OPTIONS = {
  packages: [{ name: 'widgets', version: '2.1.0' }],
  repository: {
    url: 'https://example.com/repository',
    tag: 'v2.1.0',
    packageFolders: { widgets: 'packages/widgets/src' },
  },
} satisfies DescribeOptions;

/** How `WIDGETS` are documented: components have a mark, and all props a comment. */
export const MARKED: Conventions = {
  isPublic: (name, _, source) => source.includes(`- [${name} API](`),
  readComment(text) {
    const [description = '', lists = ''] = text.split('API:');
    const [, name, href] = /inherits \[(\w+) API\]\((.*)\)/.exec(lists) ?? [];
    return {
      description: description.trim(),
      inherits: name && href ? { name, href } : null,
    };
  },
  documentsAllProps: true,
};

/**
 * Makes a project in a temporary folder with one package installed.
 *
 * @param files - The package's files; `null` leaves one out.
 * @param name - Folder of the package below `node_modules`.
 * @returns The project's folder.
 */
export function makeProject(files: Record<string, string | null>, name: string): string {
  const project = mkdtempSync(path.join(tmpdir(), 'component-api-'));
  const modules = path.join(project, 'node_modules');
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(modules, name, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text !== null) {
      writeFileSync(target, text);
    }
  }
  const root = path.resolve(__dirname, '../../../../node_modules');
  for (const linked of ['@types', 'csstype']) {
    symlinkSync(path.join(root, linked), path.join(modules, linked));
  }
  return project;
}

/**
 * Makes a project with `WIDGETS` installed.
 *
 * @param files - Replace those of `WIDGETS`; `null` leaves one out.
 */
export function makeSite(
  files: Record<string, string | null> = {},
  installedAs = 'widgets',
): string {
  return makeProject({ ...WIDGETS, ...files }, installedAs);
}
