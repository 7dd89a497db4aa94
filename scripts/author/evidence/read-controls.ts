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

/** Counts the controls of an open demo, as assistive technology receives them. */
export async function readControls({ page, frame, devtools }: DemoWindow): Promise<Controls> {
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
  for (const { name, backendDOMNodeId } of controls) {
    if (String(name?.value ?? '').trim() === '' && backendDOMNodeId !== undefined) {
      const { object } = await devtools.send('DOM.resolveNode', {
        backendNodeId: backendDOMNodeId,
      });
      const { result } = await devtools.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function () { return window.evidence.selectorOf(this); }',
        returnByValue: true,
      });
      unnamed.push(String(result.value));
    }
  }
  return { count: controls.length, unnamed };
}
