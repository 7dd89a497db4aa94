import { inNode } from '@site/test/unit/in-node';

interface Answer {
  status: number;
  findings: { rule: string; file: string }[];
}

// In Docusaurus's own loader, as in the dev server.
const ASK = `
  const { loadFreshModule } = require('@docusaurus/utils');
  const { answer } = await loadFreshModule(process.cwd() + '/plugins/content/doctor/dev-server.ts');
  const { siteWith } = await load('./plugins/content/doctor/testing.ts');
  const site = siteWith(input.files);
  try {
    return await new Promise((resolve) => {
      const response = {
        writeHead: (status) => { response.status = status; },
        end: (body) => resolve({ status: response.status, findings: JSON.parse(body) }),
      };
      answer(site)({ url: input.url }, response);
    });
  } finally {
    require('node:fs').rmSync(site.root, { recursive: true });
  }
`;

const PAGE = `---
title: Near
slug: /near
description: A page in a test of the dev server, about nothing in particular, with one broken link.
---

See the [other page](/lab/far/) for the rest of it.
`;

it('answers with the findings of the page at a URL', () => {
  const files = { 'docs-lab/near.mdx': PAGE };
  const { status, findings } = inNode<Answer>(ASK, { files, url: '/?page=/lab/near/' });
  expect(status).toBe(200);
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'broken-link', file: 'docs-lab/near.mdx' }),
  );
});
