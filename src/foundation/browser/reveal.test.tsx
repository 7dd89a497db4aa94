/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs as SiteTabs } from '@site/src/ui/tabs';
import { revealElement, revealHash } from './reveal';

/** Panels and tabs are placed as in Docusaurus's `Tabs`. */
function Tabs({ panels }: { panels: readonly React.ReactNode[] }) {
  const [selected, setSelected] = useState(0);
  return (
    <div className="tabs-container">
      <div role="tablist">
        {panels.map((_panel, index) => (
          <button
            key={index}
            role="tab"
            aria-selected={index === selected}
            onClick={() => setSelected(index)}
          >
            {index}
          </button>
        ))}
      </div>
      <div>
        {panels.map((panel, index) => (
          <div key={index} role="tabpanel" hidden={index !== selected}>
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Tabs that name their panels. */
function NamedTabs({ panels }: { panels: readonly React.ReactNode[] }) {
  const [selected, setSelected] = useState(0);
  const tabs = panels.map((_panel, index) => ({ label: `${index}`, panelId: `:r${index}:` }));
  return (
    <section>
      <SiteTabs label="Tabs" tabs={tabs} selected={selected} onSelect={setSelected} />
      {panels.map((panel, index) => (
        <div key={index} id={`:r${index}:`} role="tabpanel" hidden={index !== selected}>
          {panel}
        </div>
      ))}
    </section>
  );
}

const target = <p id="größe">Size</p>;

function reveal(hash: string): Promise<Element | null> {
  return act(async () => revealHash(hash));
}

it.each([
  ['details', <details key="">{target}</details>],
  [
    'details in details',
    <details key="">
      <details>{target}</details>
    </details>,
  ],
  ['a tab', <Tabs key="" panels={['a', target]} />],
  ['a tab that names its panel', <NamedTabs key="" panels={['a', 'b', target]} />],
  ['a tab in a tab', <Tabs key="" panels={['a', <Tabs key="" panels={['b', 'c', target]} />]} />],
  [
    'a tab in details',
    <details key="">
      <Tabs panels={['a', target]} />
    </details>,
  ],
  ['details in a tab', <Tabs key="" panels={['a', <details key="">{target}</details>]} />],
])('opens %s', async (_case, page) => {
  render(page);
  expect(screen.getByText('Size')).not.toBeVisible();
  expect(await reveal('#gr%C3%B6%C3%9Fe')).toBe(screen.getByText('Size'));
  expect(screen.getByText('Size')).toBeVisible();
});

it('opens details that a link leads to', async () => {
  render(<details id="more">More</details>);
  await reveal('#more');
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('leaves what is shown, and what is elsewhere', async () => {
  render(
    <>
      <details>Other</details>
      <Tabs panels={[target, 'b']} />
    </>,
  );
  expect(await reveal('#größe')).toBeNull();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Size')).toBeVisible();
});

it.each(['', '#', '#missing', '#%E0%A4%A'])('ignores the hash "%s"', async (hash) => {
  expect(await reveal(hash)).toBeNull();
});

it('says whether something was closed', () => {
  render(<details>{target}</details>);
  expect(revealElement(screen.getByText('Size'))).toBe(true);
  expect(revealElement(screen.getByText('Size'))).toBe(false);
});
