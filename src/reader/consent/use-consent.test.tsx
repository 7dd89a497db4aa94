/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageConfigTag } from '@site/src/foundation/browser/page-config';
import { consent } from './consent';
import { useConsent } from './use-consent';

function Setting() {
  const setting = useConsent();
  return (
    setting && (
      <input
        type="checkbox"
        checked={setting.isGranted}
        onChange={({ target }) => setting.setGranted(target.checked)}
      />
    )
  );
}

function openPage(config: object | null) {
  document.head.innerHTML = '';
  localStorage.clear();
  if (config) {
    const { attributes } = pageConfigTag('analytics', config);
    document.head.append(Object.assign(document.createElement('meta'), attributes));
  }
  render(<Setting />);
}

it.each([null, { sink: 'console' }, { sink: 'collector', url: '/api/events' }])(
  'returns null if nothing needs consent: %j',
  (config) => {
    openPage(config);
    expect(screen.queryByRole('checkbox')).toBeNull();
  },
);

it('grants and withdraws consent', async () => {
  openPage({ sink: 'google', id: 'G-ABC123' });
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox');
  expect([checkbox.checked, consent.get()]).toEqual([false, null]);
  await userEvent.click(checkbox);
  expect([checkbox.checked, consent.get()]).toEqual([true, 'granted']);
  await userEvent.click(checkbox);
  expect([checkbox.checked, consent.get()]).toEqual([false, 'denied']);
});
