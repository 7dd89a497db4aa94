import { expect, test } from '@jest/globals';
import Button from '@mui/material/Button';
import { screen } from '@testing-library/react';
import { renderWithTheme } from './render-with-theme';

test('renders without transitions', () => {
  renderWithTheme(<Button>Borrow</Button>);

  expect(getComputedStyle(screen.getByRole('button')).transition).toBe('none');
});
