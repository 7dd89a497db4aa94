/** @jest-environment ./test/unit/jsdom-environment.ts */
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import JoyButton from '@mui/joy/Button';
import { useTheme as useJoyTheme } from '@mui/joy/styles';
import V6Button from 'material-v6/Button';
import { act, render, screen } from '@testing-library/react';
import {
  removeReaderTheme,
  saveReaderTheme,
  switchReaderTheme,
} from '@site/src/reader/reader-theme';
import { dispatchThemeAction, resetSettings } from '@site/src/reader/settings';
import JoyScope from './joy/provider';
import MaterialScope from './material/provider';
import MaterialV6Scope from './material-v6/provider';

const THEME = {
  shape: { borderRadius: 20 },
  components: {
    MuiButton: { defaultProps: { variant: 'outlined', size: 'large' } },
    MuiAlert: { defaultProps: { variant: 'filled' } },
  },
};

const save = () => act(() => saveReaderTheme(THEME));

afterEach(() =>
  act(() => {
    resetSettings();
    removeReaderTheme();
  }),
);

it.each([
  ['Material UI', MaterialScope, <Button key="v7">Save</Button>],
  ['the archived Material UI', MaterialV6Scope, <V6Button key="v6">Save</V6Button>],
])('applies to demos of %s while it is on', async (_library, Scope, demo) => {
  render(<Scope>{demo}</Scope>);
  const button = screen.getByRole('button');
  expect(button).toHaveClass('MuiButton-text', 'MuiButton-sizeMedium');
  await save();
  expect(button).toHaveClass('MuiButton-outlined', 'MuiButton-sizeLarge');
  act(() => switchReaderTheme(false));
  expect(button).toHaveClass('MuiButton-text', 'MuiButton-sizeMedium');
});

it('applies to demos of Joy UI as far as it has the same choices', async () => {
  const Radius = () => <output>{useJoyTheme().radius.md}</output>;
  render(
    <JoyScope>
      <JoyButton>Save</JoyButton>
      <Radius />
    </JoyScope>,
  );
  expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeMd');
  await save();
  expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeLg');
  expect(screen.getByRole('status')).toHaveTextContent('24px');
});

it('keeps direction and compact density', async () => {
  const Facts = () => {
    const { direction, components } = useTheme();
    return <output>{`${direction} ${components?.MuiAlert?.defaultProps?.variant}`}</output>;
  };
  render(
    <MaterialScope>
      <Button>Save</Button>
      <Facts />
    </MaterialScope>,
  );
  await save();
  act(() => dispatchThemeAction({ type: 'SET_DENSE', payload: true }));
  act(() => dispatchThemeAction({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  expect(screen.getByRole('button')).toHaveClass('MuiButton-outlined', 'MuiButton-sizeSmall');
  expect(screen.getByRole('status')).toHaveTextContent('rtl filled');
});
