import { countPage } from './count-page';

describe('countPage', () => {
  it('counts headings, including those in JSX', () => {
    const body = `
## Basics

<Tabs>
  <TabItem value="a">

  ### In a tab {/* #tab */}

  </TabItem>
</Tabs>

<Heading as="h2">By component</Heading>

#hashtag, and # in a line
`;
    expect(countPage(body).headings).toBe(3);
  });

  it('ignores code blocks, including nested ones', () => {
    const body = `
1. A step

   \`\`\`bash
   # comment
   \`\`\`

\`\`\`\`mdx
## Shown
\`\`\`tsx
<Demo name="Shown" />
\`\`\`
[link](./a.mdx)
\`\`\`\`

## Real
`;
    expect(countPage(body)).toEqual({ headings: 1, demos: 0, links: 0, words: 4 });
  });

  it('counts demos and live code blocks', () => {
    const body =
      '<Demo name="A" />\n\n<Demo\n  name="B"\n  framed\n/>\n\n```jsx live\n<Chip />\n```\n\nUse `<Demo>`.\n';
    expect(countPage(body).demos).toBe(3);
  });

  it('counts links, but not images', () => {
    const body =
      'A [page](./a.mdx), <https://a.example>, <Link to="/b">b</Link>, ![image](/c.svg), `[code](x)`.';
    expect(countPage(body).links).toBe(3);
  });

  it('counts only visible words: no tags, URLs, imports or comments', () => {
    const body = `import { Note } from './Note';

{/* not read */}

Don't pass \`sx={{ a: 1 }}\` to [it](./long-address.mdx), <Note kind="x">please</Note>.
`;
    expect(countPage(body).words).toBe(6);
  });
});
