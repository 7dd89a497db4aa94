/** @jest-environment ./test/unit/jsdom-environment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTemplate } from '../testing/renderTemplate';
import { SECTIONS } from './data';
import StickyFooter from './StickyFooter';

beforeEach(() => renderTemplate(StickyFooter));

const headings = () => screen.queryAllByRole('heading', { name: /^Section/ });

it('adds and removes sections between none and all', async () => {
  expect(headings()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove section' }));
  expect(headings()).toHaveLength(0);
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add section' });
  for (const text of SECTIONS) {
    await userEvent.click(add);
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(add.disabled).toBe(true);
});

it('has the landmarks of a page', () => {
  for (const role of ['banner', 'main', 'contentinfo']) {
    expect(screen.getAllByRole(role)).toHaveLength(1);
  }
});
