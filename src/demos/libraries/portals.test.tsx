/** @jest-environment ./test/unit/jsdom-environment.ts */
import * as joy from '@mui/joy';
import * as material from '@mui/material';
import { cleanup, render } from '@testing-library/react';
import * as materialV6 from 'material-v6';
import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import type { DemoScope } from '@site/src/foundation/products';
import { LIBRARIES } from '.';

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

const OVERLAYS = Object.entries({
  material: MATERIAL(material as never),
  'material-v6': MATERIAL(materialV6 as never),
  joy: JOY(joy as never),
}).flatMap(([id, overlays]) =>
  Object.entries(overlays).map((entry) => [id as DemoScope, ...entry] as const),
);

afterEach(cleanup);

it.each(OVERLAYS)('%s names the portal of its %s', (id, _name, overlay) => {
  const { container } = render(<>{overlay}</>);
  const portals = [...document.body.children].filter((element) => element !== container);
  expect(portals).toHaveLength(1);
  const known = LIBRARIES[id].base.portals;
  expect(known.filter((portal) => portals[0]!.matches(portal))).not.toEqual([]);
});
