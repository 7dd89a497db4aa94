import fs from 'node:fs';
import path from 'node:path';
import { inNode } from '@site/test/unit/in-node';
import { ROOT } from '../../shared/root';
import { componentFields, planComponent } from './component';
import { demoFields, planDemo } from './demo';
import { readArguments } from '../../shared/command/read-arguments';
import { collectAnswers, optionsOf } from './fields';
import type { Field } from './fields';
import { pageFields, planPage } from './page';
import type { Plan } from './plan';
import { planProduct, productFields } from './product';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

let root: string;

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

/** The formatted files. */
function formatted({ create, edit }: Plan): Record<string, string> {
  return inNode(
    `const { format, resolveConfig } = await import('prettier');
     const texts = {};
     for (const [file, text] of input.files) {
       const options = await resolveConfig(input.root + '/' + file);
       texts[file] = file.endsWith('.svg') ? text : await format(text, { ...options, filepath: file });
     }
     return texts;`,
    { root: ROOT, files: [...create, ...edit] },
  );
}

/** The answers that options give, without prompts. */
async function answersOf(fields: Field[], words: string[]) {
  const command = { name: '', summary: '', options: optionsOf(fields) };
  const given = readArguments(command, words);
  return collectAnswers(command, fields, 'help' in given ? {} : given.values);
}

const TREE = `import { group, page, sidebar } from '../src/shell/navigation';

export default sidebar([
  group('/joy-ui/components', [page('/joy-ui/react-button')]),
]);
`;

beforeEach(() => {
  root = temporaryFolder();
  // The descriptions of the components are read from the installed packages or from their cache.
  for (const folder of ['node_modules', '.cache']) {
    fs.mkdirSync(path.join(ROOT, folder), { recursive: true });
    fs.symlinkSync(path.join(ROOT, folder), path.join(root, folder));
  }
  write('docs-joy/sidebar.ts', TREE);
});

const IN_GROUP = ['--in', 'docs-joy', '--group', '/joy-ui/components'];

describe('a new component', () => {
  const answers = (words: string[]) => answersOf(componentFields(root), words);

  it("creates a page, a demo with the playground's initial state, and a line in the tree", async () => {
    write(
      'docs-joy/components/chip/playground.ts',
      "export default { Chip: { props: { color: 'primary', children: 'Rye' } } };",
    );
    const plan = planComponent(await answers([...IN_GROUP, '--name', 'Chip']), root);
    expect(formatted(plan)).toEqual({
      'docs-joy/components/chip/chip.mdx': `---
title: Chip
slug: /react-chip
description: What the Chip component of Joy UI is for, how to use it, and how to keep it accessible.
components: [Chip]
---

## Basics

Import \`Chip\` and render it where you need it.

<Demo name="BasicChip" />
`,
      'docs-joy/components/chip/demos/BasicChip.tsx': `import Chip from '@mui/joy/Chip';

export default function BasicChip() {
  return <Chip color="primary">Rye</Chip>;
}
`,
      'docs-joy/sidebar.ts': TREE.replace(
        "[page('/joy-ui/react-button')]",
        "[page('/joy-ui/react-button'), page('/joy-ui/react-chip')]",
      ),
    });
  });

  it("must be one of the product's components", async () => {
    await expect(answers([...IN_GROUP, '--name', 'Chipp'])).rejects.toThrow(
      /^--name "Chipp": Joy UI doesn't have this component\. It has .*Chip, ChipDelete/,
    );
  });

  it('must be a component whose demo can be generated', async () => {
    await expect(answers([...IN_GROUP, '--name', 'CssBaseline'])).rejects.toThrow(
      /^--name "CssBaseline": No demo can be generated\. .+\. Create its page with npm run new page/,
    );
  });

  it('adds a button to the demo that opens an initially closed component', async () => {
    write(
      'docs-joy/components/modal/playground.ts',
      "export default { Modal: { props: { open: false, children: { code: '<ModalDialog>Rye</ModalDialog>' } }, opener: true } };",
    );
    const plan = planComponent(await answers([...IN_GROUP, '--name', 'Modal']), root);
    expect(formatted(plan)['docs-joy/components/modal/demos/BasicModal.tsx'])
      .toBe(`import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>Rye</ModalDialog>
      </Modal>
    </div>
  );
}
`);
  });
});

describe('a new page', () => {
  const description = 'How to choose a theme, where its values go, and what each of them changes.';

  it('creates a file and a line in the tree', async () => {
    const words = [...IN_GROUP, '--title', 'Dark mode: a guide', '--description', description];
    const plan = planPage(await answersOf(pageFields(root), words), root);
    const texts = formatted(plan);
    expect(Object.keys(texts)).toEqual(['docs-joy/dark-mode-a-guide.mdx', 'docs-joy/sidebar.ts']);
    expect(texts['docs-joy/dark-mode-a-guide.mdx']).toContain(
      `title: 'Dark mode: a guide'\nslug: /dark-mode-a-guide\ndescription: ${description}\n---\n`,
    );
    expect(texts['docs-joy/sidebar.ts']).toContain("page('/joy-ui/dark-mode-a-guide')");
  });

  it('reports a wrong folder before what is missing', async () => {
    const given = answersOf(pageFields(root), ['--in', 'nope', '--description', 'Too short.']);
    await expect(given).rejects.toThrow(
      /^--in "nope": This docs folder doesn't exist\. .+\n--description "Too short\.": It has 10 /,
    );
  });

  it.each([
    [['--description', 'Too short.'], '--description "Too short.": It has 10 characters.'],
    [['--description', description, '--slug', '/Dark/'], '--slug "/Dark/": Use lower-case words'],
    [
      ['--description', description, '--in', 'docs-jo'],
      '--in "docs-jo": This docs folder doesn\'t exist',
    ],
    [
      ['--description', description, '--group', '/x'],
      "doesn't have this group. Use one of /, /joy-ui/comp",
    ],
  ])('rejects %j', async (words, message) => {
    await expect(
      answersOf(pageFields(root), [...IN_GROUP, '--title', 'Dark mode', ...words]),
    ).rejects.toThrow(message);
  });
});

describe('a new demo', () => {
  const PAGE = 'docs-joy/components/chip/chip.mdx';
  const words = ['--page', PAGE, '--name', 'ChipSizes'];

  it('creates a file and a section at the end of its page', async () => {
    write(PAGE, '---\nslug: /react-chip\ncomponents: [Chip]\n---\n\n## Basics\n');
    const plan = planDemo(await answersOf(demoFields(root), words), root);
    const texts = formatted(plan);
    expect(texts['docs-joy/components/chip/demos/ChipSizes.tsx']).toContain(
      'export default function ChipSizes() {',
    );
    expect(texts[PAGE]).toContain('## Basics\n\n## Chip sizes\n\n');
    expect(texts[PAGE]).toContain('\n\n<Demo name="ChipSizes" />\n');
  });

  it('does not change a page that already shows the demo', async () => {
    write(PAGE, '---\nslug: /react-chip\ncomponents: [Chip]\n---\n\n<Demo name="ChipSizes" />\n');
    const plan = planDemo(await answersOf(demoFields(root), words), root);
    expect(plan.edit.size).toBe(0);
  });

  it('requires the component if the page has none', async () => {
    write(PAGE, '---\nslug: /react-chip\n---\n');
    await expect(answersOf(demoFields(root), words)).rejects.toThrow(
      '--component "": The page\'s front matter has no "components".',
    );
  });
});

describe('a new product', () => {
  // The repository may have any other product, such as the one in the manual.
  const ID = 'test-only-product';
  const CATALOGUE = ['lines/types.ts', 'src/foundation/products/catalogue.ts'];
  const TITLES = 'src/foundation/i18n/en/group-titles.ts';
  const words = ['--id', ID, '--name', 'Map UI', '--version', '1.4.0'];
  const summary = ['--summary', 'Maps and routes.'];

  beforeEach(() => {
    for (const file of [...CATALOGUE, TITLES]) {
      write(file, fs.readFileSync(path.join(ROOT, file), 'utf8'));
    }
  });

  it('creates an entry in the catalogue, a logo, a folder, a page, a tree and its title', async () => {
    const answers = await answersOf(productFields(root), [...words, ...summary]);
    const texts = formatted(planProduct(answers, root));
    expect(Object.keys(texts)).toEqual([
      `docs-${ID}/getting-started/overview.mdx`,
      `docs-${ID}/sidebar.ts`,
      `static/img/logos/${ID}.svg`,
      'lines/types.ts',
      TITLES,
      'src/foundation/products/catalogue.ts',
    ]);
    expect(texts[TITLES]).toContain(`'/${ID}/getting-started-group': 'Getting started',`);
    expect(texts['lines/types.ts']).toMatch(new RegExp(`ProductId =\\s[^;]+\\| '${ID}';`));
    expect(texts['src/foundation/products/catalogue.ts']).toMatch(
      new RegExp(`id: 'core',[^]+id: '${ID}',[^]+category: CORE,[^]+id: 'x',`),
    );
    const [, tile, drawing] =
      new RegExp(`marks\\('${ID}', '(.+?)', '(.+?)'`).exec(
        texts['src/foundation/products/catalogue.ts'] ?? '',
      ) ?? [];
    expect(texts[`static/img/logos/${ID}.svg`]).toContain(`fill="${tile}"`);
    expect(texts[`static/img/logos/${ID}.svg`]).toContain(drawing);
  });

  it('says which file of the catalogue it cannot change', async () => {
    const answers = await answersOf(productFields(root), [...words, ...summary]);
    write('lines/types.ts', 'export type Other = string;');
    expect(() => planProduct(answers, root)).toThrow(
      'lines/types.ts has an unexpected shape. Add the product there manually.',
    );
  });

  it.each([
    ['joy-ui', 'The product or the folder docs-joy already exists.'],
    ['Map', 'Use lower-case words'],
  ])('rejects the id %s', async (id, message) => {
    const given = ['--id', id, '--name', 'Map UI', '--version', '1.4.0', ...summary];
    await expect(answersOf(productFields(root), given)).rejects.toThrow(message);
  });
});
