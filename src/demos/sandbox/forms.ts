import { compressToBase64 } from 'lz-string';
import type { SandboxFiles } from './sandbox-project';

/** Online editors that can open a demo. */
export type SandboxEditor = 'stackBlitz' | 'codeSandbox';

/** A form to post to an editor. */
export interface EditorForm {
  action: string;
  fields: Record<string, string>;
}

/** Input for an editor. */
export interface EditorProject {
  title: string;
  /** URL of the demo's page. */
  pageUrl: string;
  files: SandboxFiles;
  /** Path of the file to show first. */
  openFile: string;
}

/**
 * Form of StackBlitz's POST API. Its template for Node projects installs the dependencies in
 * `package.json`: https://developer.stackblitz.com/platform/api/post-api
 */
function stackBlitzForm({ title, pageUrl, files, openFile }: EditorProject): EditorForm {
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(openFile)}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': `${title} (${pageUrl})`,
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}

/**
 * Form of CodeSandbox's define API; `environment=server` runs the project's own Vite:
 * https://codesandbox.io/docs/learn/sandboxes/cli-api
 */
function codeSandboxForm({ files, openFile }: EditorProject): EditorForm {
  const contents = Object.entries(files).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  const parameters = compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }));
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      // URL-safe Base64, which the API decodes.
      parameters: parameters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
      query: `file=/${openFile}`,
      environment: 'server',
    },
  };
}

/** The form that opens a project in an editor. */
export function editorForm(editor: SandboxEditor, project: EditorProject): EditorForm {
  return editor === 'stackBlitz' ? stackBlitzForm(project) : codeSandboxForm(project);
}
