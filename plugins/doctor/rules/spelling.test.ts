import { inNode } from '@site/src/testing/in-node';

// The spelling checker is an ECMAScript module with entries that Jest does not resolve.
function findingsIn(text: string): string[] {
  return inNode(
    `const { findingsIn } = await load('./plugins/doctor/testing.ts');
     const { spelling } = await load('./plugins/doctor/rules/spelling.ts');
     return findingsIn(spelling, input);`,
    text,
  );
}

it('names words that no dictionary knows, with line and suggestion, and no others', () => {
  const text = [
    "The TooltipX doesn't use `fbxq` of https://fbxq.example, as Docusaurus does.",
    '',
    'A componnent for',
    'each colour: 水車.',
  ];
  expect(findingsIn(text.join('\n'))).toEqual([
    expect.stringMatching(/^3: "componnent" is in no dictionary\. Did you mean component/),
    expect.stringMatching(/^4: "colour" is in no dictionary\./),
  ]);
});
