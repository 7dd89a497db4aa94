/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent } from '@testing-library/react';
import { hideTooltipsOnEscape } from './hide-tooltips';

const root = document.documentElement;

it.each(['pointerover', 'focusin'])('Escape hides tooltips until the next %s', (type) => {
  hideTooltipsOnEscape();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(root.dataset.tooltips).toBeUndefined();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(root.dataset.tooltips).toBe('hidden');
  fireEvent(document.body, new Event(type, { bubbles: true }));
  expect(root.dataset.tooltips).toBeUndefined();
});
