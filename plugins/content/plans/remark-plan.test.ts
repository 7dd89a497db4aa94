import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlan } from './remark-plan';

function transformed(source: string): Root {
  const file = new VFile({ path: 'docs-x/page.mdx', value: source });
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkPlan);
  return processor.runSync(processor.parse(file), file) as Root;
}

it('renders the chip of the plan inside the paragraph', () => {
  const [module, paragraph] = transformed('<Plan name="pro" /> Several conditions.\n').children;
  expect(module).toMatchObject({
    type: 'mdxjsEsm',
    value: `import { Chips } from '@site/src/shell/navigation/sidebar/Chips';`,
  });
  expect(paragraph).toMatchObject({
    type: 'paragraph',
    children: [
      {
        name: 'Chips',
        attributes: [{ name: 'flags', value: { value: '{"plan":"pro"}' } }],
      },
      { value: ' Several conditions.' },
    ],
  });
});

it('imports nothing on pages without a plan', () => {
  expect(transformed('Text.\n').children).toHaveLength(1);
});

it.each([
  ['<Plan name="enterprise" />', /name.*enterprise.*"pro" or "premium"/s],
  ['<Plan />', /name.*"pro" or "premium"/s],
  ['<Plan name="pro" color="red" />', /color/],
])('rejects %s with a message that names the fault', (source, message) => {
  const transform = () => transformed(`Text.\n\n${source} Text.\n`);
  expect(transform).toThrow(message);
  expect(transform).toThrow(expect.objectContaining({ file: 'docs-x/page.mdx', line: 3 }) as Error);
});
