import type { ComponentApi } from '../../src/api/types';
import { demoImports } from './demo-imports';
import { demosOf } from './demos-of';
import { generate } from './generate';
import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';

describe('demoImports', () => {
  it('lists what is imported to run', () => {
    const source = `import * as React from 'react';
import Button, { buttonClasses as classes, type ButtonProps } from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { Box, Stack } from '@mui/material';
import './style.css';`;
    expect(demoImports(source)).toEqual([
      { from: 'react', names: ['*'] },
      { from: '@mui/material/Button', names: ['default', 'buttonClasses'] },
      { from: '@mui/material', names: ['Box', 'Stack'] },
    ]);
  });
});

describe('demosOf', () => {
  const components = generate(WIDGETS_TARGET, makeSite());
  const page = (pathname: string, source: string) => ({
    pathname,
    title: pathname.slice(1),
    imports: demoImports(source),
  });
  const pathsOf = (all: ComponentApi[]) =>
    all.map(({ name, demos }) => `${name}: ${demos.map(({ pathname }) => pathname).join(' ')}`);

  it('finds the pages by every way to import, each once', () => {
    const pages = [
      page('/default', `import Panel from 'widgets/Panel';`),
      page('/default', `import { Panel } from 'widgets';`),
      page('/named', `import { Panel, Base } from 'widgets';`),
      page('/type', `import type { Panel } from 'widgets';`),
      page('/other', `import { Panel } from 'gadgets';\nimport Panel2 from 'widgets/Panels';`),
    ];
    expect(pathsOf(demosOf(components, pages))).toEqual(['Base: /named', 'Panel: /default /named']);
  });
});
