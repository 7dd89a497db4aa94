import { load } from 'cheerio';
import { htmlOf } from './support/page-html';
import { textsOf } from './support/texts';

it('the API page of Dialog says what version 9 removes and what to use instead', () => {
  const $ = load(htmlOf('/material-ui/api/dialog/'));
  const row = (name: string) => $(`#dialog-prop-${name}`).text();
  expect(row('PaperProps')).toMatch(/Use slotProps\.paper instead[^]*Removed in version 9\./);
  expect(row('disableEscapeKeyDown')).toContain('Removed in version 9. Compare the reason');
  expect(row('onClose')).not.toContain('Removed');
});

it('the API page of Stack says that style props are accepted', () => {
  const $ = load(htmlOf('/material-ui/api/stack/'));
  expect(textsOf($('article p')).join('\n')).toContain('are also accepted directly.');
});
