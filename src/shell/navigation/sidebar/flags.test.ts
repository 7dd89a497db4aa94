import { translate } from '@site/src/foundation/i18n';
import { chipsOf } from './flags';

function textsOf(flags: Parameters<typeof chipsOf>[0]): string[] {
  return chipsOf(flags).map(({ text, suffix }) =>
    [text, suffix].flatMap((key) => (key ? [translate('en', key)] : [])).join(' '),
  );
}

describe('chipsOf', () => {
  it.each([
    [{ plan: 'pro' }, 'Pro plan'],
    [{ plan: 'premium' }, 'Premium plan'],
    [{ newFeature: true }, 'New'],
    [{ planned: true }, 'Planned'],
    [{ unstable: true }, 'Preview'],
    [{ beta: true }, 'Beta'],
    [{ legacy: true }, 'Legacy'],
    [{ deprecated: true }, 'Deprecated'],
  ] as const)('shows %j as "%s"', (flags, expected) => {
    expect(textsOf(flags)).toEqual([expected]);
  });

  it('returns several chips, the plan first, and none without flags', () => {
    expect(textsOf({ beta: true, plan: 'pro', newFeature: false })).toEqual(['Pro plan', 'Beta']);
    expect(textsOf({})).toEqual([]);
  });
});
