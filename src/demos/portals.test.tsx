/** @jest-environment ./test/unit/jsdom-environment.ts */
import fs from 'node:fs';
import path from 'node:path';
import * as joy from '@mui/joy';
import * as material from '@mui/material';
import { cleanup, render } from '@testing-library/react';
import * as materialV6 from 'material-v6';
import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';

// jsdom has neither.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
HTMLElement.prototype.scrollTo ??= () => {};

type Fields = 'Autocomplete' | 'Option' | 'Select' | 'TextField';
type Overlays = 'Dialog' | 'Drawer' | 'Menu' | 'Modal' | 'Popover' | 'Popper' | 'Tooltip';
type Library = Record<Fields | Overlays, ElementType>;

const anchor = () => document.body;

const MATERIAL = (library: Library): Record<string, ReactNode> => ({
  Dialog: createElement(library.Dialog, { open: true }, 'Text'),
  Drawer: createElement(library.Drawer, { open: true }, 'Text'),
  Menu: createElement(library.Menu, { open: true, anchorEl: anchor }, 'Text'),
  Modal: createElement(library.Modal, { open: true, children: createElement('p') }),
  Popover: createElement(library.Popover, { open: true, anchorEl: anchor }, 'Text'),
  Popper: createElement(library.Popper, { open: true, anchorEl: anchor }, 'Text'),
  Select: createElement(library.Select, { open: true, value: '' }),
  Tooltip: createElement(library.Tooltip, { open: true, title: 'Title' }, createElement('b')),
  Autocomplete: createElement(library.Autocomplete, {
    open: true,
    options: ['One'],
    renderInput: (props: object) => createElement(library.TextField, props),
  }),
});

const JOY = (library: Library): Record<string, ReactNode> => ({
  Drawer: createElement(library.Drawer, { open: true }, 'Text'),
  Menu: createElement(library.Menu, { open: true, anchorEl: anchor }, 'Text'),
  Modal: createElement(library.Modal, { open: true, children: createElement('p') }),
  Select: createElement(
    library.Select,
    { listboxOpen: true },
    createElement(library.Option, { value: 'a' }, 'A'),
  ),
  Tooltip: createElement(library.Tooltip, { open: true, title: 'Title' }, createElement('b')),
  Autocomplete: createElement(library.Autocomplete, { open: true, options: ['One'] }),
});

const OVERLAYS = [
  ...Object.entries(MATERIAL(material as never)).map((entry) => ['material', ...entry] as const),
  ...Object.entries(MATERIAL(materialV6 as never)).map((entry) => ['v6', ...entry] as const),
  ...Object.entries(JOY(joy as never)).map((entry) => ['joy', ...entry] as const),
];

/** Selectors of portals in a stylesheet, without what they isolate inside. */
function portalsOf(file: string): string[] {
  const css = fs.readFileSync(path.join(__dirname, file), 'utf8');
  return [...new Set(css.match(/(?<=body > \.)[\w-]+/g))];
}

const PORTALS = portalsOf('isolation.css');

afterEach(cleanup);

it('both stylesheets name the same portals', () => {
  expect(PORTALS.length).toBeGreaterThan(3);
  expect(portalsOf('baseline.css')).toEqual(PORTALS);
});

it.each(OVERLAYS)('the stylesheets name the portal of %s %s', (_library, _name, overlay) => {
  const { container } = render(<>{overlay}</>);
  const portals = [...document.body.children].filter((element) => element !== container);
  expect(portals).toHaveLength(1);
  expect(PORTALS.filter((name) => portals[0]?.classList.contains(name))).not.toEqual([]);
});
