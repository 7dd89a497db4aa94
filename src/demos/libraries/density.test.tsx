/** @jest-environment ./test/unit/jsdom-environment.ts */
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import JoyButton from '@mui/joy/Button';
import JoyFormControl from '@mui/joy/FormControl';
import JoyInput from '@mui/joy/Input';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { dispatchThemeAction, resetSettings } from '@site/src/reader/settings';
import JoyScope from './joy/provider';
import MaterialScope from './material/provider';

const compact = (payload: boolean) =>
  act(() => dispatchThemeAction({ type: 'SET_DENSE', payload }));

afterEach(() => act(resetSettings));

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{count}</Button>;
}

function MaterialDemo() {
  return (
    <>
      <Counter />
      <Button size="large">Large</Button>
      <ButtonGroup size="large">
        <Button>Grouped</Button>
      </ButtonGroup>
      <TextField label="Field" />
      <TextField label="Medium" size="medium" margin="none" />
      <List dense={false}>
        <ListItem>Item</ListItem>
      </List>
      <Table>
        <TableBody>
          <TableRow>
            <TableCell>Cell</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Toolbar>Bar</Toolbar>
    </>
  );
}

describe('compact Material UI demos', () => {
  it('have small buttons, dense inputs, tables and toolbars, and keep their state', () => {
    render(<MaterialDemo />, { wrapper: MaterialScope });
    act(() => screen.getByRole('button', { name: '0' }).click());
    const button = screen.getByRole('button', { name: '1' });
    const compactParts = () => ({
      button: button.matches('.MuiButton-sizeSmall'),
      field: screen.getByLabelText('Field').closest('.MuiFormControl-marginDense') !== null,
      input: screen.getByLabelText('Field').closest('.MuiInputBase-sizeSmall') !== null,
      table: screen.getByRole('cell').matches('.MuiTableCell-sizeSmall'),
      toolbar: screen.getByText('Bar').matches('.MuiToolbar-dense'),
    });
    const all = (value: boolean) =>
      Object.fromEntries(Object.keys(compactParts()).map((key) => [key, value]));

    expect(compactParts()).toEqual(all(false));
    compact(true);
    expect(compactParts()).toEqual(all(true));
    compact(false);
    expect(compactParts()).toEqual(all(false));
    expect(screen.getByRole('button', { name: '1' })).toBe(button);
  });

  it("keep a demo's explicit props", () => {
    render(<MaterialDemo />, { wrapper: MaterialScope });
    compact(true);
    expect(screen.getByRole('button', { name: 'Large' })).toHaveClass('MuiButton-sizeLarge');
    expect(screen.getByRole('button', { name: 'Grouped' })).toHaveClass('MuiButton-sizeLarge');
    const medium = screen.getByLabelText('Medium');
    expect(medium.closest('.MuiInputBase-sizeSmall')).toBeNull();
    expect(medium.closest('.MuiFormControl-root')).not.toHaveClass('MuiFormControl-marginDense');
    expect(screen.getByRole('listitem')).not.toHaveClass('MuiListItem-dense');
  });
});

describe('compact Joy UI demos', () => {
  it('are small unless the demo sets another size', () => {
    render(
      <>
        <JoyButton>Button</JoyButton>
        <JoyFormControl size="lg">
          <JoyInput slotProps={{ root: { 'data-testid': 'input' } }} />
        </JoyFormControl>
      </>,
      { wrapper: JoyScope },
    );
    const button = screen.getByRole('button');
    expect(button).toHaveClass('MuiButton-sizeMd');
    compact(true);
    expect(screen.getByRole('button')).toBe(button);
    expect(button).toHaveClass('MuiButton-sizeSm');
    expect(screen.getByTestId('input')).toHaveClass('MuiInput-sizeLg');
    compact(false);
    expect(button).toHaveClass('MuiButton-sizeMd');
  });
});
