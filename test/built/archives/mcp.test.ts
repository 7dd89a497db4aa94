import { siteOrigin } from '../support/page-html';
import { startAssistant } from '../support/assistant';

const answer = startAssistant();

describe('tools for assistants', () => {
  it('find a page of an archive', async () => {
    const args = { query: 'button', version: '6.5.0', limit: 1 };
    expect(await answer('search', args)).toContain('/material-ui/v6/react-button/');
  });

  it('find a component by the name that it had', async () => {
    const results = await answer('search', { query: 'Grid2 size prop', version: '6', limit: 5 });
    expect(results).toContain('/material-ui/v6/api/grid2/');
    const args = { product: 'material-ui', component: 'Grid2', version: '6.5.0' };
    const text = await answer('get_component_api', args);
    expect(text).toContain(`url: "${siteOrigin()}/material-ui/v6/api/grid2/"`);
    expect(text).toContain('| `size` |');
  });

  it('give a demo of an archive', async () => {
    const args = { page: '/material-ui/v6/react-button/', demo: 'BasicButtons' };
    expect(await answer('get_demo', args)).toContain("from '@mui/material/Button'");
  });
});
