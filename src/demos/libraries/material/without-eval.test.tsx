/** @jest-environment ./test/unit/jsdom-environment.ts */
import { useThemeProps } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { dispatchThemeAction, resetSettings } from '@site/src/reader/settings';
import MaterialScope from './provider';

function GridProps() {
  const { disableEval } = useThemeProps({
    name: 'MuiDataGrid',
    props: {},
  }) as { disableEval?: boolean };
  return <output>{String(disableEval)}</output>;
}

afterEach(() => act(resetSettings));

it.each([false, true])('keeps data grids from evaluating code, with dense %s', (payload) => {
  render(
    <MaterialScope>
      <GridProps />
    </MaterialScope>,
  );
  act(() => dispatchThemeAction({ type: 'SET_DENSE', payload }));
  expect(screen.getByRole('status')).toHaveTextContent('true');
});
