import { findingsOf, pageText } from '../testing/site';
import { partialWithoutPage } from './files';

it('partial-without-page reports files that neither pages nor modules show', async () => {
  const files = {
    'docs-lab/page.mdx': pageText('/page', 'Page', "import Note from './_note.mdx';\n\n<Note />\n"),
    'docs-lab/_note.mdx': 'Text.\n',
    'docs-lab/_home.mdx': 'Text.\n',
    'docs-lab/_lost.mdx': 'Text.\n',
    'src/Home.tsx': "import Home from '@site/docs-lab/_home.mdx';\n",
  };
  expect(await findingsOf(partialWithoutPage, files)).toEqual([
    "docs-lab/_lost.mdx:1: No page shows this file. Import it in a page: import Part from './_lost.mdx'; or remove the underscore to make it a page.",
  ]);
});
