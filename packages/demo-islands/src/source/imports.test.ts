import { importsOf } from './imports';

it('lists packages without subpaths, and relative modules as written, each once', () => {
  const source = `
import * as React from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/system';
import clsx from 'clsx/lite';
import './side-effect.css';
import countries from './countries';
import { names } from './countries';
export { default as top } from '../top';
export * from 'stylis';
export const local = 1;
export default function Demo() {
  return <Button className={clsx(local)} />;
}
`;
  expect(importsOf(source, 'Demo.tsx')).toEqual({
    packages: ['@mui/material', '@mui/system', 'clsx', 'react', 'stylis'],
    modules: ['../top', './countries', './side-effect.css'],
  });
});

it('returns empty lists for a demo without imports', () => {
  expect(importsOf('export default () => <p>import x from "y"</p>;', 'Demo.tsx')).toEqual({
    packages: [],
    modules: [],
  });
});

it('names a file with a syntax error', () => {
  expect(() => importsOf('import {', '/site/Broken.tsx')).toThrow('/site/Broken.tsx');
});
