import { isExternal } from './entry';

describe('isExternal', () => {
  it.each([
    ['https://mui.com/store/', true],
    ['http://localhost:3000/', true],
    ['/material-ui/react-button', false],
    ['/go?to=https://mui.com/', false],
    ['pathname:///material-ui/llms.txt', false],
  ])('for %s is %s', (pathname, external) => {
    expect(isExternal({ pathname })).toBe(external);
  });
});
