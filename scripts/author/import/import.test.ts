import { inNode } from '@site/test/unit/in-node';

interface Result {
  texts: Record<string, string>;
  written: string[];
  notes: Record<string, string[]>;
  findings: string[];
  source: string;
}

/** What becomes of a site's files, as `npm run import` would write them. */
function importOf(files: Record<string, string>, sidebars: unknown): Result {
  return inNode<Result>(
    `const fs = require('node:fs');
     const path = require('node:path');
     const { stageImport } = await load('./scripts/author/import/stage.ts');
     const { formatFinding } = await load('./packages/mdx-doctor/src/index.ts');
     const root = fs.mkdtempSync(path.join(require('node:os').tmpdir(), 'import-'));
     for (const [file, text] of Object.entries(input.files)) {
       fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
       fs.writeFileSync(path.join(root, file), text);
     }
     const instance = { id: 'docs-lab', folder: 'docs-lab', basePath: '/lab', demoScope: 'material' };
     const product = { id: 'docs-infra', name: 'Lab', basePath: '/lab', packages: [], version: '1.0.0', docs: [instance] };
     const stage = path.join(root, 'stage');
     const staged = await stageImport({
       source: path.join(root, 'docs'), files: path.join(root, 'static'), sidebars: input.sidebars,
       product, instance, present: ['/lab/getting-started'], stage,
     });
     const texts = Object.fromEntries(
       [...staged.written.filter((file) => file.endsWith('.mdx')), 'docs-lab/sidebar.ts']
         .map((file) => [file, fs.readFileSync(path.join(stage, file), 'utf8')]),
     );
     const source = fs.readFileSync(path.join(root, 'docs/intro.md'), 'utf8');
     fs.rmSync(root, { recursive: true });
     return {
       texts, source, written: staged.written, notes: Object.fromEntries(staged.notes),
       findings: staged.findings.map(formatFinding),
     };`,
    { files, sidebars },
  );
}

const INTRO = `---
id: start
title: Start with maps
sidebar_label: Start
hide_title: true
---

import Video from 'some-player'

# Start with maps

A map shows places. It needs a container with a height.
See [markers](guides/markers.md), [the list](/guides/markers#colors) and <https://example.com/>.

<!-- Keep this short. -->

#### Colors {#colors}

:::caution Mind the height

A container without one shows nothing.

:::

<Video id="tour" />

<div class="wide">

Text in a box.

</div>

![A map](/img/map.svg)

\`\`\`javascript {1} copy
{ "zoom": 3 }, ...
\`\`\`

\`\`\`bash npm2yarn
npm install some-maps
\`\`\`

\`\`\`bash npm2yarn
npm audit
\`\`\`
`;

describe('of a Docusaurus site', () => {
  const result = importOf(
    {
      'docs/intro.md': INTRO,
      'docs/guides/markers.md':
        '# Markers\n\nMarkers show places on a map.\n\n## Colors\n\nBack to the [start](../intro.md).\n',
      'docs/api/map.md': '# Map\n\nThe [start](/docs/start), as text.\n',
      'docs/guides/hidden.md': '# Hidden\n\nNo sidebar shows this page.\n',
      'docs/notes.txt': 'No page.',
      'static/img/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    {
      docs: [
        'start',
        { type: 'category', label: 'Guides', items: ['guides/markers', 'api/map', 'guides/gone'] },
      ],
    },
  );

  it('writes pages in this spelling, without an error', () => {
    expect(result.findings).toEqual([]);
    expect(result.texts['docs-lab/intro.mdx']).toBe(`---
title: Start with maps
slug: /start
description: A map shows places. It needs a container with a height. See markers, the list and https://example.com/.
sidebar_label: Start
---

{/* import Video from 'some-player' */}

A map shows places. It needs a container with a height.
See [markers](./guides/markers.mdx), [the list](./guides/markers.mdx#colors) and [https://example.com/](https://example.com/).

{/* Keep this short. */}

## Colors {/* #colors */}

:::warning[Mind the height]

A container without one shows nothing.

:::

{/* <Video id="tour" /> */}

<div className="wide">

Text in a box.

</div>

![A map](/img/map.svg)

\`\`\`text {1}
{ "zoom": 3 }, ...
\`\`\`

\`\`\`bash npm
npm install some-maps
\`\`\`

\`\`\`bash
npm audit
\`\`\`
`);
  });

  it('moves pages out of the folder of generated API pages, and keeps their addresses', () => {
    expect(result.texts['docs-lab/api-pages/map.mdx']).toBe(
      '---\ntitle: Map\nslug: /api/map\ndescription: The start, as text.\n---\n\nThe [start](../intro.mdx), as text.\n',
    );
  });

  it('keeps the source, copies pictures that pages show, and says what is left', () => {
    expect(result.source).toBe(INTRO);
    expect(result.written).toContain('static/img/map.svg');
    const notes = Object.values(result.notes).flat().join('\n');
    expect(notes).toContain('hide_title: true');
    expect(notes).toContain('The import of "some-player" is a comment now');
    expect(notes).toContain('<Video>');
    expect(notes).toContain("isn't valid javascript");
    expect(notes).toContain('had the options copy, which have no counterpart');
    expect(notes).toContain('the page "guides/gone", which the folder doesn\'t have');
  });

  it('writes the tree after the pages that are there, and adds those that no sidebar shows', () => {
    expect(result.texts['docs-lab/sidebar.ts'])
      .toBe(`import { group, page, sidebar } from '../src/shell/navigation';

export default sidebar([page('/lab/getting-started'), page('/lab/start'), group('/lab/guides-group', [page('/lab/guides/markers'), page('/lab/api/map')]), group('/lab/other-pages-group', [page('/lab/guides/hidden')])]);
`);
  });
});

it('reads the order of a folder without a sidebar file', () => {
  const { texts } = importOf(
    {
      'docs/intro.md': '---\nsidebar_position: 2\n---\n\n# Intro\n\nText.\n',
      'docs/02-guides/_category_.json': '{ "label": "How to", "position": 1 }',
      'docs/02-guides/b.md': '# B\n\nText.\n',
      'docs/02-guides/01-z.md': '# Z\n\nText.\n',
    },
    null,
  );
  expect(texts['docs-lab/sidebar.ts']).toContain(
    "group('/lab/how-to-group', [page('/lab/guides/z'), page('/lab/guides/b')]), page('/lab/intro')",
  );
});
