import { hasTargets, targetRatio } from './targets';

describe('targetRatio', () => {
  it('depends on the page for the plain site', () => {
    expect(targetRatio('LCP', 'API page', 'plain')).toBe(0.65);
    expect(targetRatio('TTI', 'text page', 'plain')).toBe(0.7);
    expect(targetRatio('TTI', 'component page', 'plain')).toBeUndefined();
  });

  it('limits only paint for Starlight, and only repeat visits for an earlier build', () => {
    expect(targetRatio('LCP', 'text page', 'starlight')).toBe(1);
    expect(targetRatio('TTI', 'text page', 'starlight')).toBeUndefined();
    expect(targetRatio('repeat TTI', 'text page', 'before')).toBe(1.05);
    expect(targetRatio('LCP', 'text page', 'before')).toBeUndefined();
  });
});

describe('hasTargets', () => {
  it('selects the pages by label', () => {
    expect(['home', 'text page', 'template'].filter(hasTargets)).toEqual(['text page']);
  });
});
