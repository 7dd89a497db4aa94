import { sandboxEntry } from 'docusaurus-demo-islands/bundle';
import { connectSandbox } from 'docusaurus-demo-islands/connect';
import type { SandboxInput } from 'docusaurus-demo-islands/sandbox';
import { exactVersions } from 'docusaurus-demo-islands/source';

export const entry: string = sandboxEntry({ scope: './scope' }, []);
export const versions: Record<string, string> = exactVersions(['react'], () => ({
  version: '19.2.9',
}));
export const look: SandboxInput['applyLook'] = (dark: boolean) =>
  document.documentElement.toggleAttribute('data-dark', dark);
export const connect: typeof connectSandbox = connectSandbox;

// @ts-expect-error A scope is required.
export const without: string = sandboxEntry({}, []);
