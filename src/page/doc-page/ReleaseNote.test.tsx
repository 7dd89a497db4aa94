/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { ReleaseNote } from './ReleaseNote';

jest.mock('../../foundation/docusaurus-internals', () => ({
  useLocalPathname: () => '/material-ui/react-card/',
}));

const textOf = (note: Parameters<typeof ReleaseNote>[0]) =>
  render(<ReleaseNote {...note} />).container.textContent;

it('names only the release of the page if npm installs it', () => {
  expect(textOf({ version: '5.0.0-beta.49' })).toBe('Version 5.0.0-beta.49');
});

it('names the release that npm installs, and links to the guide for it', () => {
  const guide = '/material-ui/migration/upgrade-to-v9/';
  expect(textOf({ version: '7.3.2', newest: '9.5.0', guide })).toBe(
    'Version 7.3.2 · npm installs 9.5.0',
  );
  expect(screen.getByRole('link', { name: 'npm installs 9.5.0' })).toHaveAttribute('href', guide);
});

it('has no link without a guide', () => {
  expect(textOf({ version: '8.29.5', newest: '9.17.0' })).toContain('npm installs 9.17.0');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['v9', '9.5.0', 'pathname:///v9/material-ui/react-card/'],
  ['..', '7.3.2', 'pathname:///../material-ui/react-card/'],
])('links to the page in the line at %s', (path, version, href) => {
  textOf({ version: '1.0.0', other: { path, version } });
  const link = screen.getByRole('link', { name: `This page for ${version}` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_self');
});
