/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeEditor } from './CodeEditor';

function open(caret?: number, fault?: { line: number; message: string }) {
  const onCodeChange = jest.fn();
  const onLeave = jest.fn();
  render(
    <>
      <CodeEditor
        name="Demo.tsx"
        code="const a = 1;"
        caret={caret}
        draftId="Demo"
        fault={fault}
        onCodeChange={onCodeChange}
        onLeave={onLeave}
      />
      <button type="button">After</button>
    </>,
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  return { field, onCodeChange, onLeave };
}

it('has a label, and explains how to leave', () => {
  const { field } = open();
  expect(field).toHaveAccessibleName('Editable source of Demo.tsx');
  expect(field).toHaveAccessibleDescription(/Press Escape to leave/);
});

it('marks and describes a line with an error', () => {
  const { field } = open(undefined, { line: 1, message: 'Error: no' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Error in line 1: Error: no Press Escape/);
  const mark = document.querySelector<HTMLElement>('[style*="--line"]')!;
  expect(mark.style.getPropertyValue('--line')).toBe('1');
});

it.each([undefined, { line: 2, message: 'Error: no' }])(
  'marks nothing without an error in its lines: %j',
  (fault) => {
    const { field } = open(undefined, fault);
    expect(field).toBeValid();
    expect(document.querySelector('[style*="--line"]')).toBeNull();
    expect(field).toHaveAccessibleDescription(/^Press Escape/);
  },
);

it('puts the caret where the reader clicked', () => {
  const { field } = open(6);
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(6);
});

it("doesn't take focus by itself", () => {
  expect(open().field).not.toHaveFocus();
});

it('reports changes', async () => {
  const { field, onCodeChange } = open(0);
  await userEvent.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(onCodeChange).toHaveBeenCalledWith('xconst a = 1;');
});

it("Escape leaves the editor, and Tab isn't trapped", async () => {
  const { onLeave, onCodeChange } = open(0);
  await userEvent.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(onCodeChange).not.toHaveBeenCalled();
});
