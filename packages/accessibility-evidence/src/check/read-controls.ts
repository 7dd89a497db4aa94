import type { CDPSession } from 'playwright-core';
import type { DemoWindow } from './demo-window';

/** The controls in the accessibility tree of a demo. */
export interface Controls {
  count: number;
  /** Selectors of those without a name. */
  unnamed: string[];
}

const ROLES = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'combobox', 'checkbox', 'radio', 'switch'],
  ...['slider', 'spinbutton', 'tab', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'treeitem'],
  ...['listbox', 'PopUpButton', 'DisclosureTriangle', 'ToggleButton'],
]);

/** @returns `null` if the element is outside of the demo. */
async function selectorInDemo(devtools: CDPSession, backendNodeId: number): Promise<string | null> {
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration:
      'function () { return window.evidence.isInDemo(this) ? window.evidence.selectorOf(this) : null; }',
    returnByValue: true,
  });
  return result.value as string | null;
}

/** Counts the controls of an open demo, as assistive technology receives them. */
export async function readControls(demo: DemoWindow): Promise<Controls> {
  const { page, frame, devtools, isAlone } = demo;
  const { frameTree } = await devtools.send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  if (frameId === undefined) {
    throw new Error(`${page.url()}: the frame of ${frame.url()} is missing.`);
  }
  const { nodes } = await devtools.send('Accessibility.getFullAXTree', { frameId });
  const controls = nodes.filter(
    ({ ignored, role }) => !ignored && ROLES.has(String(role?.value ?? '')),
  );
  const unnamed: string[] = [];
  let count = 0;
  for (const { name, backendDOMNodeId: backendNodeId } of controls) {
    const isUnnamed = String(name?.value ?? '').trim() === '';
    const selector =
      backendNodeId !== undefined && (isUnnamed || !isAlone)
        ? await selectorInDemo(devtools, backendNodeId)
        : '';
    count += selector === null ? 0 : 1;
    if (isUnnamed && selector) {
      unnamed.push(selector);
    }
  }
  return { count, unnamed };
}
