/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { connectAddress } from '../address';
import type { PlaygroundDefinition, State } from '../types';
import { piece } from './highlighted-code';
import { PlaygroundApp } from './PlaygroundApp';

interface SackProps {
  children?: ReactNode;
  icon?: ReactNode;
  dense?: boolean;
  size?: string;
  count?: number;
  label?: string;
}

function Sack({ children, icon, dense, size = 'small', count, label }: SackProps) {
  if (count === 13) {
    throw new Error('Thirteen is too many.');
  }
  return (
    <section aria-label="Sack" data-dense={dense} data-size={size} data-count={count}>
      {icon}
      {label} {children}
    </section>
  );
}

const DEFINITION: PlaygroundDefinition = {
  spec: {
    name: 'Sack',
    controls: [
      { prop: 'children', kind: 'node', named: [] },
      { prop: 'icon', kind: 'node', named: ['icon'] },
      { prop: 'dense', kind: 'switch', default: false },
      { prop: 'size', kind: 'choice', values: ['small', 'large'], default: 'small' },
      { prop: 'count', kind: 'number' },
      { prop: 'label', kind: 'text' },
    ],
    initial: { children: 'Rye' },
    snippets: { icon: piece('<StarIcon />') },
    binds: [],
  },
  scope: 'material',
  Scope: ({ children }: { children: ReactNode }) => children,
  Component: Sack as ComponentType<Record<string, unknown>>,
  named: { icon: <b>star</b> },
};

let listeners: ((location: unknown, action: string) => void)[] = [];
let disconnect = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/api/sack/');
  listeners = [];
  disconnect = connectAddress({
    listen: ((listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      return () => {};
    }) as unknown as Parameters<typeof connectAddress>[0]['listen'],
    replace: (({ pathname, search, hash }: Location) =>
      window.history.replaceState(null, '', pathname + search + hash)) as never,
  });
});

afterEach(() => disconnect());

function show(search = '') {
  window.history.replaceState(null, '', `/api/sack/${search}`);
  render(<PlaygroundApp definition={DEFINITION} />);
}

const sack = () => screen.getByRole('region', { name: 'Sack' });
const code = () => screen.getByLabelText('Code').textContent;

describe('each kind of control changes the component, the code and the URL', () => {
  it('a switch', async () => {
    show();
    await userEvent.click(screen.getByRole('switch', { name: 'dense' }));
    expect(sack().dataset.dense).toBe('true');
    expect(code()).toBe('<Sack dense>Rye</Sack>');
    expect(window.location.search).toBe('?Sack.dense=true');
    await userEvent.click(screen.getByRole('switch', { name: 'dense' }));
    expect(code()).toBe('<Sack>Rye</Sack>');
  });

  it('a choice', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'size' }), 'large');
    expect(sack().dataset.size).toBe('large');
    expect(code()).toBe('<Sack size="large">Rye</Sack>');
    expect(window.location.search).toBe('?Sack.size=large');
  });

  it('a number', async () => {
    show();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'count' }), '-2');
    expect(sack().dataset.count).toBe('-2');
    expect(code()).toBe('<Sack count={-2}>Rye</Sack>');
  });

  it('a text', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: 'label' }), 'Fine');
    expect(sack().textContent).toContain('Fine');
    expect(code()).toBe('<Sack label="Fine">Rye</Sack>');
    await userEvent.clear(screen.getByRole('textbox', { name: 'label' }));
    expect(code()).toBe('<Sack>Rye</Sack>');
  });

  it('a node: nothing, text, or a predefined element', async () => {
    show();
    const icon = screen.getByRole('combobox', { name: 'icon' });
    await userEvent.selectOptions(icon, 'icon');
    expect(within(sack()).getByText('star')).toBeTruthy();
    expect(code()).toBe('<Sack icon={<StarIcon />}>Rye</Sack>');
    expect(window.location.search).toBe('?Sack.icon=%7Eicon');
    await userEvent.selectOptions(icon, 'none');
    expect(within(sack()).queryByText('star')).toBeNull();
    const content = screen.getByRole('textbox', { name: 'Text of children' });
    await userEvent.clear(content);
    await userEvent.type(content, 'Oats');
    expect(code()).toBe('<Sack>Oats</Sack>');
  });
});

it('mounts the component again if a default changes, which it reads only once', async () => {
  const Grind = ({ defaultValue }: { defaultValue?: number }) => {
    const [value] = useState(defaultValue);
    return <output aria-label="Grind">{value}</output>;
  };
  const spec = {
    ...DEFINITION.spec,
    controls: [{ prop: 'defaultValue', kind: 'number' as const }],
    initial: { defaultValue: 40 },
  };
  render(<PlaygroundApp definition={{ ...DEFINITION, spec, Component: Grind }} />);
  const field = screen.getByLabelText('defaultValue');
  await userEvent.clear(field);
  await userEvent.type(field, '7');
  expect(screen.getByRole('status', { name: 'Grind' }).textContent).toBe('7');
});

it('a link restores the state and reports invalid values', () => {
  show('?Sack.size=large&Sack.dense=maybe&Sack.onClick=1');
  expect(sack().dataset.size).toBe('large');
  expect(screen.getByRole('combobox', { name: 'size' })).toHaveProperty('value', 'large');
  const status = screen.getByRole('status').textContent;
  expect(status).toContain('The URL sets dense to “maybe”');
  expect(status).toContain('Valid values: true, false.');
  expect(status).toContain('The URL sets “onClick”');
});

it("a link can't make the component enormous", () => {
  show('?Sack.count=1000000000&Sack.size=large');
  expect(sack().dataset).toMatchObject({ size: 'large' });
  expect(sack().dataset.count).toBeUndefined();
  expect(screen.getByRole('status').textContent).toContain('1000000000');
});

it('going back restores the previous state', async () => {
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'dense' }));
  window.history.replaceState(null, '', '/api/sack/');
  act(() => listeners.forEach((listener) => listener({}, 'POP')));
  expect(sack().dataset.dense).toBeUndefined();
});

it("leaves the URL of a page alone that doesn't connect its router", async () => {
  show();
  disconnect();
  await userEvent.click(screen.getByRole('switch', { name: 'dense' }));
  expect(code()).toBe('<Sack dense>Rye</Sack>');
  expect(window.location.search).toBe('');
});

it('Reset restores the preset', async () => {
  show('?Sack.size=large&q=1');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(code()).toBe('<Sack>Rye</Sack>');
  expect(window.location.search).toBe('?q=1');
});

it('copies the code', async () => {
  const user = userEvent.setup();
  show('?Sack.dense=true');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await window.navigator.clipboard.readText()).toBe('<Sack dense>Rye</Sack>');
});

it('reports a component that throws, and renders it again when a prop changes', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  show('?Sack.count=13');
  expect(screen.queryByRole('region', { name: 'Sack' })).toBeNull();
  expect(screen.getByText(/Thirteen is too many/)).toBeTruthy();
  const count = screen.getByRole('spinbutton', { name: 'count' });
  await userEvent.clear(count);
  await userEvent.type(count, '4');
  expect(sack().dataset.count).toBe('4');
  complaints.mockRestore();
});

it('leaves out a component that never renders, unless the props are those of the address', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  const hosts = ['{"children":"Rye","count":13}', '{"children":"Rye"}'].map((initial) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.dataset.playground = 'Sack';
    const spec = { ...DEFINITION.spec, initial: JSON.parse(initial) as State };
    window.history.replaceState(null, '', '/api/sack/?Sack.count=13');
    const { unmount } = render(<PlaygroundApp definition={{ ...DEFINITION, spec }} />, {
      container: host,
    });
    const { hidden } = host;
    unmount();
    host.remove();
    return hidden;
  });
  expect(hosts).toEqual([true, false]);
  complaints.mockRestore();
});
