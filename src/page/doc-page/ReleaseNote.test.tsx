/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { ReleaseNote } from './ReleaseNote';

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

it('links to the page in the other line', () => {
  const to = 'pathname:///v9/material-ui/react-card/';
  textOf({ version: '7.3.2', other: { to, version: '9.5.0' } });
  const link = screen.getByRole('link', { name: 'Page for 9.5.0' });
  expect(link).toHaveAttribute('href', to);
  expect(link).toHaveAttribute('target', '_self');
  // By which the versions menu finds it.
  expect(link).toHaveAttribute('data-line', '9.5.0');
  expect(link).not.toHaveAttribute('data-start');
});

it('says that the other line lacks the page, and links to its start page', () => {
  const to = 'pathname:///v9/material-ui/getting-started/';
  textOf({ version: '7.3.2', other: { to, version: '9.5.0', isStart: true } });
  const link = screen.getByRole('link', { name: 'Not in 9.5.0' });
  expect(link).toHaveAttribute('data-start', 'true');
});
