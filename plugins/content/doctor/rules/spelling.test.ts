import { inNode } from '@site/test/unit/in-node';

// The spelling checker is an ECMAScript module with entry points that Jest can't resolve.
function findingsIn(text: string): string[] {
  return inNode(
    `const { findingsIn } = await load('./plugins/content/doctor/testing.ts');
     const { spelling } = await load('./plugins/content/doctor/rules/spelling.ts');
     return findingsIn(spelling, input);`,
    text,
  );
}

it('reads the title and the description, but not other fields and elements', () => {
  const text = [
    '---',
    'title: Hte page',
    'slug: /fbxq',
    'description: Abuot it.',
    'components: [FbxqWzrp]',
    '---',
    '',
    '<Demo name="FbxqWzrp" height={fbxq} />',
    'note: fbxq',
  ];
  expect(findingsIn(text.join('\n'))).toEqual([
    expect.stringMatching(/^2: "Hte" isn't in the dictionary\. Did you mean the/i),
    expect.stringMatching(/^4: "Abuot" .+ add it to plugins\/content\/doctor\/words\.txt\.$/),
    expect.stringMatching(/^9: "fbxq" /),
  ]);
});

it('reports only unknown words, with line and suggestion', () => {
  const text = [
    "The TooltipX doesn't use `fbxq` of https://fbxq.example, as Docusaurus does.",
    '',
    'A componnent for',
    'each colour: 水車.',
  ];
  expect(findingsIn(text.join('\n'))).toEqual([
    expect.stringMatching(/^3: "componnent" isn't in the dictionary\. Did you mean component/),
    expect.stringMatching(/^4: "colour" isn't in the dictionary\./),
  ]);
});
