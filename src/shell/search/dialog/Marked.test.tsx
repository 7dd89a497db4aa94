/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render } from '@testing-library/react';
import fc from '@site/test/unit/properties';
import { parseQuery } from '../engine/query';
import { anyQuery } from '../testing';
import { Marked } from './Marked';

function marked(text: string, words: string[]) {
  const { container } = render(<Marked text={text} words={words} />);
  return container.innerHTML;
}

it('highlights words ignoring case, longest first', () => {
  expect(marked('MuiButton-root', ['butt', 'button', 'root'])).toBe(
    'Mui<mark>Button</mark>-<mark>root</mark>',
  );
});

it('treats HTML and regular expressions as plain text', () => {
  expect(marked('a <b> .*', ['.*', '<b>'])).toBe('a <mark>&lt;b&gt;</mark> <mark>.*</mark>');
  expect(marked('Button', [])).toBe('Button');
});

it('shows any text unchanged, whatever the query', () => {
  fc.assert(
    fc.property(anyQuery(), anyQuery(), (text, query) => {
      const { container, unmount } = render(<Marked text={text} words={parseQuery(query).words} />);
      expect(container.textContent).toBe(text);
      unmount();
    }),
  );
});
