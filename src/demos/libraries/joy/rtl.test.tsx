/** @jest-environment ./test/unit/jsdom-environment.ts */
import Slider from '@mui/joy/Slider';
import { act, render, screen } from '@testing-library/react';
import { dispatchThemeAction, resetSettings } from '@site/src/reader/settings';
import JoyScope from './provider';
import { rtlJoy } from './rtl';

afterEach(() => act(resetSettings));

it('mirrors sliders from right to left, and keeps their size', () => {
  render(<Slider defaultValue={20} marks={[{ value: 10, label: 'Ten' }]} />, {
    wrapper: JoyScope,
  });
  const label = screen.getByText('Ten');
  expect(label.style.left).toBe('10%');
  act(() => dispatchThemeAction({ type: 'SET_DENSE', payload: true }));
  act(() => dispatchThemeAction({ type: 'CHANGE', payload: { direction: 'rtl' } }));
  expect(label.style.right).toBe('10%');
  expect(label.closest('.MuiSlider-root')).toHaveClass('MuiSlider-sizeSm');
});

it('keeps the components of a theme', () => {
  const components = { JoyButton: {}, JoySlider: { defaultProps: { color: 'danger' } } } as const;
  expect(rtlJoy(components)).toEqual({
    JoyButton: {},
    JoySlider: { defaultProps: { color: 'danger', isRtl: true } },
  });
});
