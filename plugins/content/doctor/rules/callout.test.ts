import { findingsIn } from '../testing';
import { callout } from './callout';

it('reports a callout whose title has no brackets', async () => {
  expect(await findingsIn(callout, ':::note A title\n\nText.\n\n:::\n')).toEqual([
    expect.stringContaining('1: The callout ":::note A title" appears as plain text.'),
  ]);
});

it('accepts callouts with and without a title', async () => {
  const text = ':::note\n\nText.\n\n:::\n\n:::tip[A title]\n\nText.\n\n:::\n';
  expect(await findingsIn(callout, text)).toEqual([]);
});
