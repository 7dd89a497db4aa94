import { useTranslate } from '@site/src/foundation/i18n';
import { focusStart } from '@site/src/foundation/browser/focus-start';
import { editShown, resetDemo } from './actions/edit';
import { toggleFrame } from './actions/frame';
import { openInOnlineEditor } from './actions/online-editor';
import { togglePlayground } from './actions/playground';
import type { IconName } from './ToolbarIcon';
import { useDemo, useDemoState } from './viewer-demo';

/** An action that has a button in wide toolbars, and a menu item in narrow ones. */
export interface ToolAction {
  id: IconName;
  label: string;
  /** A word of the label, shown where there's space. */
  text?: string;
  run: () => void;
  /** For a toggle: whether it's on. */
  pressed?: boolean;
  /** Preloads the code of the action. */
  intentProps?: IntentProps;
}

interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
}

/** Props for a control that load its code when the reader is likely to use it. */
export function intentProps(load: () => void): IntentProps {
  return { onPointerEnter: load, onFocus: load };
}

const EDITORS = ['stackBlitz', 'codeSandbox'] as const;

/** The actions of a demo, in the order of the toolbar. */
export function useToolActions(): ToolAction[] {
  const t = useTranslate();
  const demo = useDemo();
  const { frame, playgroundOpen = false } = useDemoState();
  const { loaders, noLiveEdit, hideEditButton, frameOnly, playground } = demo;
  const edit: ToolAction = {
    id: 'edit',
    label: t('demo.edit'),
    text: t('demo.editShort'),
    run: () => editShown(demo),
    intentProps: intentProps(loaders.editor),
  };
  const editors = EDITORS.map((editor): ToolAction => ({
    id: editor,
    label: t(`demo.${editor}`),
    run: () => void openInOnlineEditor(demo, editor),
  }));
  const toggle: ToolAction = {
    id: 'frame',
    label: t('frame.show'),
    run: () => toggleFrame(demo),
    pressed: frame !== undefined,
    intentProps: intentProps(loaders.frame),
  };
  const controls: ToolAction = {
    id: 'playground',
    label: t('demo.playground'),
    run: () => togglePlayground(demo),
    pressed: playgroundOpen,
    intentProps: intentProps(loaders.playground),
  };
  return [
    ...(playground ? [controls] : []),
    ...(noLiveEdit ? [] : [edit]),
    ...(hideEditButton ? [] : editors),
    ...(frameOnly ? [] : [toggle]),
    { id: 'resetFocus', label: t('demo.resetFocus'), run: () => focusStart(demo.stage!) },
    { id: 'reset', label: t('demo.reset'), run: () => resetDemo(demo) },
  ];
}
