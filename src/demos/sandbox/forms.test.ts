import { decompressFromBase64 } from 'lz-string';
import { editorForm } from './forms';

const PROJECT = {
  title: 'BasicButtons demo — Material UI',
  pageUrl: 'https://docs.example.com/material-ui/react-button/#BasicButtons',
  files: { 'package.json': '{}', 'src/Demo.tsx': 'const text = "Ünïcödé >>> ???";\n' },
  openFile: 'src/Demo.tsx',
};

it("posts the fields of StackBlitz's POST API", () => {
  expect(editorForm('stackBlitz', PROJECT)).toEqual({
    action: 'https://stackblitz.com/run?file=src%2FDemo.tsx',
    fields: {
      'project[template]': 'node',
      'project[title]': PROJECT.title,
      'project[description]': `${PROJECT.title} (${PROJECT.pageUrl})`,
      'project[files][package.json]': '{}',
      'project[files][src/Demo.tsx]': PROJECT.files['src/Demo.tsx'],
    },
  });
});

it("posts the parameters of CodeSandbox's define API", () => {
  const { action, fields } = editorForm('codeSandbox', PROJECT);
  expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(fields).toMatchObject({ query: 'file=/src/Demo.tsx', environment: 'server' });
  const { parameters = '' } = fields;
  expect(parameters).toMatch(/^[\w-]+$/);
  const base64 = parameters.replace(/-/g, '+').replace(/_/g, '/');
  expect(JSON.parse(decompressFromBase64(base64))).toEqual({
    files: {
      'package.json': { content: '{}', isBinary: false },
      'src/Demo.tsx': { content: PROJECT.files['src/Demo.tsx'], isBinary: false },
    },
  });
});
