/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { WidthHandle } from './WidthHandle';

function handle(width = 400) {
  const onWidthChange = jest.fn();
  render(<WidthHandle width={width} controls="box" onWidthChange={onWidthChange} />);
  return { slider: screen.getByRole('slider', { name: 'Frame width' }), onWidthChange };
}

it('exposes its value', () => {
  const { slider } = handle(400.4);
  expect(slider).toHaveAttribute('aria-valuenow', '400');
  expect(slider).toHaveAttribute('aria-valuetext', '400 pixels');
});

it.each([
  ['ltr', 'ArrowRight', false, 408],
  ['ltr', 'ArrowLeft', false, 392],
  ['ltr', 'ArrowRight', true, 480],
  ['rtl', 'ArrowRight', false, 392],
  ['rtl', 'ArrowLeft', false, 408],
  ['ltr', 'Home', false, 240],
  ['ltr', 'End', false, 2560],
] as const)('in %s, %s (Shift: %s) makes 400 into %s', (direction, key, shiftKey, expected) => {
  const { slider, onWidthChange } = handle();
  // jsdom doesn't implement inheritance of the direction.
  slider.style.direction = direction;
  fireEvent.keyDown(slider, { key, shiftKey });
  expect(onWidthChange).toHaveBeenCalledWith(expected);
});

it('ignores other keys', () => {
  const { slider, onWidthChange } = handle();
  fireEvent.keyDown(slider, { key: 'Tab' });
  expect(onWidthChange).not.toHaveBeenCalled();
});
