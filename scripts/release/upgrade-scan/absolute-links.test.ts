import type { Finding } from '../../../src/tools/upgrade-check/types';
import { linkTo } from './absolute-links';

it('makes the links of all findings absolute, and nothing else', () => {
  const one = { name: 'Hidden', link: '/up/#hidden' } as Finding;
  const withLinks = linkTo('https://docs.example.com');
  const linked = { ...one, link: 'https://docs.example.com/up/#hidden' };
  expect(withLinks({ file: 'a.ts', findings: [one] })).toEqual({
    file: 'a.ts',
    findings: [linked],
  });
  expect(withLinks({ fixed: [one], left: [one] })).toEqual({ fixed: [linked], left: [linked] });
  expect(one.link).toBe('/up/#hidden');
});
