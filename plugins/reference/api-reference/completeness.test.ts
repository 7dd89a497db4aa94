import type { ComponentApi } from '../../../src/api/types';
import { findMisses, runtimePackage } from './fixtures/completeness';
import { makeSite, WIDGETS, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';

const site = makeSite();
const components = generate(WIDGETS_TARGET, site) as [ComponentApi, ComponentApi];
const runtime = runtimePackage('widgets', 'widgets', site);

describe('findMisses', () => {
  it('finds none if both sides match', () => {
    expect(runtime.components).toEqual(['Base', 'Panel']);
    expect(findMisses(components, [runtime], {})).toEqual([]);
  });

  it('finds exports without a description', () => {
    const index = `${WIDGETS['index.js']}\nexports.Extra = function Extra() {};
exports.extraClasses = { root: 'WExtra-root' };`;
    const more = runtimePackage('widgets', 'widgets', makeSite({ 'index.js': index }));
    expect(findMisses(components, [more], {})).toEqual([
      'widgets exports Extra, which is neither described nor left out.',
      'No component of widgets is described with the classes of extraClasses.',
    ]);
    const leftOut = { widgets: { Extra: 'Not for projects.', extraClasses: 'Not for projects.' } };
    expect(findMisses(components, [more], leftOut)).toEqual([]);
  });

  it('finds descriptions without an export', () => {
    const [base, panel] = components;
    const gone = [base, panel, { ...panel, name: 'Gone', classes: [] }];
    expect(findMisses(gone, [runtime], {})).toEqual([
      'Gone is described, but widgets does not export it.',
    ]);
    const fewer = [base, { ...panel, classes: panel.classes.slice(1) }];
    expect(findMisses(fewer, [runtime], {})).toEqual([
      'No component of widgets is described with the classes of panelClasses.',
      'The classes described for Panel are in no classes object of widgets.',
    ]);
  });

  it('finds unused exclusions', () => {
    expect(findMisses(components, [runtime], { widgets: { Panel: 'x', Nothing: 'x' } })).toEqual([
      'widgets has no Panel to leave out, or it is described after all.',
      'widgets has no Nothing to leave out, or it is described after all.',
    ]);
  });
});
