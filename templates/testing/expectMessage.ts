import { screen } from '@testing-library/react';

/** Expects that a field is invalid and that its description is the message. */
export function expectMessage(label: RegExp, message: RegExp): void {
  const input = screen.getByLabelText(label, { selector: 'input' });
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  const text = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect({ invalid: input.getAttribute('aria-invalid'), text }).toEqual({
    invalid: 'true',
    text: expect.stringMatching(message) as string,
  });
}
