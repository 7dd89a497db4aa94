import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';

it('adds the product and the address of each page, also of the inherited component', () => {
  const [, panel] = generate(WIDGETS_TARGET, makeSite());
  expect(panel).toMatchObject({ slug: 'panel', product: 'system', version: '2.1.0' });
  expect(panel).not.toHaveProperty('section');
  const inheritance = { name: 'Base', pathname: '/widgets/api/base/', href: null };
  expect(panel?.inheritance).toEqual(inheritance);
  const packages = WIDGETS_TARGET.packages.map((one) => ({ ...one, section: 'parts' }));
  expect(generate({ ...WIDGETS_TARGET, packages }, makeSite())[1]).toMatchObject({
    section: 'parts',
    inheritance: { ...inheritance, pathname: '/widgets/api/parts/base/' },
  });
});
